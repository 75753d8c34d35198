import Foundation
import Glibc

/// Tells a fact about the machine, the kernel or the processors by its name. No fact can be changed.
///
/// The names are those of a Mac. What is not known on Linux is missing, as on older Macs: `hw.optional.arm64` on other
/// processors, `sysctl.proc_translated`, and the levels of performance of processors.
///
/// - Parameters:
///   - name: the name, such as `hw.memsize`.
///   - oldp: receives the value; `nil` to ask for its size.
///   - oldlenp: the bytes for which there is room. It receives the bytes of the value.
///   - newp: `nil`.
///   - newlen: 0.
/// - Returns: 0, or -1 with an error in `errno`: `ENOENT` if there is no such fact, `ENOMEM` if there is not enough room,
///   `EPERM` for a new value.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>?, _ oldp: UnsafeMutableRawPointer?, _ oldlenp: UnsafeMutablePointer<Int>?,
    _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
    guard let name else { return sysctlFailure(EINVAL) }
    return answer(MachineFact.value(named: String(cString: name)), oldp, oldlenp, newp)
}

/// Tells a fact about the machine, the kernel, the programs or the network by its numbers. No fact can be changed.
///
/// - Parameters:
///   - name: the numbers, such as ``CTL_HW`` and ``HW_MEMSIZE``.
///   - namelen: how many there are.
///   - oldp: receives the value; `nil` to ask for its size.
///   - oldlenp: the bytes for which there is room. It receives the bytes of the value.
///   - newp: `nil`.
///   - newlen: 0.
/// - Returns: 0, or -1 with an error in `errno`: `ENOENT` if there is no such fact, `ENOMEM` if there is not enough room,
///   `EPERM` for a new value.
@discardableResult
public func sysctl(
    _ name: UnsafeMutablePointer<Int32>?, _ namelen: u_int, _ oldp: UnsafeMutableRawPointer?,
    _ oldlenp: UnsafeMutablePointer<Int>?, _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
    guard let name, namelen >= 2 else { return sysctlFailure(EINVAL) }
    let numbers = Array(UnsafeBufferPointer(start: name, count: Int(namelen)))
    return answer(SysctlQuestion.value(of: numbers), oldp, oldlenp, newp)
}

private func answer(
    _ value: SysctlValue?, _ oldp: UnsafeMutableRawPointer?, _ oldlenp: UnsafeMutablePointer<Int>?,
    _ newp: UnsafeMutableRawPointer?
) -> Int32 {
    guard let value else { return sysctlFailure(ENOENT) }
    guard newp == nil else { return sysctlFailure(EPERM) }
    return value.write(to: oldp, length: oldlenp)
}

private func sysctlFailure(_ code: Int32) -> Int32 {
    errno = code
    return -1
}

/// A question to sysctl(3), in numbers.
private enum SysctlQuestion {
    /// The names of facts that also have numbers.
    private static let names: [[Int32]: String] = [
        [CTL_KERN, KERN_OSTYPE]: "kern.ostype", [CTL_KERN, KERN_OSRELEASE]: "kern.osrelease",
        [CTL_KERN, KERN_VERSION]: "kern.version", [CTL_KERN, KERN_MAXPROC]: "kern.maxproc",
        [CTL_KERN, KERN_MAXFILES]: "kern.maxfiles", [CTL_KERN, KERN_ARGMAX]: "kern.argmax",
        [CTL_KERN, KERN_HOSTNAME]: "kern.hostname", [CTL_KERN, KERN_BOOTTIME]: "kern.boottime",
        [CTL_KERN, KERN_OSVERSION]: "kern.osversion", [CTL_VM, VM_LOADAVG]: "vm.loadavg",
        [CTL_VM, VM_SWAPUSAGE]: "vm.swapusage", [CTL_HW, HW_MACHINE]: "hw.machine", [CTL_HW, HW_MODEL]: "hw.model",
        [CTL_HW, HW_NCPU]: "hw.ncpu", [CTL_HW, HW_BYTEORDER]: "hw.byteorder", [CTL_HW, HW_PHYSMEM]: "hw.physmem",
        [CTL_HW, HW_PAGESIZE]: "hw.pagesize", [CTL_HW, HW_MACHINE_ARCH]: "hw.machine",
        [CTL_HW, HW_CPU_FREQ]: "hw.cpufrequency", [CTL_HW, HW_MEMSIZE]: "hw.memsize",
        [CTL_HW, HW_AVAILCPU]: "hw.availcpu",
    ]

    static func value(of numbers: [Int32]) -> SysctlValue? {
        if let name = names[numbers] { return MachineFact.value(named: name) }
        switch (numbers[0], numbers[1]) {
        case (CTL_KERN, KERN_PROC) where numbers.count > 2:
            return processes(numbers[2], numbers.count > 3 ? numbers[3] : 0)
        case (CTL_KERN, KERN_PROCARGS2) where numbers.count > 2: return arguments(of: numbers[2])
        case (CTL_NET, _) where numbers.count > 4 && numbers[4] == NET_RT_IFLIST2:
            return .bytes(NetworkInterfaces.list(only: numbers.count > 5 ? numbers[5] : 0))
        default: return nil
        }
    }

    private static func processes(_ kind: Int32, _ argument: Int32) -> SysctlValue? {
        if kind == KERN_PROC_PID { return .structures([kinfo_proc(argument)].compactMap(\.self)) }
        let number = UInt32(bitPattern: argument)
        let isListed: (kinfo_proc) -> Bool
        switch kind {
        case KERN_PROC_ALL: isListed = { _ in true }
        case KERN_PROC_UID: isListed = { $0.kp_eproc.e_ucred.cr_uid == number }
        case KERN_PROC_RUID: isListed = { $0.kp_eproc.e_pcred.p_ruid == number }
        case KERN_PROC_PGRP: isListed = { $0.kp_eproc.e_pgid == argument }
        case KERN_PROC_TTY: isListed = { $0.kp_eproc.e_tdev == argument }
        default: return nil
        }
        return .structures(ProcessFacts.all().compactMap { kinfo_proc($0) }.filter(isListed))
    }

    /// The number of arguments, the path, the arguments and the environment, with zero bytes between them.
    private static func arguments(of pid: pid_t) -> SysctlValue? {
        guard let words = FileManager.default.contents(atPath: "/proc/\(pid)/cmdline"), !words.isEmpty else {
            return nil
        }
        let environment = FileManager.default.contents(atPath: "/proc/\(pid)/environ") ?? Data()
        let count = Int32(words.count { $0 == 0 })
        let first = String(decoding: words.prefix { $0 != 0 }, as: UTF8.self)
        var bytes = withUnsafeBytes(of: count) { Array($0) }
        bytes += Array((ProcessName.path(of: pid) ?? first).utf8) + [0]
        return .bytes(bytes + words + environment)
    }
}

extension kinfo_proc {
    /// Reads what the kernel knows about a program; `nil` if there is no such program.
    fileprivate init?(_ pid: pid_t) {
        guard let facts = ProcessFacts(pid) else { return nil }
        let owner = ProcessOwner(pid)
        self.init()
        kp_proc.p_pid = pid
        kp_proc.p_un.__p_starttime = facts.start
        kp_proc.p_flag = P_LP64 | (owner.isTraced ? P_TRACED : 0)
        kp_proc.p_stat = CChar(facts.status)
        kp_proc.p_uticks = facts.userTime / 10_000_000
        kp_proc.p_sticks = facts.systemTime / 10_000_000
        kp_proc.p_priority = UInt8(truncatingIfNeeded: facts.priority)
        kp_proc.p_nice = CChar(truncatingIfNeeded: facts.nice)
        withUnsafeMutableBytes(of: &kp_proc.p_comm) { write(facts.name, into: $0) }
        kp_eproc.e_pcred.p_ruid = owner.users[0]
        kp_eproc.e_pcred.p_svuid = owner.users[2]
        kp_eproc.e_pcred.p_rgid = owner.groups[0]
        kp_eproc.e_pcred.p_svgid = owner.groups[2]
        kp_eproc.e_ucred.cr_uid = owner.users[1]
        kp_eproc.e_ppid = facts.parent
        kp_eproc.e_pgid = facts.group
        kp_eproc.e_tdev = facts.terminal == 0 ? -1 : facts.terminal
        kp_eproc.e_tpgid = facts.foregroundGroup
    }
}
