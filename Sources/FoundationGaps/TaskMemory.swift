import Foundation
import Glibc

/// The result of a call to the kernel of Apple's platforms.
public typealias kern_return_t = Int32
/// A number of a message of that kernel.
public typealias integer_t = Int32
/// A natural number of a message of that kernel.
public typealias natural_t = UInt32
/// The number of the integers in a message of that kernel.
public typealias mach_msg_type_number_t = natural_t
/// A port of that kernel.
public typealias mach_port_t = UInt32
/// The kind of information about a task.
public typealias task_flavor_t = natural_t
/// A number of bytes.
public typealias mach_vm_size_t = UInt64

/// The call has succeeded.
public let KERN_SUCCESS: kern_return_t = 0
/// The call has failed.
public let KERN_FAILURE: kern_return_t = 5
/// The task of this program.
public let mach_task_self_: mach_port_t = 1
/// The kind of information in a ``mach_task_basic_info``.
public let MACH_TASK_BASIC_INFO: Int32 = 20

/// How much memory a program uses.
public struct mach_task_basic_info: Sendable {
    /// The bytes of its address space.
    public var virtual_size: mach_vm_size_t = 0
    /// The bytes that are in memory.
    public var resident_size: mach_vm_size_t = 0
    /// The largest number of bytes that have been in memory.
    public var resident_size_max: mach_vm_size_t = 0

    /// Creates a value of zeros.
    public init() {}
}

/// The size of the information, in integers.
public let MACH_TASK_BASIC_INFO_COUNT = mach_msg_type_number_t(
    MemoryLayout<mach_task_basic_info>.size / MemoryLayout<integer_t>.size)

/// Tells how much memory this program uses.
///
/// - Parameters:
///   - target_task: has no effect: only this program is known.
///   - flavor: ``MACH_TASK_BASIC_INFO``.
///   - task_info_out: receives a ``mach_task_basic_info``.
///   - task_info_outCnt: the number of integers for which there is room.
/// - Returns: ``KERN_SUCCESS``, or ``KERN_FAILURE`` for other information, or if there is not enough room.
public func task_info(
    _ target_task: mach_port_t, _ flavor: task_flavor_t, _ task_info_out: UnsafeMutablePointer<integer_t>?,
    _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
    guard flavor == task_flavor_t(MACH_TASK_BASIC_INFO), let task_info_out, let task_info_outCnt,
        task_info_outCnt.pointee >= MACH_TASK_BASIC_INFO_COUNT
    else { return KERN_FAILURE }
    // proc_pid_statm(5) counts pages.
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    guard fields.count > 1, let all = UInt64(fields[0]), let resident = UInt64(fields[1]) else { return KERN_FAILURE }
    let page = UInt64(sysconf(Int32(_SC_PAGESIZE)))
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    var info = mach_task_basic_info()
    info.virtual_size = all * page
    info.resident_size = resident * page
    info.resident_size_max = max(info.resident_size, UInt64(usage.ru_maxrss) * 1024)
    task_info_out.withMemoryRebound(to: mach_task_basic_info.self, capacity: 1) { $0.pointee = info }
    task_info_outCnt.pointee = MACH_TASK_BASIC_INFO_COUNT
    return KERN_SUCCESS
}
