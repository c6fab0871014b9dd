//! Reading the tables of wrong and strange texts in `data/`.

/// The rows of a table, their cells unescaped.
pub(crate) fn rows<const N: usize>(table: &str) -> impl Iterator<Item = [String; N]> {
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let cells: Vec<String> = line.split('\t').map(unescape).collect();
        cells.try_into().unwrap_or_else(|_| panic!("not {N} cells: {line}"))
    })
}

/// The tables write awkward characters as `\t`, `\n`, `\r`, `\x20` and `\u00e9`.
fn unescape(cell: &str) -> String {
    let mut text = String::new();
    let mut rest = cell;
    while let Some((before, after)) = rest.split_once('\\') {
        text.push_str(before);
        let (kind, after) = after.split_at(1);
        let digits = match kind {
            "x" => 2,
            "u" => 4,
            _ => 0,
        };
        text.push(match kind {
            "t" => '\t',
            "n" => '\n',
            "r" => '\r',
            "x" | "u" => u32::from_str_radix(&after[..digits], 16).ok().and_then(char::from_u32).unwrap(),
            other => panic!("\\{other} is no escape"),
        });
        rest = &after[digits..];
    }
    text + rest
}
