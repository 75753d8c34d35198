// How the memory of the machine is used.

/// How the memory of the machine is used, in pages.
public struct vm_statistics64: Sendable {
    /// The pages that nobody uses.
    public var free_count: natural_t = 0
    /// The pages that have been used lately.
    public var active_count: natural_t = 0
    /// The pages that have not been used lately, and those of caches of the kernel that it can free.
    public var inactive_count: natural_t = 0
    /// The pages that stay in memory: those of the kernel.
    public var wire_count: natural_t = 0
    /// 0: Linux does not count these pages.
    public var zero_fill_count: UInt64 = 0
    /// The pages that were inactive and have become active.
    public var reactivations: UInt64 = 0
    /// The pages that were read from disks.
    public var pageins: UInt64 = 0
    /// The pages that were written to disks.
    public var pageouts: UInt64 = 0
    /// The accesses to pages that were not there.
    public var faults: UInt64 = 0
    /// 0: Linux does not count these faults.
    public var cow_faults: UInt64 = 0
    /// 0: Linux does not count these questions.
    public var lookups: UInt64 = 0
    /// 0: Linux does not count these answers.
    public var hits: UInt64 = 0
    /// 0: Linux has no pages that programs give up.
    public var purges: UInt64 = 0
    /// 0: Linux has no pages that programs give up.
    public var purgeable_count: natural_t = 0
    /// 0: Linux counts pages that are read ahead as inactive.
    public var speculative_count: natural_t = 0
    /// The pages that have been read from compressed memory.
    public var decompressions: UInt64 = 0
    /// The pages that have been written to compressed memory.
    public var compressions: UInt64 = 0
    /// The pages that were read from swap space.
    public var swapins: UInt64 = 0
    /// The pages that were written to swap space.
    public var swapouts: UInt64 = 0
    /// The pages that compressed memory takes.
    public var compressor_page_count: natural_t = 0
    /// 0: Linux holds no pages back.
    public var throttled_count: natural_t = 0
    /// The pages with contents of files.
    public var external_page_count: natural_t = 0
    /// The pages with the memory of programs.
    public var internal_page_count: natural_t = 0
    /// The pages whose contents are compressed.
    public var total_uncompressed_pages_in_compressor: UInt64 = 0

    /// Creates a value of zeros.
    public init() {}
}

/// How the memory of the machine is used.
public typealias vm_statistics64_data_t = vm_statistics64

/// The place of how the memory of the machine is used.
public typealias vm_statistics64_t = UnsafeMutablePointer<vm_statistics64>

/// How the memory of the machine is used, in pages and with short numbers.
public struct vm_statistics: Sendable {
    /// The pages that nobody uses.
    public var free_count: natural_t = 0
    /// The pages that have been used lately.
    public var active_count: natural_t = 0
    /// The pages that have not been used lately, and those of caches of the kernel that it can free.
    public var inactive_count: natural_t = 0
    /// The pages that stay in memory: those of the kernel.
    public var wire_count: natural_t = 0
    /// 0: Linux does not count these pages.
    public var zero_fill_count: natural_t = 0
    /// The pages that were inactive and have become active.
    public var reactivations: natural_t = 0
    /// The pages that were read from disks.
    public var pageins: natural_t = 0
    /// The pages that were written to disks.
    public var pageouts: natural_t = 0
    /// The accesses to pages that were not there.
    public var faults: natural_t = 0
    /// 0: Linux does not count these faults.
    public var cow_faults: natural_t = 0
    /// 0: Linux does not count these questions.
    public var lookups: natural_t = 0
    /// 0: Linux does not count these answers.
    public var hits: natural_t = 0
    /// 0: Linux has no pages that programs give up.
    public var purges: natural_t = 0
    /// 0: Linux has no pages that programs give up.
    public var purgeable_count: natural_t = 0
    /// 0: Linux counts pages that are read ahead as inactive.
    public var speculative_count: natural_t = 0

    /// Creates a value of zeros.
    public init() {}
}

/// How the memory of the machine is used.
public typealias vm_statistics_data_t = vm_statistics
