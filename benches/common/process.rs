//! A process as Linux counts it; elsewhere nothing can be measured.

use std::time::Duration;

/// A tick of Linux's count of the processor's time, the same on every machine.
const TICK: Duration = Duration::from_millis(10);

/// The processor's time that the process has used so far, to a tick.
pub fn cpu(id: u32) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).expect("Linux tells of a process");
    // Behind the name, which may hold anything: the 12th and 13th field are ticks in the program and in the kernel.
    let (_, fields) = stat.rsplit_once(") ").expect("a name");
    TICK * fields.split(' ').skip(11).take(2).map(|field| field.parse::<u32>().expect("ticks")).sum()
}

/// The memory of the process that is in use now, in bytes.
pub fn resident(id: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).expect("Linux tells of a process");
    let size = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a size");
    1024 * size.trim().trim_end_matches(" kB").parse::<u64>().expect("kibibytes")
}
