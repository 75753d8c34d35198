// The facts about programs that sysctl(3) tells.

import Glibc

/// The facts about a program that the kernel knows.
public struct kinfo_proc: Sendable {
    /// The program.
    public var kp_proc = extern_proc()
    /// Its user, and the programs around it.
    public var kp_eproc = eproc()

    /// Creates a value of zeros.
    public init() {}
}

/// A program.
public struct extern_proc: Sendable {
    /// When the program was started.
    public struct __Unnamed_union_p_un: Sendable {
        /// When the program was started.
        public var __p_starttime = timeval()

        /// Creates a time of zero.
        public init() {}
    }

    /// When the program was started.
    public var p_un = __Unnamed_union_p_un()
    /// The bits of the program, such as ``P_TRACED``.
    public var p_flag: Int32 = 0
    /// The state, such as ``SRUN``.
    public var p_stat: CChar = 0
    /// The number of the program.
    public var p_pid: pid_t = 0
    /// 0: the percentage of a processor is not computed.
    public var p_pctcpu: UInt32 = 0
    /// The ticks of the program itself.
    public var p_uticks: UInt64 = 0
    /// The ticks of the kernel for the program.
    public var p_sticks: UInt64 = 0
    /// The priority, as Linux numbers it.
    public var p_priority: UInt8 = 0
    /// How much the program gives way to others.
    public var p_nice: CChar = 0
    /// The short name.
    public var p_comm:
        (
            CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
            CChar, CChar, CChar, CChar, CChar
        ) = (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0
        )
    /// 0: the status of its end is not known.
    public var p_xstat: UInt16 = 0

    /// Creates a value of zeros.
    public init() {}
}

/// The user of a program, and the programs around it.
public struct eproc: Sendable {
    /// The user who has started it.
    public var e_pcred = _pcred()
    /// The user whose rights it has.
    public var e_ucred = _ucred()
    /// The number of the program that has started it.
    public var e_ppid: pid_t = 0
    /// The group of programs.
    public var e_pgid: pid_t = 0
    /// The number of its terminal.
    public var e_tdev: Int32 = 0
    /// The group of programs in front of this terminal.
    public var e_tpgid: pid_t = 0
    /// 0: there are no bits.
    public var e_flag: Int32 = 0

    /// Creates a value of zeros.
    public init() {}
}

/// The user who has started a program.
public struct _pcred: Sendable {
    /// The user.
    public var p_ruid: uid_t = 0
    /// The user whose rights the program can take again.
    public var p_svuid: uid_t = 0
    /// The group.
    public var p_rgid: gid_t = 0
    /// The group whose rights the program can take again.
    public var p_svgid: gid_t = 0

    /// Creates a value of zeros.
    public init() {}
}

/// The user whose rights a program has.
public struct _ucred: Sendable {
    /// The user.
    public var cr_uid: uid_t = 0
    /// 0: the groups are not listed.
    public var cr_ngroups: Int16 = 0

    /// Creates a value of zeros.
    public init() {}
}
