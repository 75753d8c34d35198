import Foundation
import Glibc

/// The bytes of a page.
public let vm_page_size: vm_size_t = vm_size_t(KernelFile.pageSize)
/// The bytes of a page of the kernel.
public let vm_kernel_page_size: vm_size_t = vm_size_t(KernelFile.pageSize)

/// Frees memory that a call to Mach has made for its answer.
///
/// - Parameters:
///   - target_task: has no effect: only this program is known.
///   - address: the first byte.
///   - size: the number of bytes. Whole pages are freed.
/// - Returns: ``KERN_SUCCESS``, or ``KERN_INVALID_ARGUMENT`` if a page does not begin at the address.
@discardableResult
public func vm_deallocate(_ target_task: vm_map_t, _ address: vm_address_t, _ size: vm_size_t) -> kern_return_t {
    guard size > 0 else { return KERN_SUCCESS }
    return munmap(UnsafeMutableRawPointer(bitPattern: address), Int(size)) == 0 ? KERN_SUCCESS : KERN_INVALID_ARGUMENT
}

/// The memory of the machine, from the files of the kernel.
enum MachineMemory {
    /// Returns zeros in pages of their own, which ``vm_deallocate(_:_:_:)`` frees.
    static func pages<Element: BitwiseCopyable>(of type: Element.Type, count: Int) -> UnsafeMutablePointer<Element>? {
        let bytes = mmap(
            nil, max(count, 1) * MemoryLayout<Element>.stride, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1,
            0)
        guard let bytes, bytes != MAP_FAILED else { return nil }
        return bytes.bindMemory(to: Element.self, capacity: count)
    }

    /// Returns how the memory is used, from proc_meminfo(5) and proc_vmstat(5).
    ///
    /// Each page is counted once as free, active, inactive, wired or compressed, as on a Mac. Linux lists the pages of
    /// programs and files as active or inactive. What is in none of its lists belongs to the kernel: its caches that can
    /// be freed count as inactive, and the rest as wired.
    static func statistics() -> vm_statistics64? {
        let sizes = KernelFile.numbers("/proc/meminfo")
        guard let total = sizes["MemTotal"], let free = sizes["MemFree"] else { return nil }
        let events = KernelFile.numbers("/proc/vmstat")
        // The sizes are in units of 1024 bytes.
        func pages(_ size: UInt64) -> natural_t { natural_t(truncatingIfNeeded: size * 1024 / KernelFile.pageSize) }
        func size(_ name: Substring) -> UInt64 { sizes[name] ?? 0 }
        func event(_ name: Substring) -> UInt64 { events[name] ?? 0 }
        let active = size("Active")
        let inactive = size("Inactive") + size("SReclaimable")
        let compressed = size("Zswap")
        let known = free + active + inactive + compressed

        var result = vm_statistics64()
        result.free_count = pages(free)
        result.active_count = pages(active)
        result.inactive_count = pages(inactive)
        result.wire_count = pages(total > known ? total - known : 0)
        result.compressor_page_count = pages(compressed)
        result.total_uncompressed_pages_in_compressor = UInt64(pages(size("Zswapped")))
        result.external_page_count = pages(size("Active(file)") + size("Inactive(file)"))
        result.internal_page_count = pages(size("Active(anon)") + size("Inactive(anon)"))
        result.reactivations = event("pgactivate")
        // These two are in units of 1024 bytes as well.
        result.pageins = event("pgpgin") * 1024 / KernelFile.pageSize
        result.pageouts = event("pgpgout") * 1024 / KernelFile.pageSize
        result.faults = event("pgfault")
        result.swapins = event("pswpin")
        result.swapouts = event("pswpout")
        result.decompressions = event("zswpin")
        result.compressions = event("zswpout")
        return result
    }

    /// Returns the bytes of swap space, and those that are free.
    static func swap() -> (total: UInt64, free: UInt64) {
        let sizes = KernelFile.numbers("/proc/meminfo")
        return ((sizes["SwapTotal"] ?? 0) * 1024, (sizes["SwapFree"] ?? 0) * 1024)
    }
}

extension vm_statistics {
    /// Makes the short form of the numbers; `nil` if they are not known.
    init?(_ long: vm_statistics64?) {
        guard let long else { return nil }
        self.init()
        free_count = long.free_count
        active_count = long.active_count
        inactive_count = long.inactive_count
        wire_count = long.wire_count
        reactivations = natural_t(truncatingIfNeeded: long.reactivations)
        pageins = natural_t(truncatingIfNeeded: long.pageins)
        pageouts = natural_t(truncatingIfNeeded: long.pageouts)
        faults = natural_t(truncatingIfNeeded: long.faults)
    }
}
