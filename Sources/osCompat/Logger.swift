/// Writes messages to the log file, whose path is in the environment variable `CURSESUI_LOG`.
///
/// `cursesui run` sets the variable, and prints the path. If the variable is not set, messages are discarded, because
/// they would overwrite the app's screen.
public struct Logger: Sendable {
    private let subsystem: String
    private let category: String
    private let isEnabled: Bool

    /// Creates a logger whose messages have no subsystem and no category.
    public init() {
        self.init(subsystem: "", category: "")
    }

    /// Creates a logger.
    ///
    /// - Parameters:
    ///   - subsystem: the part of the app that logs, often identified by the app's bundle identifier.
    ///   - category: the topic of the messages.
    public init(subsystem: String, category: String) {
        self.init(OSLog(subsystem: subsystem, category: category))
    }

    /// Creates a logger with the subsystem and the category of a log.
    public init(_ log: OSLog) {
        (subsystem, category, isEnabled) = (log.subsystem, log.category, log.isEnabled)
    }

    /// Writes a message with the given level.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
        guard isEnabled, LogFile.isOpen else { return }
        LogFile.write(message().text, level: level, subsystem: subsystem, category: category)
    }

    /// Writes a message with the default level.
    public func log(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }
    /// Writes a message with the default level.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }
    /// Writes a debug message.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }
    /// Writes a debug message.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }
    /// Writes an informational message.
    public func info(_ message: @autoclosure () -> OSLogMessage) { log(level: .info, message()) }
    /// Writes a warning.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }
    /// Writes an error.
    public func error(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }
    /// Writes a message about a bug in the app.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
    /// Writes a message about a bug in the app.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
}
