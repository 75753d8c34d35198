// The facts about a program that libproc tells.

import Glibc

/// The largest length of a path.
public let MAXPATHLEN: Int32 = 4096
/// The largest length of the short name of a program.
public let MAXCOMLEN: Int32 = 16
/// The bytes of the longest path of a program.
public let PROC_PIDPATHINFO_MAXSIZE: Int32 = 4 * MAXPATHLEN
/// All programs.
public let PROC_ALL_PIDS: Int32 = 1
/// The programs of a group.
public let PROC_PGRP_ONLY: Int32 = 2
/// The programs of a terminal.
public let PROC_TTY_ONLY: Int32 = 3
/// The programs of a user.
public let PROC_UID_ONLY: Int32 = 4
/// The programs that a user has started.
public let PROC_RUID_ONLY: Int32 = 5
/// The programs that a program has started.
public let PROC_PPID_ONLY: Int32 = 6
/// The kind of information in a ``proc_taskallinfo``.
public let PROC_PIDTASKALLINFO: Int32 = 2
/// The kind of information in a ``proc_bsdinfo``.
public let PROC_PIDTBSDINFO: Int32 = 3
/// The kind of information in a ``proc_taskinfo``.
public let PROC_PIDTASKINFO: Int32 = 4
/// The kind of information in a ``proc_vnodepathinfo``.
public let PROC_PIDVNODEPATHINFO: Int32 = 9
/// The bytes of a ``proc_taskinfo``.
public let PROC_PIDTASKINFO_SIZE: Int32 = Int32(MemoryLayout<proc_taskinfo>.size)
/// The bytes of a ``proc_bsdinfo``.
public let PROC_PIDTBSDINFO_SIZE: Int32 = Int32(MemoryLayout<proc_bsdinfo>.size)
/// The program is being started.
public let SIDL: Int32 = 1
/// The program can run.
public let SRUN: Int32 = 2
/// The program waits.
public let SSLEEP: Int32 = 3
/// The program is stopped.
public let SSTOP: Int32 = 4
/// The program has ended.
public let SZOMB: Int32 = 5
/// The bit of a program with addresses of 64 bits.
public let P_LP64: Int32 = 0x4
/// The bit of a program that a debugger runs.
public let P_TRACED: Int32 = 0x800

/// How much memory and time a program uses.
public struct proc_taskinfo: Sendable {
    /// The bytes of its address space.
    public var pti_virtual_size: UInt64 = 0
    /// The bytes that are in memory.
    public var pti_resident_size: UInt64 = 0
    /// The nanoseconds of the program itself.
    public var pti_total_user: UInt64 = 0
    /// The nanoseconds of the kernel for the program.
    public var pti_total_system: UInt64 = 0
    /// 0: the threads that live are not counted apart.
    public var pti_threads_user: UInt64 = 0
    /// 0: the threads that live are not counted apart.
    public var pti_threads_system: UInt64 = 0
    /// 0: the way of scheduling is not known.
    public var pti_policy: Int32 = 0
    /// The accesses to pages that were not there.
    public var pti_faults: Int32 = 0
    /// Those for which the disk was read.
    public var pti_pageins: Int32 = 0
    /// 0: Linux does not count these faults.
    public var pti_cow_faults: Int32 = 0
    /// 0: Linux has no messages of Mach.
    public var pti_messages_sent: Int32 = 0
    /// 0: Linux has no messages of Mach.
    public var pti_messages_received: Int32 = 0
    /// 0: Linux has no calls of Mach.
    public var pti_syscalls_mach: Int32 = 0
    /// 0: Linux does not count these calls.
    public var pti_syscalls_unix: Int32 = 0
    /// How often a processor has left the first thread of the program to run others.
    public var pti_csw: Int32 = 0
    /// The number of threads.
    public var pti_threadnum: Int32 = 0
    /// 1 if the first thread runs.
    public var pti_numrunning: Int32 = 0
    /// The priority, as Linux numbers it.
    public var pti_priority: Int32 = 0

    /// Creates a value of zeros.
    public init() {}
}

/// The identity of a program.
public struct proc_bsdinfo: Sendable {
    /// The bits of the program, such as ``P_TRACED``.
    public var pbi_flags: UInt32 = 0
    /// The state, such as ``SRUN``.
    public var pbi_status: UInt32 = 0
    /// 0: the status of its end is not known.
    public var pbi_xstatus: UInt32 = 0
    /// The number of the program.
    public var pbi_pid: UInt32 = 0
    /// The number of the program that has started it.
    public var pbi_ppid: UInt32 = 0
    /// The user whose rights the program has.
    public var pbi_uid: uid_t = 0
    /// The group whose rights the program has.
    public var pbi_gid: gid_t = 0
    /// The user who has started it.
    public var pbi_ruid: uid_t = 0
    /// The group that has started it.
    public var pbi_rgid: gid_t = 0
    /// The user whose rights the program can take again.
    public var pbi_svuid: uid_t = 0
    /// The group whose rights the program can take again.
    public var pbi_svgid: gid_t = 0
    /// The short name.
    public var pbi_comm:
        (
            CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
            CChar, CChar, CChar, CChar
        ) = (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0
        )
    /// The name.
    public var pbi_name:
        (
            CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
            CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
            CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar
        ) = (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0
        )
    /// 0: the number of open files is not counted.
    public var pbi_nfiles: UInt32 = 0
    /// The group of programs.
    public var pbi_pgid: UInt32 = 0
    /// 0: the number is not known.
    public var pbi_pjobc: UInt32 = 0
    /// The number of its terminal.
    public var e_tdev: UInt32 = 0
    /// The group of programs in front of this terminal.
    public var e_tpgid: UInt32 = 0
    /// How much the program gives way to others.
    public var pbi_nice: Int32 = 0
    /// When it was started, in seconds since 1970.
    public var pbi_start_tvsec: UInt64 = 0
    /// The microseconds beyond these.
    public var pbi_start_tvusec: UInt64 = 0

    /// Creates a value of zeros.
    public init() {}
}

/// The identity of a program, and its use of the machine.
public struct proc_taskallinfo: Sendable {
    /// The identity.
    public var pbsd = proc_bsdinfo()
    /// How much the program uses.
    public var ptinfo = proc_taskinfo()

    /// Creates a value of zeros.
    public init() {}
}
