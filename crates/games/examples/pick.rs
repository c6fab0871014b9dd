#![allow(missing_docs)]
use tablier_games::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let k: GameKind = a[1].parse().unwrap();
    let p = AnyPosition::parse(k, &a[2]).unwrap();
    println!("{}", p.perft(a[3].parse().unwrap()));
}
