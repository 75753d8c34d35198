import Foundation
import Glibc

/// Lists the numbers of all programs.
///
/// - Parameters:
///   - buffer: receives the numbers; `nil` to count them.
///   - buffersize: the bytes for which there is room.
/// - Returns: the number of programs that are listed, or of all programs without a buffer.
@discardableResult
public func proc_listallpids(_ buffer: UnsafeMutableRawPointer?, _ buffersize: Int32) -> Int32 {
    list(ProcessFacts.all(), buffer, buffersize) / Int32(MemoryLayout<pid_t>.size)
}

/// Lists the numbers of the programs that a program has started.
///
/// - Parameters:
///   - ppid: the program.
///   - buffer: receives the numbers; `nil` to count them.
///   - buffersize: the bytes for which there is room.
/// - Returns: the number of programs that are listed, or of all of these programs without a buffer.
@discardableResult
public func proc_listchildpids(_ ppid: pid_t, _ buffer: UnsafeMutableRawPointer?, _ buffersize: Int32) -> Int32 {
    let all = ProcessFacts.all().filter { ProcessFacts($0)?.parent == ppid }
    return list(all, buffer, buffersize) / Int32(MemoryLayout<pid_t>.size)
}

/// Lists the numbers of some programs.
///
/// - Parameters:
///   - type: which programs, such as ``PROC_ALL_PIDS``.
///   - typeinfo: the user, the group or the program that `type` asks for.
///   - buffer: receives the numbers; `nil` to count them.
///   - buffersize: the bytes for which there is room.
/// - Returns: the bytes of the numbers that are listed, or of all numbers without a buffer; -1 with an error in `errno`
///   for another type.
@discardableResult
public func proc_listpids(
    _ type: UInt32, _ typeinfo: UInt32, _ buffer: UnsafeMutableRawPointer?, _ buffersize: Int32
) -> Int32 {
    let all = ProcessFacts.all()
    let wanted: [pid_t]
    switch Int32(bitPattern: type) {
    case PROC_ALL_PIDS: wanted = all
    case PROC_PGRP_ONLY: wanted = all.filter { (ProcessFacts($0)?.group).map { UInt32(bitPattern: $0) } == typeinfo }
    case PROC_TTY_ONLY: wanted = all.filter { (ProcessFacts($0)?.terminal).map { UInt32(bitPattern: $0) } == typeinfo }
    case PROC_UID_ONLY: wanted = all.filter { ProcessOwner($0).users[1] == typeinfo }
    case PROC_RUID_ONLY: wanted = all.filter { ProcessOwner($0).users[0] == typeinfo }
    case PROC_PPID_ONLY: wanted = all.filter { (ProcessFacts($0)?.parent).map { UInt32(bitPattern: $0) } == typeinfo }
    default:
        errno = EINVAL
        return -1
    }
    return list(wanted, buffer, buffersize)
}

/// Writes numbers of programs, and returns their bytes.
private func list(_ pids: [pid_t], _ buffer: UnsafeMutableRawPointer?, _ buffersize: Int32) -> Int32 {
    let size = MemoryLayout<pid_t>.size
    guard let buffer else { return Int32(pids.count * size) }
    let listed = pids.prefix(Int(max(buffersize, 0)) / size)
    listed.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { buffer.copyMemory(from: start, byteCount: bytes.count) }
    }
    return Int32(listed.count * size)
}

/// Tells about a program.
///
/// - Parameters:
///   - pid: the program.
///   - flavor: ``PROC_PIDTASKINFO``, ``PROC_PIDTBSDINFO``, ``PROC_PIDTASKALLINFO`` or ``PROC_PIDVNODEPATHINFO``.
///   - arg: has no effect.
///   - buffer: receives the structure that the constant names.
///   - buffersize: the bytes for which there is room.
/// - Returns: the bytes of the structure, or 0 with an error in `errno`: `ESRCH` without such a program, `ENOMEM` if
///   there is not enough room, `EINVAL` for other information.
@discardableResult
public func proc_pidinfo(
    _ pid: Int32, _ flavor: Int32, _ arg: UInt64, _ buffer: UnsafeMutableRawPointer?, _ buffersize: Int32
) -> Int32 {
    guard let facts = ProcessFacts(pid) else { return failure(ESRCH) }
    switch flavor {
    case PROC_PIDTASKINFO: return answer(taskInfo(pid, facts), buffer, buffersize)
    case PROC_PIDTBSDINFO: return answer(systemInfo(pid, facts), buffer, buffersize)
    case PROC_PIDTASKALLINFO:
        var all = proc_taskallinfo()
        all.pbsd = systemInfo(pid, facts)
        all.ptinfo = taskInfo(pid, facts)
        return answer(all, buffer, buffersize)
    case PROC_PIDVNODEPATHINFO:
        guard let folder = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(pid)/cwd") else {
            return failure(EPERM)
        }
        var paths = proc_vnodepathinfo()
        withUnsafeMutableBytes(of: &paths.pvi_cdir.vip_path) { write(folder, into: $0) }
        withUnsafeMutableBytes(of: &paths.pvi_rdir.vip_path) { write("/", into: $0) }
        return answer(paths, buffer, buffersize)
    default: return failure(EINVAL)
    }
}

private func failure(_ code: Int32) -> Int32 {
    errno = code
    return 0
}

private func answer<Value>(_ value: Value, _ buffer: UnsafeMutableRawPointer?, _ buffersize: Int32) -> Int32 {
    let size = MemoryLayout<Value>.size
    guard let buffer, Int(buffersize) >= size else { return failure(ENOMEM) }
    withUnsafeBytes(of: value) { buffer.copyMemory(from: $0.baseAddress!, byteCount: size) }
    return Int32(size)
}

private func taskInfo(_ pid: pid_t, _ facts: ProcessFacts) -> proc_taskinfo {
    var info = proc_taskinfo()
    info.pti_virtual_size = facts.virtualSize
    info.pti_resident_size = facts.residentSize
    info.pti_total_user = facts.userTime
    info.pti_total_system = facts.systemTime
    info.pti_faults = Int32(truncatingIfNeeded: facts.faults)
    info.pti_pageins = Int32(truncatingIfNeeded: facts.diskFaults)
    info.pti_csw = Int32(truncatingIfNeeded: ProcessOwner(pid).switches)
    info.pti_threadnum = facts.threads
    info.pti_numrunning = facts.status == SRUN ? 1 : 0
    info.pti_priority = facts.priority
    return info
}

private func systemInfo(_ pid: pid_t, _ facts: ProcessFacts) -> proc_bsdinfo {
    let owner = ProcessOwner(pid)
    var info = proc_bsdinfo()
    info.pbi_flags = UInt32(bitPattern: P_LP64 | (owner.isTraced ? P_TRACED : 0))
    info.pbi_status = UInt32(bitPattern: facts.status)
    info.pbi_pid = UInt32(bitPattern: pid)
    info.pbi_ppid = UInt32(bitPattern: facts.parent)
    (info.pbi_ruid, info.pbi_uid, info.pbi_svuid) = (owner.users[0], owner.users[1], owner.users[2])
    (info.pbi_rgid, info.pbi_gid, info.pbi_svgid) = (owner.groups[0], owner.groups[1], owner.groups[2])
    withUnsafeMutableBytes(of: &info.pbi_comm) { write(facts.name, into: $0) }
    withUnsafeMutableBytes(of: &info.pbi_name) { write(ProcessName.name(of: pid) ?? facts.name, into: $0) }
    info.pbi_pgid = UInt32(bitPattern: facts.group)
    info.e_tdev = UInt32(bitPattern: facts.terminal)
    info.e_tpgid = UInt32(bitPattern: facts.foregroundGroup)
    info.pbi_nice = facts.nice
    let start = facts.start
    info.pbi_start_tvsec = UInt64(start.tv_sec)
    info.pbi_start_tvusec = UInt64(start.tv_usec)
    return info
}
