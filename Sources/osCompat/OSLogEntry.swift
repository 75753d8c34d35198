import Foundation

/// An entry of a log.
open class OSLogEntry {
    /// The time.
    public let date: Date
    /// The text.
    public let composedMessage: String

    init(date: Date, composedMessage: String) {
        (self.date, self.composedMessage) = (date, composedMessage)
    }
}

/// An entry with the origin of its message.
public protocol OSLogEntryWithPayload {
    var subsystem: String { get }
    var category: String { get }
    var formatString: String { get }
}

/// An entry with the process of its message.
public protocol OSLogEntryFromProcess {
    var process: String { get }
    var processIdentifier: Int32 { get }
}

/// A message in a log.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryWithPayload, OSLogEntryFromProcess {
    /// The level of a message.
    public enum Level: Int, Sendable {
        case undefined, debug, info, notice, error, fault
    }

    /// The level.
    public let level: Level
    /// The part of the app that has logged.
    public let subsystem: String
    /// The topic.
    public let category: String
    /// The text: the file does not have the form without values.
    public var formatString: String { composedMessage }
    /// The name of this program.
    public var process: String { ProcessInfo.processInfo.processName }
    /// The identifier of this process.
    public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }

    /// Reads a line that `LogFile` has written; `nil` for any other line.
    init?(line: Substring) {
        let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3,
            let date = try? Date(String(parts[0]), strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)),
            let level = Self.levels[String(parts[1])]
        else { return nil }
        self.level = level
        var message = parts[2]
        var origin: [Substring] = ["", ""]
        if message.first == "[", let end = message.firstIndex(of: "]"), message[end...].dropFirst().first == " " {
            let words = message[message.startIndex..<end].dropFirst()
            origin = words.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false) + [""]
            message = message[end...].dropFirst(2)
        }
        subsystem = String(origin[0])
        category = String(origin[1])
        super.init(date: date, composedMessage: String(message))
    }

    private static let levels: [String: Level] = [
        "debug": .debug, "info": .info, "notice": .notice, "error": .error, "fault": .fault,
    ]

    /// The properties that a predicate can ask for.
    var values: [String: Any] {
        [
            "date": date, "composedMessage": composedMessage, "subsystem": subsystem, "category": category,
            "messageType": level.rawValue, "process": process,
        ]
    }
}
