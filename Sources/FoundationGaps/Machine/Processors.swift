import Foundation
import Glibc

/// The processors of the machine, from the files of the kernel.
enum Processors {
    /// The number of the processors that are on.
    static var count: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

    /// The number of the processors that the machine can have.
    static var maximum: Int { max(sysconf(Int32(_SC_NPROCESSORS_CONF)), 1) }

    /// The number of the cores: processors that share one count once.
    static let cores: Int = {
        var cores: Set<String> = []
        for index in 0..<maximum {
            let folder = "/sys/devices/system/cpu/cpu\(index)/topology/"
            guard let core = KernelFile.line(folder + "core_id") else { continue }
            cores.insert("\(KernelFile.line(folder + "physical_package_id") ?? "0") \(core)")
        }
        return cores.isEmpty ? maximum : cores.count
    }()

    /// The name of the processors, as their maker writes it.
    static let name: String? = {
        let names = ["model name", "Hardware", "cpu model", "Processor"]
        return names.lazy.compactMap { KernelFile.value($0, in: "/proc/cpuinfo") }.first { !$0.isEmpty }
    }()

    /// Returns the work of all processors together and of each of them, from proc_stat(5).
    static func loads() -> (all: host_cpu_load_info, each: [host_cpu_load_info])? {
        guard let text = KernelFile.text("/proc/stat") else { return nil }
        var all: host_cpu_load_info?
        var each: [host_cpu_load_info] = []
        for line in text.split(separator: "\n") where line.hasPrefix("cpu") {
            let words = line.split(separator: " ")
            if words[0] == "cpu" { all = load(words.dropFirst()) } else { each.append(load(words.dropFirst())) }
        }
        return all.map { ($0, each) }
    }

    /// The time of interrupts and of other virtual machines is that of the kernel. A processor that waits for a disk has
    /// nothing else to do.
    private static func load(_ words: ArraySlice<Substring>) -> host_cpu_load_info {
        let ticks = words.map { UInt64($0) ?? 0 } + Array(repeating: 0, count: 8)
        var load = host_cpu_load_info()
        load.cpu_ticks = (
            scaled(ticks[0]), scaled(ticks[2] + ticks[5] + ticks[6] + ticks[7]), scaled(ticks[3] + ticks[4]),
            scaled(ticks[1])
        )
        return load
    }

    /// Mach counts hundredths of a second in 32 bits, which begin again at 0.
    private static func scaled(_ ticks: UInt64) -> natural_t {
        natural_t(truncatingIfNeeded: ticks &* 100 / KernelFile.ticksPerSecond)
    }
}
