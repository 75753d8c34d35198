import CursesUI

/// Reads the counters of the system from the proc file system: see proc(5).
///
/// It is an actor, so that reading never blocks the screen.
actor ProcReader {
    private let root: String
    private let machine: Machine
    /// The processes of the last sample, whose commands and users are not read again, because they never change.
    private var known: [SystemProcess.ID: SystemProcess] = [:]
    private var userNames: [UInt32: String] = [:]

    init(root: String = "/proc", machine: Machine = Machine()) {
        self.root = root
        self.machine = machine
    }

    func sample() -> Sample {
        Sample(
            uptime: text("uptime").numbers.first ?? 0, loadAverages: Array(text("loadavg").numbers.prefix(3)),
            processors: processors(), memory: memory(), network: network(), disks: disks(), volumes: volumes(),
            processes: processes())
    }

    /// Sends a signal, unless the process has ended and a different one has the same number.
    func send(_ signal: Int32, to process: SystemProcess) throws(SignalError) {
        guard self.process(process.id)?.start == process.start else { throw .ended }
        switch machine.send(signal, process.id) {
        case 0: break
        case ESRCH: throw .ended
        case EPERM: throw .notPermitted(owner: process.user)
        case EROFS: throw .readOnly
        case let number: throw .failed(String(cString: strerror(number)))
        }
    }

    // MARK: The system

    private func processors() -> [Sample.ProcessorTime] {
        lines("stat").filter { $0.hasPrefix("cpu") && !$0.hasPrefix("cpu ") }.map { line in
            // user, nice, system, idle, iowait, irq, softirq, steal; guests are part of user.
            let times = line.numbers.prefix(8)
            let total = times.reduce(0, +)
            return Sample.ProcessorTime(busy: total - times.dropFirst(3).prefix(2).reduce(0, +), total: total)
        }
    }

    private func memory() -> Sample.Memory {
        let kilobytes = Dictionary(
            lines("meminfo").compactMap { line in line.fields.first.map { ($0, line.numbers.first ?? 0) } },
            uniquingKeysWith: { first, _ in first })
        func bytes(_ name: Substring) -> Double { (kilobytes[name] ?? 0) * 1_024 }
        return Sample.Memory(
            total: bytes("MemTotal:"), available: bytes("MemAvailable:"), swapTotal: bytes("SwapTotal:"),
            swapFree: bytes("SwapFree:"))
    }

    private func network() -> Traffic {
        lines("net/dev").reduce(into: Traffic()) { traffic, line in
            let numbers = line.drop { $0 != ":" }.dropFirst().numbers
            guard numbers.count > 8, line.fields.first != "lo:" else { return }
            traffic.incoming += numbers[0]
            traffic.outgoing += numbers[8]
        }
    }

    /// The prefixes of virtual disks, which are in files, in memory, or consist of other disks that are counted
    /// themselves.
    private var virtualDisks: [String] { ["loop", "ram", "zram", "dm-", "md"] }

    private func disks() -> Traffic {
        var disk: Substring = "?"
        return lines("diskstats").map(\.fields).reduce(into: Traffic()) { traffic, fields in
            guard fields.count > 9, let read = Double(fields[5]), let written = Double(fields[9]) else { return }
            // A partition follows its disk, whose counters include it.
            guard !fields[2].hasPrefix(disk), !virtualDisks.contains(where: fields[2].hasPrefix) else { return }
            disk = fields[2]
            traffic.incoming += read * 512
            traffic.outgoing += written * 512
        }
    }

    private func volumes() -> [Volume] {
        var devices: Set<Substring> = []
        return lines("mounts").map(\.fields).compactMap { fields in
            guard fields.count > 1, fields[0].hasPrefix("/dev/"), devices.insert(fields[0]).inserted else { return nil }
            // Spaces in the name of a folder are written as octal numbers.
            return machine.volume(fields[1].replacingOccurrences(of: "\\040", with: " "))
        }
    }

    // MARK: Processes

    private func processes() -> [SystemProcess] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        let processes = names.compactMap { Int32($0).flatMap(process) }
        known = Dictionary(uniqueKeysWithValues: processes.map { ($0.id, $0) })
        return processes
    }

    /// Returns the process with an ID; `nil` if it has ended.
    private func process(_ id: Int32) -> SystemProcess? {
        // The name is in parentheses, and may contain any character.
        let stat = text("\(id)/stat")
        guard let open = stat.firstIndex(of: "("), let close = stat.lastIndex(of: ")"), open < close else { return nil }
        let fields = stat[stat.index(after: close)...].fields
        guard fields.count > 21 else { return nil }
        func number(_ field: Int) -> Double { Double(fields[field]) ?? 0 }
        let name = String(stat[stat.index(after: open)..<close])
        let start = number(19) / machine.ticksPerSecond
        let same = known[id].flatMap { $0.start == start && $0.name == name ? $0 : nil }
        return SystemProcess(
            id: id, parent: Int32(number(1)), name: name, command: same?.command ?? command(of: id) ?? "[\(name)]",
            user: same?.user ?? user(of: id), state: SystemProcess.State(rawValue: String(fields[0])) ?? .other,
            threads: Int(number(17)), memory: number(21) * machine.pageSize,
            time: (number(11) + number(12)) / machine.ticksPerSecond, start: start)
    }

    /// Returns the command with its arguments; `nil` for a thread of the kernel.
    private func command(of id: Int32) -> String? {
        let arguments = text("\(id)/cmdline").split(separator: "\0")
        return arguments.isEmpty ? nil : arguments.joined(separator: " ")
    }

    private func user(of process: Int32) -> String {
        let id = UInt32(lines("\(process)/status").first { $0.hasPrefix("Uid:") }?.numbers.first ?? 0)
        let name = userNames[id] ?? machine.userName(id) ?? String(id)
        userNames[id] = name
        return name
    }

    // MARK: Files

    private func lines(_ path: String) -> [Substring] { text(path).split(separator: "\n") }

    /// Returns the text of a file; empty if it cannot be read, because its process has ended or belongs to someone
    /// else.
    private func text(_ path: String) -> String {
        let file = open("\(root)/\(path)", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        // A file in /proc has no size: it is read until its end.
        var (bytes, count) = ([UInt8](), 0)
        repeat {
            count = withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { buffer in
                let count = read(file, buffer.baseAddress, buffer.count)
                bytes += buffer.prefix(max(0, count))
                return count
            }
        } while count > 0
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The reasons why a signal is not sent.
enum SignalError: LocalizedError, Equatable {
    case ended
    case notPermitted(owner: String)
    case readOnly
    case failed(String)

    var errorDescription: String? { "The signal was not sent" }

    var failureReason: String? {
        switch self {
        case .ended: "The process has already ended."
        case .notPermitted(let owner): "The process belongs to \(owner); you may not send it signals."
        case .readOnly: "The monitor was started with --read-only."
        case .failed(let reason): "The system says: \(reason)."
        }
    }
}

extension StringProtocol {
    /// The words of the text.
    fileprivate var fields: [SubSequence] { split { $0 == " " || $0 == "\t" } }
    /// The words that are numbers.
    fileprivate var numbers: [Double] { fields.compactMap { Double($0) } }
}
