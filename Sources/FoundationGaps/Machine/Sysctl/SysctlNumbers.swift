// The numbers that sysctl(3) takes, from the headers of Darwin.

/// A natural number.
public typealias u_int = UInt32
/// A number with 11 bits after its point.
public typealias fixpt_t = UInt32

/// The kernel.
public let CTL_KERN: Int32 = 1
/// The memory.
public let CTL_VM: Int32 = 2
/// The file systems.
public let CTL_VFS: Int32 = 3
/// The network.
public let CTL_NET: Int32 = 4
/// The debugger of the kernel.
public let CTL_DEBUG: Int32 = 5
/// The machine.
public let CTL_HW: Int32 = 6
/// The processors.
public let CTL_MACHDEP: Int32 = 7
/// The limits of programs.
public let CTL_USER: Int32 = 8
/// The name of the kernel.
public let KERN_OSTYPE: Int32 = 1
/// The version of the kernel.
public let KERN_OSRELEASE: Int32 = 2
/// The revision of the system.
public let KERN_OSREV: Int32 = 3
/// The kernel and its version.
public let KERN_VERSION: Int32 = 4
/// The largest number of programs.
public let KERN_MAXPROC: Int32 = 6
/// The largest number of open files.
public let KERN_MAXFILES: Int32 = 7
/// The bytes of the longest arguments.
public let KERN_ARGMAX: Int32 = 8
/// The name of the machine.
public let KERN_HOSTNAME: Int32 = 10
/// The programs.
public let KERN_PROC: Int32 = 14
/// When the machine has been started, as a `timeval`.
public let KERN_BOOTTIME: Int32 = 21
/// The arguments of a program.
public let KERN_PROCARGS2: Int32 = 49
/// The build of the system.
public let KERN_OSVERSION: Int32 = 65
/// All programs.
public let KERN_PROC_ALL: Int32 = 0
/// The program with a number.
public let KERN_PROC_PID: Int32 = 1
/// The programs of a group.
public let KERN_PROC_PGRP: Int32 = 2
/// The programs of a session.
public let KERN_PROC_SESSION: Int32 = 3
/// The programs of a terminal.
public let KERN_PROC_TTY: Int32 = 4
/// The programs of a user.
public let KERN_PROC_UID: Int32 = 5
/// The programs that a user has started.
public let KERN_PROC_RUID: Int32 = 6
/// How many threads want to run, as a ``loadavg``.
public let VM_LOADAVG: Int32 = 2
/// The swap space, as a ``xsw_usage``.
public let VM_SWAPUSAGE: Int32 = 5
/// The kind of the processors.
public let HW_MACHINE: Int32 = 1
/// The model of the machine.
public let HW_MODEL: Int32 = 2
/// The number of processors.
public let HW_NCPU: Int32 = 3
/// The order of bytes.
public let HW_BYTEORDER: Int32 = 4
/// The bytes of memory.
public let HW_PHYSMEM: Int32 = 5
/// The bytes of memory without those of the kernel.
public let HW_USERMEM: Int32 = 6
/// The bytes of a page.
public let HW_PAGESIZE: Int32 = 7
/// The kind of the processors.
public let HW_MACHINE_ARCH: Int32 = 12
/// The clock of the processors, in hertz.
public let HW_CPU_FREQ: Int32 = 15
/// The bytes of memory.
public let HW_MEMSIZE: Int32 = 24
/// The number of processors that are on.
public let HW_AVAILCPU: Int32 = 25

/// The swap space.
public struct xsw_usage: Sendable {
    /// The bytes of the swap space.
    public var xsu_total: UInt64 = 0
    /// The bytes that are free.
    public var xsu_avail: UInt64 = 0
    /// The bytes that are used.
    public var xsu_used: UInt64 = 0
    /// The bytes of a page.
    public var xsu_pagesize: UInt32 = 0
    /// 0: whether the swap space is encrypted is not known.
    public var xsu_encrypted: boolean_t = 0

    /// Creates a value of zeros.
    public init() {}
}

/// How many threads want to run.
public struct loadavg: Sendable {
    /// The averages of 1, 5 and 15 minutes, times the scale.
    public var ldavg: (fixpt_t, fixpt_t, fixpt_t) = (0, 0, 0)
    /// The scale.
    public var fscale: Int = 2048

    /// Creates a value of zeros.
    public init() {}
}
