import Foundation
import Glibc

/// Tells what the machine has.
///
/// - Parameters:
///   - host: has no effect: only this machine is known.
///   - flavor: ``HOST_BASIC_INFO``.
///   - host_info_out: receives a ``host_basic_info``.
///   - host_info_outCnt: the number of integers for which there is room.
/// - Returns: ``KERN_SUCCESS``; ``KERN_INVALID_ARGUMENT`` for other information, ``KERN_FAILURE`` if there is not enough
///   room.
@discardableResult
public func host_info(
    _ host: host_t, _ flavor: host_flavor_t, _ host_info_out: host_info_t?,
    _ host_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
    guard flavor == HOST_BASIC_INFO else { return KERN_INVALID_ARGUMENT }
    var info = host_basic_info()
    info.max_cpus = integer_t(Processors.maximum)
    info.avail_cpus = integer_t(Processors.count)
    info.max_mem = ProcessInfo.processInfo.physicalMemory
    info.memory_size = natural_t(min(info.max_mem, 0x7FFF_F000))
    info.cpu_type = CPUKind.type
    info.physical_cpu = integer_t(min(Processors.cores, Processors.count))
    info.physical_cpu_max = integer_t(Processors.cores)
    info.logical_cpu = integer_t(Processors.count)
    info.logical_cpu_max = integer_t(Processors.maximum)
    return KernelMessage.write(info, to: host_info_out, count: host_info_outCnt)
}

/// Tells what the processors have done and how the memory is used, with short numbers.
///
/// - Parameters:
///   - host_priv: has no effect: only this machine is known.
///   - flavor: ``HOST_CPU_LOAD_INFO``, ``HOST_VM_INFO`` or ``HOST_LOAD_INFO``.
///   - host_info_out: receives the structure that the constant names.
///   - host_info_outCnt: the number of integers for which there is room.
/// - Returns: ``KERN_SUCCESS``; ``KERN_INVALID_ARGUMENT`` for other information, ``KERN_FAILURE`` if there is not enough
///   room.
@discardableResult
public func host_statistics(
    _ host_priv: host_t, _ flavor: host_flavor_t, _ host_info_out: host_info_t?,
    _ host_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
    switch flavor {
    case HOST_CPU_LOAD_INFO:
        return KernelMessage.write(Processors.loads()?.all, to: host_info_out, count: host_info_outCnt)
    case HOST_VM_INFO:
        let statistics = vm_statistics(MachineMemory.statistics())
        return KernelMessage.write(statistics, to: host_info_out, count: host_info_outCnt)
    case HOST_LOAD_INFO:
        var averages = [0.0, 0, 0]
        guard getloadavg(&averages, 3) == 3 else { return KERN_FAILURE }
        var info = host_load_info()
        let scaled = averages.map { integer_t($0 * Double(LOAD_SCALE)) }
        info.avenrun = (scaled[0], scaled[1], scaled[2])
        return KernelMessage.write(info, to: host_info_out, count: host_info_outCnt)
    default: return KERN_INVALID_ARGUMENT
    }
}

/// Tells how the memory is used, and what the processors have done.
///
/// - Parameters:
///   - host_priv: has no effect: only this machine is known.
///   - flavor: ``HOST_VM_INFO64``, or a constant of `host_statistics(_:_:_:_:)`.
///   - host_info64_out: receives the structure that the constant names.
///   - host_info64_outCnt: the number of integers for which there is room.
/// - Returns: ``KERN_SUCCESS``; ``KERN_INVALID_ARGUMENT`` for other information, ``KERN_FAILURE`` if there is not enough
///   room.
@discardableResult
public func host_statistics64(
    _ host_priv: host_t, _ flavor: host_flavor_t, _ host_info64_out: host_info64_t?,
    _ host_info64_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
    guard flavor == HOST_VM_INFO64 else {
        return host_statistics(host_priv, flavor, host_info64_out, host_info64_outCnt)
    }
    return KernelMessage.write(MachineMemory.statistics(), to: host_info64_out, count: host_info64_outCnt)
}

/// Tells what each processor has done.
///
/// - Parameters:
///   - host: has no effect: only this machine is known.
///   - flavor: ``PROCESSOR_CPU_LOAD_INFO``.
///   - out_processor_count: receives the number of processors.
///   - out_processor_info: receives the ticks of each processor in its states, in a row. `vm_deallocate(_:_:_:)` frees
///     them.
///   - out_processor_infoCnt: receives the number of integers in this row.
/// - Returns: ``KERN_SUCCESS``; ``KERN_INVALID_ARGUMENT`` for other information.
@discardableResult
public func host_processor_info(
    _ host: host_t, _ flavor: processor_flavor_t, _ out_processor_count: UnsafeMutablePointer<natural_t>?,
    _ out_processor_info: UnsafeMutablePointer<processor_info_array_t?>?,
    _ out_processor_infoCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
    guard flavor == PROCESSOR_CPU_LOAD_INFO, let out_processor_count, let out_processor_info, let out_processor_infoCnt
    else { return KERN_INVALID_ARGUMENT }
    guard let loads = Processors.loads()?.each, !loads.isEmpty else { return KERN_FAILURE }
    let states = Int(CPU_STATE_MAX)
    guard let row = MachineMemory.pages(of: integer_t.self, count: loads.count * states) else { return KERN_NO_SPACE }
    for (index, load) in loads.enumerated() {
        let ticks = [load.cpu_ticks.0, load.cpu_ticks.1, load.cpu_ticks.2, load.cpu_ticks.3]
        for (state, count) in ticks.enumerated() { row[index * states + state] = integer_t(bitPattern: count) }
    }
    out_processor_count.pointee = natural_t(loads.count)
    out_processor_info.pointee = row
    out_processor_infoCnt.pointee = mach_msg_type_number_t(loads.count * states)
    return KERN_SUCCESS
}

/// Tells how many bytes a page has.
@discardableResult
public func host_page_size(_ host: host_t, _ out_page_size: UnsafeMutablePointer<vm_size_t>?) -> kern_return_t {
    out_page_size?.pointee = vm_page_size
    return KERN_SUCCESS
}

/// The numbers of kinds of processors in Mach.
enum CPUKind {
    /// The kind of this machine's processors.
    static var type: integer_t {
        #if arch(arm64)
        0x0100_000C
        #else
        0x0100_0007
        #endif
    }
}
