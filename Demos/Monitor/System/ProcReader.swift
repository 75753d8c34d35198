import CursesUI

/// Reads the counters of the system from the proc file system: see proc(5).
///
/// An actor, so that reading never holds up the screen.
actor ProcReader {
    private let root: String
    private let machine: Machine
    /// The facts about each process that never change, by its number and the time of its start.
    private var identities: [ProcessKey: ProcessIdentity] = [:]
    private var userNames: [UInt32: String] = [:]

    private struct ProcessKey: Hashable {
        let id: Int32
        let start: Double
    }

    private struct ProcessIdentity {
        let command: String
        let user: String
    }

    init(root: String = "/proc", machine: Machine = .current) {
        self.root = root
        self.machine = machine
    }

    func sample() -> Sample {
        var sample = Sample()
        sample.uptime = text("uptime").numbers.first ?? 0
        sample.loadAverages = Array(text("loadavg").numbers.prefix(3))
        sample.processors = processors()
        sample.memory = memory()
        sample.network = network()
        sample.disks = disks()
        sample.volumes = volumes()
        sample.processes = processes()
        return sample
    }

    /// Sends a signal, unless the process has ended and a different one has its number.
    func send(_ signal: Int32, to process: SystemProcess) throws(SignalError) {
        guard let current = self.process(process.id), current.start == process.start else { throw .ended }
        switch machine.send(signal, process.id) {
        case 0: break
        case ESRCH: throw .ended
        case EPERM: throw .notPermitted(owner: process.user)
        case let number: throw .failed(String(cString: strerror(number)))
        }
    }

    // MARK: The system

    private func processors() -> [Sample.ProcessorTime] {
        text("stat").split(separator: "\n").filter { $0.hasPrefix("cpu") && !$0.hasPrefix("cpu ") }.map { line in
            // user, nice, system, idle, iowait, irq, softirq, steal; guests are part of user.
            let times = line.numbers.prefix(8)
            let total = times.reduce(0, +)
            return Sample.ProcessorTime(busy: total - times.dropFirst(3).prefix(2).reduce(0, +), total: total)
        }
    }

    private func memory() -> Sample.Memory {
        var kilobytes: [Substring: Int64] = [:]
        for line in text("meminfo").split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":"), let value = line[colon...].numbers.first else { continue }
            kilobytes[line[..<colon]] = Int64(value)
        }
        func bytes(_ name: Substring) -> Int64 { (kilobytes[name] ?? 0) * 1_024 }
        return Sample.Memory(
            total: bytes("MemTotal"), available: bytes("MemAvailable"),
            swapTotal: bytes("SwapTotal"), swapFree: bytes("SwapFree")
        )
    }

    private func network() -> Sample.Traffic {
        var traffic = Sample.Traffic()
        for line in text("net/dev").split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":"), line[..<colon].trimmed != "lo" else { continue }
            let numbers = line[line.index(after: colon)...].numbers
            guard numbers.count > 8 else { continue }
            traffic.incoming += Int64(numbers[0])
            traffic.outgoing += Int64(numbers[8])
        }
        return traffic
    }

    private func disks() -> Sample.Traffic {
        var traffic = Sample.Traffic()
        var last: Substring = " "
        for line in text("diskstats").split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard fields.count > 9, let read = Int64(fields[5]), let written = Int64(fields[9]) else { continue }
            // A partition follows its disk: what it reads is counted there.
            guard !fields[2].hasPrefix(last), !fields[2].hasPrefix("loop"), !fields[2].hasPrefix("ram") else {
                continue
            }
            last = fields[2]
            traffic.incoming += read * 512
            traffic.outgoing += written * 512
        }
        return traffic
    }

    private func volumes() -> [Volume] {
        var devices: Set<Substring> = []
        return text("mounts").split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ")
            guard fields.count > 1, fields[0].hasPrefix("/dev/"), devices.insert(fields[0]).inserted else { return nil }
            // Blanks in the name of a folder are written in octal digits.
            return machine.volume(fields[1].replacingOccurrences(of: "\\040", with: " "))
        }
    }

    // MARK: Processes

    private func processes() -> [ProcessSample] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        let samples = names.compactMap { Int32($0).flatMap(process) }
        let living = Set(samples.map { ProcessKey(id: $0.id, start: $0.start) })
        identities = identities.filter { living.contains($0.key) }
        return samples
    }

    /// A process; `nil` if it has ended.
    private func process(_ id: Int32) -> ProcessSample? {
        // The name is in parentheses, and may contain any character.
        let stat = text("\(id)/stat")
        guard let open = stat.firstIndex(of: "("), let close = stat.lastIndex(of: ")"), open < close else { return nil }
        let fields = stat[stat.index(after: close)...].split(separator: " ")
        guard fields.count > 21 else { return nil }
        func number(_ field: Int) -> Double { Double(fields[field]) ?? 0 }
        let name = String(stat[stat.index(after: open)..<close])
        let start = number(19) / machine.ticksPerSecond
        let identity = identity(of: ProcessKey(id: id, start: start), name: name)
        return ProcessSample(
            id: id,
            parent: Int32(number(1)),
            name: name,
            command: identity.command,
            user: identity.user,
            state: SystemProcess.State(rawValue: String(fields[0])) ?? .other,
            threads: Int(number(17)),
            memory: Int64(number(21)) * machine.pageSize,
            time: (number(11) + number(12)) / machine.ticksPerSecond,
            start: start
        )
    }

    private func identity(of key: ProcessKey, name: String) -> ProcessIdentity {
        if let known = identities[key] { return known }
        let arguments = text("\(key.id)/cmdline").split(separator: "\0").joined(separator: " ")
        let users = text("\(key.id)/status").split(separator: "\n").first { $0.hasPrefix("Uid:") }
        let identity = ProcessIdentity(
            // A thread of the kernel has no arguments.
            command: arguments.isEmpty ? "[\(name)]" : arguments,
            user: userName(UInt32(users?.numbers.first ?? 0))
        )
        identities[key] = identity
        return identity
    }

    private func userName(_ id: UInt32) -> String {
        if let known = userNames[id] { return known }
        let name = machine.userName(id) ?? String(id)
        userNames[id] = name
        return name
    }

    // MARK: Files

    /// The text of a file; empty if it cannot be read, because its process has ended or belongs to someone else.
    private func text(_ path: String) -> String {
        let file = open("\(root)/\(path)", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        // A file in /proc has no size: it is read until its end.
        var bytes: [UInt8] = []
        var count = 0
        repeat {
            bytes += [UInt8](repeating: 0, count: 4_096)
            let free = bytes.count - 4_096
            count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress! + free, 4_096) }
            bytes.removeLast(4_096 - max(0, count))
        } while count > 0
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The reasons for which a signal is not sent.
enum SignalError: Error, Equatable {
    case ended
    case notPermitted(owner: String)
    case failed(String)

    var message: String {
        switch self {
        case .ended: "The process has already ended."
        case .notPermitted(let owner): "The process belongs to \(owner); you may not send it signals."
        case .failed(let reason): "The system says: \(reason)."
        }
    }
}

extension StringProtocol {
    /// The numbers in the text, which are separated by blanks; other words are left out.
    fileprivate var numbers: [Double] { split { $0 == " " || $0 == "\t" }.compactMap { Double($0) } }

    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
