// The facts about the machine that Mach tells.

/// The kind of information in a ``host_basic_info``.
public let HOST_BASIC_INFO: Int32 = 1
/// The kind of information in a ``host_load_info``.
public let HOST_LOAD_INFO: Int32 = 1
/// The kind of information in a ``vm_statistics``.
public let HOST_VM_INFO: Int32 = 2
/// The kind of information in a ``host_cpu_load_info``.
public let HOST_CPU_LOAD_INFO: Int32 = 3
/// The kind of information in a ``vm_statistics64``.
public let HOST_VM_INFO64: Int32 = 4
/// The kind of information about what a processor is, which is not known here.
public let PROCESSOR_BASIC_INFO: Int32 = 1
/// The kind of information about what each processor has done.
public let PROCESSOR_CPU_LOAD_INFO: Int32 = 2
/// The index of the ticks in which a processor ran programs.
public let CPU_STATE_USER: Int32 = 0
/// The index of the ticks in which a processor ran the kernel.
public let CPU_STATE_SYSTEM: Int32 = 1
/// The index of the ticks in which a processor had nothing to do.
public let CPU_STATE_IDLE: Int32 = 2
/// The index of the ticks in which a processor ran programs of low priority.
public let CPU_STATE_NICE: Int32 = 3
/// The number of the states of a processor.
public let CPU_STATE_MAX: Int32 = 4
/// The factor of the numbers in a ``host_load_info``.
public let LOAD_SCALE: Int32 = 1000

/// The work of all processors since the start of the machine, in ticks of 1/100 second.
public struct host_cpu_load_info: Sendable {
    /// The ticks for programs, for the kernel, for nothing, and for programs of low priority.
    public var cpu_ticks: (natural_t, natural_t, natural_t, natural_t) = (0, 0, 0, 0)

    /// Creates a value of zeros.
    public init() {}
}

/// The work of all processors.
public typealias host_cpu_load_info_data_t = host_cpu_load_info

/// The work of one processor.
public typealias processor_cpu_load_info = host_cpu_load_info

/// The work of one processor.
public typealias processor_cpu_load_info_data_t = host_cpu_load_info

/// The place of what all processors have done.
public typealias host_cpu_load_info_t = UnsafeMutablePointer<host_cpu_load_info>
/// The place of what one processor has done.
public typealias processor_cpu_load_info_t = UnsafeMutablePointer<processor_cpu_load_info>

/// How many threads want to run.
public struct host_load_info: Sendable {
    /// The averages of 1, 5 and 15 minutes, times ``LOAD_SCALE``.
    public var avenrun: (integer_t, integer_t, integer_t) = (0, 0, 0)
    /// Zeros: Linux does not compute these numbers.
    public var mach_factor: (integer_t, integer_t, integer_t) = (0, 0, 0)

    /// Creates a value of zeros.
    public init() {}
}

/// How many threads want to run.
public typealias host_load_info_data_t = host_load_info

/// The processors and the memory of the machine.
public struct host_basic_info: Sendable {
    /// The number of the processors that the machine can have.
    public var max_cpus: integer_t = 0
    /// The number of the processors that are on.
    public var avail_cpus: integer_t = 0
    /// The bytes of memory, at most 2 GB.
    public var memory_size: natural_t = 0
    /// The kind of the processors.
    public var cpu_type: integer_t = 0
    /// 0: the kind within the kind is not known.
    public var cpu_subtype: integer_t = 0
    /// 0: the kind of the threads of a core is not known.
    public var cpu_threadtype: integer_t = 0
    /// The number of the cores that are on.
    public var physical_cpu: integer_t = 0
    /// The number of the cores.
    public var physical_cpu_max: integer_t = 0
    /// The number of the processors that are on.
    public var logical_cpu: integer_t = 0
    /// The number of the processors.
    public var logical_cpu_max: integer_t = 0
    /// The bytes of memory.
    public var max_mem: UInt64 = 0

    /// Creates a value of zeros.
    public init() {}
}

/// The processors and the memory of the machine.
public typealias host_basic_info_data_t = host_basic_info
