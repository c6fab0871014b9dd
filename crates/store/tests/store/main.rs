//! What is promised, and what becomes of it when processes are killed and disks are full.

#[macro_use]
mod contract;
mod disk;
mod faulty;
mod folder;
mod killed;
mod sqlite;
