/// Writes messages to the file that the environment variable `CURSESUI_LOG` names.
///
/// `cursesui run` sets the variable, and prints the path. Without it, messages go nowhere, because they would overwrite
/// the app's screen.
public struct Logger: Sendable {
    private let subsystem: String
    private let category: String
    private let isEnabled: Bool

    /// Creates a logger whose messages have no origin.
    public init() {
        self.init(subsystem: "", category: "")
    }

    /// Creates a logger.
    ///
    /// - Parameters:
    ///   - subsystem: the part of the app, often its identifier.
    ///   - category: the topic.
    public init(subsystem: String, category: String) {
        self.init(OSLog(subsystem: subsystem, category: category))
    }

    /// Creates a logger with the origin of a log.
    public init(_ log: OSLog) {
        (subsystem, category, isEnabled) = (log.subsystem, log.category, log.isEnabled)
    }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
        guard isEnabled, LogFile.isOpen else { return }
        LogFile.write(message().text, level: level, subsystem: subsystem, category: category)
    }

    /// Writes a message of the default level.
    public func log(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }
    /// Writes a message of the default level.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }
    /// Writes a message for the app's developer.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }
    /// Writes a message for the app's developer.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }
    /// Writes a message that helps to find out what happened.
    public func info(_ message: @autoclosure () -> OSLogMessage) { log(level: .info, message()) }
    /// Writes a warning.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }
    /// Writes an error.
    public func error(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }
    /// Writes a message about a mistake in the app.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
    /// Writes a message about a mistake in the app.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
}
