//! CPU time, memory, files and threads of another process. Linux only.

use std::time::Duration;

/// The unit of Linux's CPU times, which is the same on every machine.
const TICK: Duration = Duration::from_millis(10);

/// Returns the CPU time of the process, accurate to one tick.
pub fn cpu(id: u32) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).expect("Linux's figures of the process");
    // The process's name may contain any character. The 12th and 13th fields after it are the ticks spent in the
    // program and in the kernel.
    let (_, fields) = stat.rsplit_once(") ").expect("a name");
    TICK * fields.split(' ').skip(11).take(2).map(|field| field.parse::<u32>().expect("ticks")).sum()
}

/// Returns the resident memory of the process, in bytes.
pub fn resident(id: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).expect("Linux's figures of the process");
    let size = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a size");
    1024 * size.trim().trim_end_matches(" kB").parse::<u64>().expect("kibibytes")
}

/// Returns the number of files and sockets that the process has open.
pub fn open_files(id: u32) -> usize {
    entries(id, "fd")
}

pub fn threads(id: u32) -> usize {
    entries(id, "task")
}

fn entries(id: u32, folder: &str) -> usize {
    std::fs::read_dir(format!("/proc/{id}/{folder}")).expect("Linux's figures of the process").count()
}
