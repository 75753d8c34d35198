// The use of the machine by a program, as libproc tells it.

import Glibc

/// The place of what a program has used.
public typealias rusage_info_t = UnsafeMutableRawPointer

// The numbers of the versions. Here, all versions have the same parts.

/// The version 0 of the structure.
public let RUSAGE_INFO_V0: Int32 = 0
/// The version 1 of the structure.
public let RUSAGE_INFO_V1: Int32 = 1
/// The version 2 of the structure.
public let RUSAGE_INFO_V2: Int32 = 2
/// The version 3 of the structure.
public let RUSAGE_INFO_V3: Int32 = 3
/// The version 4 of the structure.
public let RUSAGE_INFO_V4: Int32 = 4
/// The version 5 of the structure.
public let RUSAGE_INFO_V5: Int32 = 5
/// The version 6 of the structure.
public let RUSAGE_INFO_V6: Int32 = 6
/// The current version of the structure.
public let RUSAGE_INFO_CURRENT: Int32 = 6

/// The use of the machine by a program.
public struct rusage_info_v6: Sendable {
    /// The nanoseconds of the program itself.
    public var ri_user_time: UInt64 = 0
    /// The nanoseconds of the kernel for the program.
    public var ri_system_time: UInt64 = 0
    /// 0: Linux does not count these.
    public var ri_pkg_idle_wkups: UInt64 = 0
    /// 0: Linux does not count these.
    public var ri_interrupt_wkups: UInt64 = 0
    /// The pages that were read from disks.
    public var ri_pageins: UInt64 = 0
    /// The bytes that stay in memory.
    public var ri_wired_size: UInt64 = 0
    /// The bytes that are in memory.
    public var ri_resident_size: UInt64 = 0
    /// The bytes that the program costs: its own memory, also in swap space.
    public var ri_phys_footprint: UInt64 = 0
    /// When it was started, as `mach_absolute_time()` counts.
    public var ri_proc_start_abstime: UInt64 = 0
    /// 0: it has not ended.
    public var ri_proc_exit_abstime: UInt64 = 0
    /// The nanoseconds of the programs that it has started and that have ended.
    public var ri_child_user_time: UInt64 = 0
    /// The nanoseconds of the kernel for these.
    public var ri_child_system_time: UInt64 = 0
    /// 0: Linux does not count these.
    public var ri_child_pkg_idle_wkups: UInt64 = 0
    /// 0: Linux does not count these.
    public var ri_child_interrupt_wkups: UInt64 = 0
    /// The pages that these read from disks.
    public var ri_child_pageins: UInt64 = 0
    /// 0: Linux does not count this time.
    public var ri_child_elapsed_abstime: UInt64 = 0
    /// The bytes that were read from disks; 0 for programs of other users.
    public var ri_diskio_bytesread: UInt64 = 0
    /// The bytes that were written to disks; 0 for programs of other users.
    public var ri_diskio_byteswritten: UInt64 = 0
    /// 0: instructions are not counted.
    public var ri_instructions: UInt64 = 0
    /// 0: cycles are not counted.
    public var ri_cycles: UInt64 = 0
    /// 0: energy is not measured.
    public var ri_billed_energy: UInt64 = 0
    /// 0: energy is not measured.
    public var ri_serviced_energy: UInt64 = 0
    /// 0: energy is not measured.
    public var ri_energy_nj: UInt64 = 0
    /// The largest number of bytes that have been in memory.
    public var ri_lifetime_max_phys_footprint: UInt64 = 0
    /// 0: Linux does not count these.
    public var ri_logical_writes: UInt64 = 0

    /// Creates a value of zeros.
    public init() {}
}

/// The use of the machine by a program.
public typealias rusage_info_v0 = rusage_info_v6

/// The use of the machine by a program.
public typealias rusage_info_v1 = rusage_info_v6

/// The use of the machine by a program.
public typealias rusage_info_v2 = rusage_info_v6

/// The use of the machine by a program.
public typealias rusage_info_v3 = rusage_info_v6

/// The use of the machine by a program.
public typealias rusage_info_v4 = rusage_info_v6

/// The use of the machine by a program.
public typealias rusage_info_v5 = rusage_info_v6

/// The use of the machine by a program.
public typealias rusage_info_current = rusage_info_v6

/// Tells what a program has used.
///
/// - Parameters:
///   - pid: the program.
///   - flavor: a version, such as ``RUSAGE_INFO_V4``. It has no effect.
///   - buffer: the place of a ``rusage_info_v6``, which other versions are names of.
/// - Returns: 0, or -1 with an error in `errno` if there is no such program.
@discardableResult
public func proc_pid_rusage(
    _ pid: Int32, _ flavor: Int32, _ buffer: UnsafeMutablePointer<rusage_info_t?>?
) -> Int32 {
    guard let buffer, let facts = ProcessFacts(pid) else {
        errno = ESRCH
        return -1
    }
    let sizes = KernelFile.numbers("/proc/\(pid)/status")
    let disk = KernelFile.numbers("/proc/\(pid)/io")
    func bytes(_ name: Substring) -> UInt64 { (sizes[name] ?? 0) * 1024 }
    var info = rusage_info_v6()
    info.ri_user_time = facts.userTime
    info.ri_system_time = facts.systemTime
    info.ri_child_user_time = facts.childUserTime
    info.ri_child_system_time = facts.childSystemTime
    info.ri_pageins = facts.diskFaults
    info.ri_wired_size = bytes("VmLck")
    info.ri_resident_size = facts.residentSize
    info.ri_phys_footprint = bytes("RssAnon") + bytes("RssShmem") + bytes("VmSwap")
    info.ri_lifetime_max_phys_footprint = bytes("VmHWM")
    info.ri_proc_start_abstime = facts.startTime
    info.ri_diskio_bytesread = disk["read_bytes"] ?? 0
    info.ri_diskio_byteswritten = disk["write_bytes"] ?? 0
    UnsafeMutableRawPointer(buffer).copyMemory(from: &info, byteCount: MemoryLayout<rusage_info_v6>.size)
    return 0
}
