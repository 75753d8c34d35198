// The facts about a program and its threads that Mach tells.

/// A time, as seconds and microseconds.
public struct time_value: Sendable {
    /// The seconds.
    public var seconds: integer_t = 0
    /// The microseconds beyond these.
    public var microseconds: integer_t = 0

    /// Creates a value of zeros.
    public init() {}
}

/// A time, as seconds and microseconds.
public typealias time_value_t = time_value

/// How much memory and time a program uses.
public struct mach_task_basic_info: Sendable {
    /// The bytes of its address space.
    public var virtual_size: mach_vm_size_t = 0
    /// The bytes that are in memory.
    public var resident_size: mach_vm_size_t = 0
    /// The largest number of bytes that have been in memory.
    public var resident_size_max: mach_vm_size_t = 0
    /// The time of the program itself in threads that have ended.
    public var user_time: time_value_t = time_value_t()
    /// The time of the kernel for threads that have ended.
    public var system_time: time_value_t = time_value_t()
    /// 0: the way of scheduling is not known.
    public var policy: policy_t = 0
    /// 0: the program runs.
    public var suspend_count: integer_t = 0

    /// Creates a value of zeros.
    public init() {}
}

/// How much memory and time a program uses.
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// How much memory and time a program uses, in the older form.
public struct task_basic_info: Sendable {
    /// 0: the program runs.
    public var suspend_count: integer_t = 0
    /// The bytes of its address space.
    public var virtual_size: vm_size_t = 0
    /// The bytes that are in memory.
    public var resident_size: vm_size_t = 0
    /// The time of the program itself in threads that have ended.
    public var user_time: time_value_t = time_value_t()
    /// The time of the kernel for threads that have ended.
    public var system_time: time_value_t = time_value_t()
    /// 0: the way of scheduling is not known.
    public var policy: policy_t = 0

    /// Creates a value of zeros.
    public init() {}
}

/// How much memory and time a program uses.
public typealias task_basic_info_data_t = task_basic_info

/// How much memory and time a program uses.
public typealias task_basic_info_64 = task_basic_info

/// The time of the threads of a program that have not ended.
public struct task_thread_times_info: Sendable {
    /// The time of the program itself.
    public var user_time: time_value_t = time_value_t()
    /// The time of the kernel.
    public var system_time: time_value_t = time_value_t()

    /// Creates a value of zeros.
    public init() {}
}

/// The time of the threads of a program.
public typealias task_thread_times_info_data_t = task_thread_times_info

/// The time and the state of a thread.
public struct thread_basic_info: Sendable {
    /// The time of the program itself.
    public var user_time: time_value_t = time_value_t()
    /// The time of the kernel.
    public var system_time: time_value_t = time_value_t()
    /// The part of a processor that the thread has used since the last question, times ``TH_USAGE_SCALE``.
    public var cpu_usage: integer_t = 0
    /// The way of scheduling, as Linux numbers it.
    public var policy: policy_t = 0
    /// Whether the thread runs: one of the constants that begin with `TH_STATE_`.
    public var run_state: integer_t = 0
    /// 0: the thread is not the one of an idle processor.
    public var flags: integer_t = 0
    /// 0: no debugger has stopped the thread.
    public var suspend_count: integer_t = 0
    /// 0: the time of sleep is not known.
    public var sleep_time: integer_t = 0

    /// Creates a value of zeros.
    public init() {}
}

/// The time and the state of a thread.
public typealias thread_basic_info_data_t = thread_basic_info

/// How the memory of a program is used.
public struct task_vm_info: Sendable {
    /// The bytes of its address space.
    public var virtual_size: mach_vm_size_t = 0
    /// The number of the parts of its address space.
    public var region_count: integer_t = 0
    /// The bytes of a page.
    public var page_size: integer_t = 0
    /// The bytes that are in memory.
    public var resident_size: mach_vm_size_t = 0
    /// The largest number of bytes that have been in memory.
    public var resident_size_peak: mach_vm_size_t = 0
    /// 0: the memory of devices is not counted.
    public var device: mach_vm_size_t = 0
    /// 0: the memory of devices is not counted.
    public var device_peak: mach_vm_size_t = 0
    /// The bytes of the program's own memory.
    public var `internal`: mach_vm_size_t = 0
    /// 0: the largest number is not known.
    public var internal_peak: mach_vm_size_t = 0
    /// The bytes with contents of files.
    public var external: mach_vm_size_t = 0
    /// 0: the largest number is not known.
    public var external_peak: mach_vm_size_t = 0
    /// 0: Linux does not count these bytes.
    public var reusable: mach_vm_size_t = 0
    /// 0: Linux does not count these bytes.
    public var reusable_peak: mach_vm_size_t = 0
    /// 0: Linux has no pages that programs give up.
    public var purgeable_volatile_pmap: mach_vm_size_t = 0
    /// 0: Linux has no pages that programs give up.
    public var purgeable_volatile_resident: mach_vm_size_t = 0
    /// 0: Linux has no pages that programs give up.
    public var purgeable_volatile_virtual: mach_vm_size_t = 0
    /// The bytes in swap space or in compressed memory.
    public var compressed: mach_vm_size_t = 0
    /// 0: the largest number is not known.
    public var compressed_peak: mach_vm_size_t = 0
    /// 0: the number is not known.
    public var compressed_lifetime: mach_vm_size_t = 0
    /// The bytes that the program costs: its own memory, also in swap space.
    public var phys_footprint: mach_vm_size_t = 0
    /// 0: the lowest address is not known.
    public var min_address: mach_vm_address_t = 0
    /// 0: the highest address is not known.
    public var max_address: mach_vm_address_t = 0
    /// 0: the largest number is not known.
    public var ledger_phys_footprint_peak: Int64 = 0
    /// 0: no limit is known.
    public var limit_bytes_remaining: UInt64 = 0

    /// Creates a value of zeros.
    public init() {}
}

/// How the memory of a program is used.
public typealias task_vm_info_data_t = task_vm_info

/// The kind of information in a ``task_basic_info``.
public let TASK_BASIC_INFO: Int32 = 18
/// The kind of information in a ``task_basic_info``.
public let TASK_BASIC_INFO_64: Int32 = 18
/// The kind of information in a ``task_thread_times_info``.
public let TASK_THREAD_TIMES_INFO: Int32 = 3
/// The kind of information in a ``mach_task_basic_info``.
public let MACH_TASK_BASIC_INFO: Int32 = 20
/// The kind of information in a ``task_vm_info``.
public let TASK_VM_INFO: Int32 = 22
/// The kind of information in a ``thread_basic_info``.
public let THREAD_BASIC_INFO: Int32 = 3
/// The largest number of integers about a thread.
public let THREAD_INFO_MAX: Int32 = 32
/// The largest number of integers about a program.
public let TASK_INFO_MAX: Int32 = 1024
/// The number for a thread that uses a whole processor.
public let TH_USAGE_SCALE: Int32 = 1000
/// The thread runs or could run.
public let TH_STATE_RUNNING: Int32 = 1
/// The thread is stopped.
public let TH_STATE_STOPPED: Int32 = 2
/// The thread waits.
public let TH_STATE_WAITING: Int32 = 3
/// The thread waits for a device.
public let TH_STATE_UNINTERRUPTIBLE: Int32 = 4
/// The thread has ended.
public let TH_STATE_HALTED: Int32 = 5
/// The bit of a thread that is swapped out.
public let TH_FLAGS_SWAPPED: Int32 = 1
/// The bit of a thread that runs when a processor has nothing else to do.
public let TH_FLAGS_IDLE: Int32 = 2
/// The size of a ``mach_task_basic_info``, in integers.
public let MACH_TASK_BASIC_INFO_COUNT: mach_msg_type_number_t = size(of: mach_task_basic_info.self)
/// The size of a ``task_basic_info``, in integers.
public let TASK_BASIC_INFO_COUNT: mach_msg_type_number_t = size(of: task_basic_info.self)
/// The size of a ``task_vm_info``, in integers.
public let TASK_VM_INFO_COUNT: mach_msg_type_number_t = size(of: task_vm_info.self)
/// The size of a ``thread_basic_info``, in integers.
public let THREAD_BASIC_INFO_COUNT: mach_msg_type_number_t = size(of: thread_basic_info.self)

private func size<Info>(of info: Info.Type) -> mach_msg_type_number_t {
    mach_msg_type_number_t(MemoryLayout<Info>.size / MemoryLayout<integer_t>.size)
}
