import Foundation
import Glibc

/// The facts about the machine that sysctlbyname(3) tells.
enum MachineFact {
    /// Returns the value of a fact; `nil` if it is not known.
    static func value(named name: String) -> SysctlValue? {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        return switch parts[0] {
        case "hw": hardware(parts[1])
        case "kern": kernel(parts[1])
        case "machdep": processor(parts[1])
        case "vm": memory(parts[1])
        default: nil
        }
    }

    private static func hardware(_ name: String) -> SysctlValue? {
        switch name {
        case "memsize", "physmem": return .long(ProcessInfo.processInfo.physicalMemory)
        case "ncpu", "logicalcpu_max": return .short(Processors.maximum)
        case "logicalcpu", "activecpu", "availcpu": return .short(Processors.count)
        case "physicalcpu": return .short(min(Processors.cores, Processors.count))
        case "physicalcpu_max": return .short(Processors.cores)
        case "pagesize", "pagesize32": return .long(KernelFile.pageSize)
        case "byteorder": return .short(1234)
        case "cputype": return .short(Int(CPUKind.type))
        case "cpu64bit_capable": return .short(1)
        case "tbfrequency": return .long(1_000_000_000)
        case "machine": return unameText(\.machine).map { .text($0) }
        case "model", "product", "target": return model.map { .text($0) }
        case "cpufrequency", "cpufrequency_max":
            return (clock("cpuinfo_max_freq") ?? clockOfProcessorFile).map { .long($0) }
        case "cpufrequency_min": return clock("cpuinfo_min_freq").map { .long($0) }
        case "cachelinesize":
            return KernelFile.number("/sys/devices/system/cpu/cpu0/cache/index0/coherency_line_size").map { .short($0) }
        case "l1icachesize": return cache(level: 1, kind: "Instruction")
        case "l1dcachesize": return cache(level: 1, kind: "Data")
        case "l2cachesize": return cache(level: 2, kind: "Unified")
        case "l3cachesize": return cache(level: 3, kind: "Unified")
        #if arch(arm64)
        case "optional.arm64": return .short(1)
        #endif
        default: return nil
        }
    }

    private static func kernel(_ name: String) -> SysctlValue? {
        switch name {
        case "ostype": return unameText(\.sysname).map { .text($0) }
        case "osrelease": return unameText(\.release).map { .text($0) }
        case "osversion": return unameText(\.version).map { .text($0) }
        case "osproductversion": return systemVersion.map { .text($0) }
        case "version": return KernelFile.line("/proc/version").map { .text($0) }
        case "hostname": return unameText(\.nodename).map { .text($0) }
        case "bootsessionuuid": return KernelFile.line("/proc/sys/kernel/random/boot_id").map { .text($0.uppercased()) }
        case "maxproc": return KernelFile.number("/proc/sys/kernel/pid_max").map { .short($0) }
        case "maxfiles": return KernelFile.number("/proc/sys/fs/file-max").map { .short(min($0, Int(Int32.max))) }
        case "argmax": return .short(sysconf(Int32(_SC_ARG_MAX)))
        case "boottime":
            return KernelFile.numbers("/proc/stat")["btime"].map { .structure(timeval(tv_sec: Int($0), tv_usec: 0)) }
        default: return nil
        }
    }

    private static func processor(_ name: String) -> SysctlValue? {
        switch name {
        case "cpu.brand_string": Processors.name.map { .text($0) }
        case "cpu.vendor": KernelFile.value("vendor_id", in: "/proc/cpuinfo").map { .text($0) }
        case "cpu.core_count", "cpu.cores_per_package": .short(Processors.cores)
        case "cpu.thread_count", "cpu.logical_per_package": .short(Processors.maximum)
        default: nil
        }
    }

    private static func memory(_ name: String) -> SysctlValue? {
        switch name {
        case "swapusage":
            let swap = MachineMemory.swap()
            var usage = xsw_usage()
            usage.xsu_total = swap.total
            usage.xsu_avail = swap.free
            usage.xsu_used = swap.total - min(swap.free, swap.total)
            usage.xsu_pagesize = UInt32(KernelFile.pageSize)
            return .structure(usage)
        case "loadavg":
            var averages = [0.0, 0, 0]
            guard getloadavg(&averages, 3) == 3 else { return nil }
            var load = loadavg()
            let scaled = averages.map { fixpt_t($0 * Double(load.fscale)) }
            load.ldavg = (scaled[0], scaled[1], scaled[2])
            return .structure(load)
        case "pagesize": return .long(KernelFile.pageSize)
        default: return nil
        }
    }

    // MARK: Files

    /// The model, from the tables of the firmware or of the device.
    private static let model: String? =
        [
            "/sys/class/dmi/id/product_name", "/sys/firmware/devicetree/base/model", "/sys/class/dmi/id/board_name",
        ].lazy.compactMap { KernelFile.line($0) }.first ?? unameText(\.machine)

    /// The version of the system, which os-release(5) names.
    private static var systemVersion: String? {
        for line in (KernelFile.text("/etc/os-release") ?? "").split(separator: "\n")
        where line.hasPrefix("VERSION_ID=") {
            return line.dropFirst("VERSION_ID=".count).trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
        }
        return unameText(\.release)
    }

    private static func clock(_ name: String) -> UInt64? {
        KernelFile.number("/sys/devices/system/cpu/cpu0/cpufreq/\(name)").map { UInt64(max($0, 0)) * 1000 }
    }

    /// The clock that `/proc/cpuinfo` names in megahertz.
    private static var clockOfProcessorFile: UInt64? {
        KernelFile.value("cpu MHz", in: "/proc/cpuinfo").flatMap { Double($0) }.map { UInt64(max($0, 0) * 1_000_000) }
    }

    private static func cache(level: Int, kind: String) -> SysctlValue? {
        for index in 0..<8 {
            let folder = "/sys/devices/system/cpu/cpu0/cache/index\(index)/"
            guard KernelFile.number(folder + "level") == level, KernelFile.line(folder + "type") == kind,
                let size = KernelFile.line(folder + "size")
            else { continue }
            let units: [Character: UInt64] = ["K": 1024, "M": 1_048_576]
            guard let number = UInt64(size.prefix { $0.isNumber }) else { return nil }
            return .long(number * (size.last.flatMap { units[$0] } ?? 1))
        }
        return nil
    }

    /// Returns a text of uname(2).
    private static func unameText<Row>(_ part: KeyPath<utsname, Row>) -> String? {
        var names = utsname()
        guard uname(&names) == 0 else { return nil }
        return withUnsafeBytes(of: names[keyPath: part]) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
