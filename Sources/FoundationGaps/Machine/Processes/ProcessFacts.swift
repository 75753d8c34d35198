import Foundation
import Glibc

/// The facts about a program or a thread in proc_pid_stat(5).
struct ProcessFacts {
    /// The name, of at most fifteen bytes.
    let name: String
    /// The state, as the letter of Linux.
    let state: Character
    private let numbers: [Int64]

    /// Reads the facts about a program; `nil` if there is no such program.
    init?(_ pid: pid_t) {
        guard pid > 0 else { return nil }
        self.init(folder: "/proc/\(pid)")
    }

    /// Reads the facts from a folder of a program or of a thread.
    init?(folder: String) {
        // The name is between parentheses, and can itself contain spaces and parentheses.
        guard let text = KernelFile.text(folder + "/stat"), let start = text.firstIndex(of: "("),
            let end = text.lastIndex(of: ")"), start < end
        else { return nil }
        let fields = text[text.index(after: end)...].split { $0 == " " || $0 == "\n" }
        guard fields.count > 21, let state = fields[0].first else { return nil }
        name = String(text[text.index(after: start)..<end])
        self.state = state
        numbers = fields.dropFirst().map { Int64($0) ?? 0 }
    }

    private func count(_ index: Int) -> UInt64 { UInt64(max(numbers[index], 0)) }
    private func time(_ index: Int) -> UInt64 { KernelFile.nanoseconds(ticks: count(index)) }

    /// The program that has started it.
    var parent: pid_t { pid_t(truncatingIfNeeded: numbers[0]) }
    /// The group of programs.
    var group: pid_t { pid_t(truncatingIfNeeded: numbers[1]) }
    /// The number of its terminal; 0 without a terminal.
    var terminal: Int32 { Int32(truncatingIfNeeded: numbers[3]) }
    /// The group of programs in front of the terminal.
    var foregroundGroup: pid_t { pid_t(truncatingIfNeeded: numbers[4]) }
    /// The accesses to pages that were not there.
    var faults: UInt64 { count(6) + count(8) }
    /// Those for which the disk was read.
    var diskFaults: UInt64 { count(8) }
    /// The nanoseconds of the program itself.
    var userTime: UInt64 { time(10) }
    /// The nanoseconds of the kernel for the program.
    var systemTime: UInt64 { time(11) }
    /// The nanoseconds of the programs that it has started and that have ended.
    var childUserTime: UInt64 { time(12) }
    /// The nanoseconds of the kernel for these.
    var childSystemTime: UInt64 { time(13) }
    /// The priority.
    var priority: Int32 { Int32(truncatingIfNeeded: numbers[14]) }
    /// How much the program gives way to others.
    var nice: Int32 { Int32(truncatingIfNeeded: numbers[15]) }
    /// The number of threads.
    var threads: Int32 { Int32(truncatingIfNeeded: numbers[16]) }
    /// When it was started, in nanoseconds since the machine has been started.
    var startTime: UInt64 { time(18) }
    /// The bytes of the address space.
    var virtualSize: UInt64 { count(19) }
    /// The bytes that are in memory.
    var residentSize: UInt64 { count(20) * KernelFile.pageSize }

    /// When it was started, since 1970.
    var start: timeval {
        let boot = KernelFile.numbers("/proc/stat")["btime"] ?? 0
        let seconds = startTime / 1_000_000_000
        return timeval(tv_sec: Int(boot + seconds), tv_usec: Int(startTime % 1_000_000_000 / 1000))
    }

    /// The state, as BSD numbers it.
    var status: Int32 {
        switch state {
        case "R": SRUN
        case "T", "t": SSTOP
        case "Z", "X": SZOMB
        default: SSLEEP
        }
    }

    /// The numbers of all programs, the newest first, as libproc lists them.
    static func all() -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.sorted(by: >)
    }
}

/// The user and the group of a program, and its debugger, from proc_pid_status(5).
struct ProcessOwner {
    /// The user who has started it, the one whose rights it has, and the one whose rights it can take again.
    private(set) var users: [uid_t] = [0, 0, 0]
    /// The group that has started it, the one whose rights it has, and the one whose rights it can take again.
    private(set) var groups: [gid_t] = [0, 0, 0]
    /// How often a processor has left its first thread.
    private(set) var switches: UInt64 = 0
    /// Whether a debugger runs it.
    private(set) var isTraced = false

    init(_ pid: pid_t) {
        for line in (KernelFile.text("/proc/\(pid)/status") ?? "").split(separator: "\n") {
            let words = line.split { $0 == ":" || $0 == "\t" || $0 == " " }
            let numbers = words.dropFirst().compactMap { UInt64($0) }
            guard let first = numbers.first else { continue }
            switch words[0] {
            case "Uid" where numbers.count > 2: users = numbers.prefix(3).map { uid_t(truncatingIfNeeded: $0) }
            case "Gid" where numbers.count > 2: groups = numbers.prefix(3).map { gid_t(truncatingIfNeeded: $0) }
            case "TracerPid": isTraced = first != 0
            case "voluntary_ctxt_switches", "nonvoluntary_ctxt_switches": switches += first
            default: break
            }
        }
    }
}

/// Writes a text and a zero byte into a row of characters, as much as there is room for.
func write(_ text: String, into row: UnsafeMutableRawBufferPointer) {
    guard !row.isEmpty else { return }
    let bytes = Array(text.utf8.prefix(row.count - 1))
    row.copyBytes(from: bytes)
    row[bytes.count] = 0
}
