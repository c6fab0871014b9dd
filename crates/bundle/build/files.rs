//! The files of the client.

use anyhow::{Result, anyhow};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::path::Path;

/// Files of the client, before they are written.
#[derive(Default)]
pub(crate) struct Files(Vec<File>);

struct File {
    path: String,
    media_type: &'static str,
    immutable: bool,
    bytes: Vec<u8>,
}

/// The path of a file whose name holds a hash of its bytes.
pub(crate) fn hashed(name: &str, ending: &str, bytes: &[u8]) -> String {
    format!("/{name}-{}.{ending}", &tag(bytes)[..16])
}

fn tag(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// How hard files are compressed.
#[derive(Clone, Copy)]
pub(crate) enum Effort {
    /// As small as can be, for what is shipped.
    Full,
    /// Within a moment, for trying things.
    Little,
}

impl Effort {
    fn quality(self) -> i32 {
        match self {
            Self::Full => 11,
            Self::Little => 1,
        }
    }
}

impl Files {
    pub(crate) fn add(&mut self, path: String, media_type: &'static str, immutable: bool, bytes: Vec<u8>) {
        self.0.push(File { path, media_type, immutable, bytes });
    }

    /// Adds a file whose name holds a hash of its bytes; says its path.
    pub(crate) fn add_hashed(
        &mut self,
        name: &str,
        ending: &str,
        media_type: &'static str,
        bytes: Vec<u8>,
    ) -> String {
        let path = hashed(name, ending, &bytes);
        self.add(path.clone(), media_type, true, bytes);
        path
    }

    /// The script that keeps all files but pages for days without a network: with their list, and a version that changes
    /// with any of them.
    pub(crate) fn kept_by(&self, script: &str) -> String {
        let kept: Vec<&str> = self
            .0
            .iter()
            .filter(|file| !file.media_type.starts_with("text/html"))
            .map(|file| &file.path[..])
            .collect();
        let all: String = self.0.iter().map(|file| tag(&file.bytes)).collect();
        script.replace("VERSION", &tag(all.as_bytes())[..16]).replace("LIST", &format!("{kept:?}"))
    }

    /// A version that changes with any file whose name holds a hash; those that start a page are left out, because the
    /// page itself names its version.
    pub(crate) fn version(&self) -> String {
        let lasting = self.0.iter().filter(|file| file.immutable && !file.path.starts_with("/start-"));
        let all: String = lasting.map(|file| tag(&file.bytes)).collect();
        tag(all.as_bytes())[..16].to_owned()
    }

    /// All files compressed, each by a thread of its own: three large ones take nearly all of the time.
    fn compressed(&self, effort: Effort) -> Vec<Result<Vec<u8>>> {
        std::thread::scope(|scope| {
            let threads: Vec<_> =
                self.0.iter().map(|file| scope.spawn(move || compress(&file.bytes, effort))).collect();
            let join = |thread: std::thread::ScopedJoinHandle<Result<Vec<u8>>>| {
                thread.join().unwrap_or_else(|_| Err(anyhow!("a file could not be compressed")))
            };
            threads.into_iter().map(join).collect()
        })
    }

    /// Writes the bytes, plain and compressed, and the Rust file that lists them.
    pub(crate) fn write(&self, out: &Path, effort: Effort) -> Result<()> {
        let mut list = String::from("/// All files of the client.\npub static FILES: &[File] = &[\n");
        for (number, (file, compressed)) in self.0.iter().zip(self.compressed(effort)).enumerate() {
            let compressed = compressed?;
            let plain = format!("file-{number}");
            std::fs::write(out.join(&plain), &file.bytes)?;
            let small = compressed.len() * 10 < file.bytes.len() * 9;
            let brotli =
                if small { format!("Some(include_bytes!(\"{plain}.br\"))") } else { String::from("None") };
            std::fs::write(out.join(format!("{plain}.br")), &compressed)?;
            let tag = &tag(&file.bytes)[..32];
            let File { path, media_type, immutable, .. } = file;
            writeln!(
                list,
                "    File {{ path: {path:?}, media_type: {media_type:?}, tag: {tag:?}, immutable: {immutable}, \
                 plain: include_bytes!({plain:?}), brotli: {brotli} }},",
            )?;
        }
        list.push_str("];\n");
        writeln!(list, "/// The version of the client.\npub const VERSION: &str = {:?};", self.version())?;
        std::fs::write(out.join("files.rs"), list)?;
        Ok(())
    }
}

fn compress(bytes: &[u8], effort: Effort) -> Result<Vec<u8>> {
    let mut compressed = Vec::new();
    let parameters =
        brotli::enc::BrotliEncoderParams { quality: effort.quality(), lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut compressed, &parameters)?;
    Ok(compressed)
}
