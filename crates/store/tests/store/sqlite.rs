//! SQLite keeps the contract.

use crate::contract::Place;
use std::path::PathBuf;
use tablier_store::Sqlite;
use tempfile::TempDir;

struct Folder(TempDir);

impl Place for Folder {
    type Database = Sqlite;

    fn new() -> Self {
        Self(TempDir::new().expect("a folder"))
    }

    async fn open(&self) -> Sqlite {
        Sqlite::open(&self.0.path().join("house")).await.expect("opened")
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }
}

contract!(Folder);
