import Foundation
import Glibc

/// Tells how much memory and time this program uses.
///
/// - Parameters:
///   - target_task: has no effect: only this program is known.
///   - flavor: ``MACH_TASK_BASIC_INFO``, ``TASK_VM_INFO``, ``TASK_BASIC_INFO`` or ``TASK_THREAD_TIMES_INFO``.
///   - task_info_out: receives the structure that the constant names.
///   - task_info_outCnt: the number of integers for which there is room.
/// - Returns: ``KERN_SUCCESS``, or ``KERN_FAILURE`` for other information, or if there is not enough room.
@discardableResult
public func task_info(
    _ target_task: task_name_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t?,
    _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
    switch Int32(bitPattern: flavor) {
    case MACH_TASK_BASIC_INFO:
        return KernelMessage.write(ProgramMemory().map(\.basic), to: task_info_out, count: task_info_outCnt)
    case TASK_BASIC_INFO:
        return KernelMessage.write(ProgramMemory().map(\.older), to: task_info_out, count: task_info_outCnt)
    case TASK_VM_INFO:
        // The first version of the structure ended here.
        let least = MemoryLayout<task_vm_info>.offset(of: \.phys_footprint)! / MemoryLayout<integer_t>.size
        return KernelMessage.write(
            ProgramMemory().map(\.detailed), to: task_info_out, count: task_info_outCnt, least: least)
    case TASK_THREAD_TIMES_INFO:
        let facts = ProcessFacts(getpid())
        return KernelMessage.write(facts.map(\.times), to: task_info_out, count: task_info_outCnt)
    default: return KERN_FAILURE
    }
}

/// How this program uses memory, from proc_pid_statm(5) and proc_pid_status(5).
private struct ProgramMemory {
    /// The bytes of the address space, and those in memory.
    let virtual, resident: UInt64
    /// The sizes of parts, in units of 1024 bytes.
    let sizes: [Substring: UInt64]

    init?() {
        let fields = (KernelFile.text("/proc/self/statm") ?? "").split { $0 == " " || $0 == "\n" }
        guard fields.count > 1, let all = UInt64(fields[0]), let resident = UInt64(fields[1]) else { return nil }
        virtual = all * KernelFile.pageSize
        self.resident = resident * KernelFile.pageSize
        sizes = KernelFile.numbers("/proc/self/status")
    }

    private var peak: UInt64 {
        var usage = rusage()
        getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
        return max(resident, UInt64(usage.ru_maxrss) * 1024)
    }

    private func bytes(_ name: Substring) -> UInt64 { (sizes[name] ?? 0) * 1024 }

    var basic: mach_task_basic_info {
        var info = mach_task_basic_info()
        info.virtual_size = virtual
        info.resident_size = resident
        info.resident_size_max = peak
        return info
    }

    var older: task_basic_info {
        var info = task_basic_info()
        info.virtual_size = vm_size_t(virtual)
        info.resident_size = vm_size_t(resident)
        return info
    }

    var detailed: task_vm_info {
        var info = task_vm_info()
        info.virtual_size = virtual
        info.page_size = integer_t(KernelFile.pageSize)
        info.resident_size = resident
        info.resident_size_peak = peak
        info.`internal` = bytes("RssAnon") + bytes("RssShmem")
        info.external = bytes("RssFile")
        info.compressed = bytes("VmSwap")
        info.phys_footprint = info.`internal` + info.compressed
        return info
    }
}

extension ProcessFacts {
    /// The times as Mach tells them.
    fileprivate var times: task_thread_times_info {
        var info = task_thread_times_info()
        info.user_time = time_value(nanoseconds: userTime)
        info.system_time = time_value(nanoseconds: systemTime)
        return info
    }
}

extension time_value {
    init(nanoseconds: UInt64) {
        self.init()
        seconds = integer_t(truncatingIfNeeded: nanoseconds / 1_000_000_000)
        microseconds = integer_t(nanoseconds % 1_000_000_000 / 1000)
    }
}
