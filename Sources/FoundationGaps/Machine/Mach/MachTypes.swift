// The names of Mach, the kernel of Apple's platforms. Its calls are answered from the files of Linux's kernel in `/proc`.

import Foundation
import Glibc

/// The result of a call to the kernel of Apple's platforms.
public typealias kern_return_t = Int32
/// A number of a message of that kernel.
public typealias integer_t = Int32
/// A natural number of a message of that kernel.
public typealias natural_t = UInt32
/// A truth value of that kernel: 0 or 1.
public typealias boolean_t = Int32
/// The way in which a thread is scheduled.
public typealias policy_t = Int32
/// The number of the integers in a message of that kernel.
public typealias mach_msg_type_number_t = natural_t
/// A port of that kernel.
public typealias mach_port_t = UInt32
/// The name of a port.
public typealias mach_port_name_t = natural_t
/// The port of the machine.
public typealias host_t = mach_port_t
/// The port of a program.
public typealias task_t = mach_port_t
/// The port of a program.
public typealias task_name_t = mach_port_t
/// The port of a program.
public typealias task_inspect_t = mach_port_t
/// The port of a program's memory.
public typealias vm_map_t = mach_port_t
/// The port of a thread: the number that Linux gives it.
public typealias thread_t = mach_port_t
/// The port of a thread: the number that Linux gives it.
public typealias thread_act_t = mach_port_t
/// The port of a thread: the number that Linux gives it.
public typealias thread_inspect_t = mach_port_t
/// A list of threads, which ``vm_deallocate(_:_:_:)`` frees.
public typealias thread_act_array_t = UnsafeMutablePointer<thread_act_t>
/// The kind of information about the machine.
public typealias host_flavor_t = integer_t
/// The kind of information about the processors.
public typealias processor_flavor_t = integer_t
/// The kind of information about a program.
public typealias task_flavor_t = natural_t
/// The kind of information about a thread.
public typealias thread_flavor_t = natural_t
/// The place of information about the machine.
public typealias host_info_t = UnsafeMutablePointer<integer_t>
/// The place of information about the machine.
public typealias host_info64_t = UnsafeMutablePointer<integer_t>
/// The place of information about a program.
public typealias task_info_t = UnsafeMutablePointer<integer_t>
/// The place of information about a thread.
public typealias thread_info_t = UnsafeMutablePointer<integer_t>
/// Information about the processors, which ``vm_deallocate(_:_:_:)`` frees.
public typealias processor_info_array_t = UnsafeMutablePointer<integer_t>
/// A number of bytes.
public typealias vm_size_t = UInt
/// The address of memory.
public typealias vm_address_t = UInt
/// A place in memory.
public typealias vm_offset_t = UInt
/// A number of bytes.
public typealias mach_vm_size_t = UInt64
/// The address of memory.
public typealias mach_vm_address_t = UInt64

/// The call has succeeded.
public let KERN_SUCCESS: kern_return_t = 0
/// There is no memory at the address.
public let KERN_INVALID_ADDRESS: kern_return_t = 1
/// There is no more memory.
public let KERN_NO_SPACE: kern_return_t = 3
/// The call does not know what it is asked for.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
/// The call has failed.
public let KERN_FAILURE: kern_return_t = 5
/// There is not enough memory.
public let KERN_RESOURCE_SHORTAGE: kern_return_t = 6
/// The caller must not do this.
public let KERN_NO_ACCESS: kern_return_t = 8
/// The call is not supported.
public let KERN_NOT_SUPPORTED: kern_return_t = 46
/// No port.
public let MACH_PORT_NULL: Int32 = 0
/// This program.
public let mach_task_self_: mach_port_t = 1

/// Returns the port of the machine.
public func mach_host_self() -> mach_port_t { 2 }

/// Returns the port of the thread that calls: the number that Linux gives it.
public func mach_thread_self() -> mach_port_t {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    return link.flatMap { $0.split(separator: "/").last }.flatMap { mach_port_t($0) } ?? mach_port_t(getpid())
}

/// Has no effect: ports are numbers.
@discardableResult
public func mach_port_deallocate(_ task: mach_port_t, _ name: mach_port_name_t) -> kern_return_t { KERN_SUCCESS }

/// Finds the port of a program. Only this program has one.
///
/// - Returns: ``KERN_SUCCESS``, or ``KERN_FAILURE`` for any other program, as without a special right on a Mac.
@discardableResult
public func task_for_pid(
    _ target_tport: mach_port_name_t, _ pid: Int32, _ t: UnsafeMutablePointer<mach_port_name_t>?
) -> kern_return_t {
    guard pid == getpid() else {
        t?.pointee = 0
        return KERN_FAILURE
    }
    t?.pointee = mach_task_self_
    return KERN_SUCCESS
}

/// Returns a sentence that describes the result of a call.
public func mach_error_string(_ error_value: kern_return_t) -> UnsafeMutablePointer<CChar>! {
    errorTexts[error_value] ?? errorTexts[KERN_FAILURE]
}

// `nonisolated(unsafe)`: the dictionary never changes, and nobody writes or frees the texts.
/// The sentences.
nonisolated(unsafe) private let errorTexts: [kern_return_t: UnsafeMutablePointer<CChar>] = [
    KERN_SUCCESS: strdup("(os/kern) successful"),
    KERN_INVALID_ADDRESS: strdup("(os/kern) invalid address"),
    KERN_NO_SPACE: strdup("(os/kern) no space available"),
    KERN_INVALID_ARGUMENT: strdup("(os/kern) invalid argument"),
    KERN_FAILURE: strdup("(os/kern) failure"),
    KERN_RESOURCE_SHORTAGE: strdup("(os/kern) resource shortage"),
    KERN_NO_ACCESS: strdup("(os/kern) no access"),
    KERN_NOT_SUPPORTED: strdup("(os/kern) not supported"),
]
