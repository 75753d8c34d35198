import Foundation

/// Reads messages from the log file, whose path is in the environment variable `CURSESUI_LOG`.
///
/// `cursesui run` sets the variable. If it is not set, there is no log, and a store cannot be created.
public final class OSLogStore: Sendable {
    /// The messages of a store.
    public enum Scope: Int, Sendable {
        /// The messages that this program has written since it has begun.
        case system
        /// The messages that this program has written since it has begun.
        case currentProcessIdentifier
    }

    private let path: String
    /// The time of the first message; `nil` for any time.
    private let start: Date?

    /// Creates a store of the messages that this program has written.
    ///
    /// - Throws: an error if there is no log file.
    public convenience init(scope: Scope) throws {
        let path = ProcessInfo.processInfo.environment["CURSESUI_LOG"] ?? ""
        let uptime = ProcessInfo.processInfo.systemUptime
        let age = Self.age(of: (try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8)) ?? "", uptime: uptime)
        try self.init(path: path, start: age.map { Date(timeIntervalSinceNow: -$0) })
    }

    /// Creates a store of all messages in a file that a `Logger` has written.
    ///
    /// - Throws: an error if the file cannot be read.
    public convenience init(url: URL) throws {
        try self.init(path: url.path, start: nil)
    }

    init(path: String, start: Date?) throws {
        guard !path.isEmpty, FileManager.default.isReadableFile(atPath: path) else {
            throw CocoaError(
                .fileReadNoSuchFile,
                userInfo: [NSLocalizedDescriptionKey: "There is no log: CURSESUI_LOG names no file that can be read."])
        }
        self.path = path
        self.start = start
    }

    /// Returns the seconds since a process has begun, as the fields of `/proc/PID/stat` tell (proc(5)).
    private static func age(of stat: String, uptime: TimeInterval) -> TimeInterval? {
        // The name of the program, in parentheses, may contain spaces.
        guard let end = stat.lastIndex(of: ")") else { return nil }
        let fields = stat[stat.index(after: end)...].split(separator: " ")
        guard fields.count > 19, let ticks = Double(fields[19]) else { return nil }
        // A message may be written in the tick in which the program begins.
        return uptime - ticks / Double(max(1, sysconf(Int32(_SC_CLK_TCK)))) + 1
    }

    /// Returns a position before all messages.
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        position(date: Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
    }
    /// Returns the position of a time.
    public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }
    /// Returns the position of a time before the last message.
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        let last = (try? entries())?.last?.date ?? Date()
        return position(date: last.addingTimeInterval(seconds))
    }

    /// Returns the messages in order.
    ///
    /// - Parameters:
    ///   - options: whether the last message comes first.
    ///   - position: the first message; `nil` for all.
    ///   - predicate: decides which messages are returned: asks for `subsystem`, `category`, `composedMessage` or `date`.
    /// - Throws: an error if the file cannot be read.
    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        let found = try entries().filter { entry in
            entry.date >= position?.date ?? .distantPast && predicate?.evaluate(with: entry.values) ?? true
        }
        return AnySequence(options.contains(.reverse) ? found.reversed() : found)
    }

    private func entries() throws -> [OSLogEntryLog] {
        let text = try String(decoding: Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        let entries = text.split(separator: "\n").compactMap { OSLogEntryLog(line: $0) }
        guard let start else { return entries }
        return entries.filter { $0.date >= start }
    }
}

/// A place among the messages of a store.
public final class OSLogPosition: Sendable {
    let date: Date

    init(date: Date) {
        self.date = date
    }
}

/// The order of messages.
public enum OSLogEnumerator {
    /// The order of messages.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The last message comes first.
        public static let reverse = Options(rawValue: 1)
    }
}
