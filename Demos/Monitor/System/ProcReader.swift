import CursesUI

/// Reads the counters of the system from the proc file system: see proc(5).
///
/// It is an actor, so that reading never blocks the screen.
actor ProcReader {
    private let root: String
    private let machine: Machine
    /// The processes of the last sample, whose commands and users are not read again, because they never change.
    private var known: [SystemProcess.ID: SystemProcess] = [:]
    /// The counters of the last sample, by name.
    private var counters: [String: Double] = [:]
    private var uptime = 0.0
    /// The seconds between the last two samples; before the second one, the seconds since the system started.
    private var seconds = 0.0

    init(root: String = "/proc", machine: Machine = Machine()) {
        self.root = root
        self.machine = machine
    }

    /// Returns the state of the system, with rates since the last sample, or else since the system started.
    func sample() -> (Sample, [SystemProcess]) {
        let now = text("uptime").numbers.first ?? 0
        seconds = max(0.01, now - uptime)
        uptime = now
        let memory = lines("meminfo")
        func bytes(_ name: String) -> Double { (memory.first { $0.hasPrefix(name) }?.numbers.first ?? 0) * 1_024 }
        let sample = Sample(
            uptime: uptime, loadAverages: Array(text("loadavg").numbers.prefix(3)), processors: processors(),
            totalMemory: bytes("MemTotal:"), usedMemory: bytes("MemTotal:") - bytes("MemAvailable:"),
            usedSwap: bytes("SwapTotal:") - bytes("SwapFree:"), network: network(), disks: disks(), volumes: volumes())
        return (sample, processes())
    }

    /// Sends a signal, unless the process has ended and a different one has the same number.
    func send(_ signal: Int32, to process: SystemProcess) throws(SignalError) {
        let isSame = self.process(process.id)?.start == process.start
        let reason: String
        switch isSame ? machine.send(signal, process.id) : ESRCH {
        case 0: return
        case ESRCH: reason = "The process has already ended."
        case EPERM: reason = "The process belongs to \(process.user); you may not send it signals."
        case EROFS: reason = "The monitor was started with --read-only."
        case let number: reason = "The system says: \(String(cString: strerror(number)))."
        }
        throw SignalError(reason: reason)
    }

    // MARK: The system

    /// Returns the increase of a counter per second.
    private func rate(_ name: String, _ counter: Double) -> Double {
        // If a device is removed, its counters disappear.
        max(0, counter - (counters.updateValue(counter, forKey: name) ?? 0)) / seconds
    }

    private func processors() -> [Double] {
        lines("stat").filter { $0.hasPrefix("cpu") && !$0.hasPrefix("cpu ") }.map { line in
            // user, nice, system, idle, iowait, irq, softirq, steal; guests are part of user.
            let times = line.numbers.prefix(8)
            let total = rate("\(line.fields[0]) total", times.reduce(0, +))
            let idle = rate("\(line.fields[0]) idle", times.dropFirst(3).prefix(2).reduce(0, +))
            return total > 0 ? max(0, 1 - idle / total) : 0
        }
    }

    private func network() -> Traffic {
        let interfaces = lines("net/dev").map { $0.replacing(":", with: " ").fields }.filter { $0.first != "lo" }
        return traffic("network", interfaces, columns: (1, 9))
    }

    private func disks() -> Traffic {
        // Virtual disks are in files, in memory, or consist of other disks that are counted themselves.
        let virtualDisks = ["loop", "ram", "zram", "dm-", "md"]
        var disk: Substring = "?"
        let disks = lines("diskstats").map(\.fields).filter { fields in
            // A partition follows its disk, whose counters include it.
            guard fields.count > 9, !fields[2].hasPrefix(disk) else { return false }
            disk = fields[2]
            return !virtualDisks.contains(where: disk.hasPrefix)
        }
        return traffic("disks", disks, columns: (5, 9), unit: 512)
    }

    /// Returns the traffic of devices, whose counters are in the given columns.
    private func traffic(_ name: String, _ devices: [[Substring]], columns: (Int, Int), unit: Double = 1) -> Traffic {
        func bytes(_ column: Int) -> Double {
            let counters = devices.map { $0.dropFirst(column).first.flatMap { Double($0) } ?? 0 }
            return rate("\(name) \(column)", counters.reduce(0, +) * unit)
        }
        return Traffic(incoming: bytes(columns.0), outgoing: bytes(columns.1))
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
        let time = (number(11) + number(12)) / machine.ticksPerSecond
        let before = known[id].flatMap { $0.start == start ? $0 : nil }
        let same = before?.name == name ? before : nil
        return SystemProcess(
            id: id, name: name, command: same?.command ?? command(of: id) ?? "[\(name)]",
            user: same?.user ?? user(of: id), isStopped: ["T", "t", "Z"].contains(fields[0]), threads: Int(number(17)),
            memory: number(21) * machine.pageSize, time: time, start: start,
            load: max(0, time - (before?.time ?? 0)) / (known.isEmpty ? max(0.01, uptime - start) : seconds))
    }

    /// Returns the command with its arguments; `nil` for a thread of the kernel.
    private func command(of id: Int32) -> String? {
        let arguments = text("\(id)/cmdline").split(separator: "\0")
        return arguments.isEmpty ? nil : arguments.joined(separator: " ")
    }

    private func user(of process: Int32) -> String {
        let id = UInt32(lines("\(process)/status").first { $0.hasPrefix("Uid:") }?.numbers.first ?? 0)
        return machine.userName(id) ?? String(id)
    }

    // MARK: Files

    private func lines(_ path: String) -> [Substring] { text(path).split(separator: "\n") }

    /// Returns the text of a file; empty if it cannot be read, because its process has ended or belongs to someone
    /// else.
    private func text(_ path: String) -> String {
        String(decoding: FileManager.default.contents(atPath: "\(root)/\(path)") ?? Data(), as: UTF8.self)
    }
}

/// The reason why a signal was not sent.
struct SignalError: Error, Equatable {
    let reason: String
}

extension StringProtocol {
    /// The words of the text.
    fileprivate var fields: [SubSequence] { split { $0 == " " || $0 == "\t" } }
    /// The words that are numbers.
    fileprivate var numbers: [Double] { fields.compactMap { Double($0) } }
}
