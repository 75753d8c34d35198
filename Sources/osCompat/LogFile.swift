import Foundation

/// The log file, whose path is in the environment variable `CURSESUI_LOG`. If the variable is not set, messages are
/// discarded, because they would overwrite the app's screen.
enum LogFile {
    /// The descriptor of the file, which stays open until the program ends; `nil` if there is no log file.
    private static let descriptor: Int32? = {
        guard let path = ProcessInfo.processInfo.environment["CURSESUI_LOG"], !path.isEmpty else { return nil }
        // Other users must not be able to read what an app logs.
        let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
        return file >= 0 ? file : nil
    }()

    static var isOpen: Bool { descriptor != nil }

    /// Appends a line with the time, the level, the origin and the message. A single system call writes the whole line,
    /// so that lines from several threads are not interleaved.
    static func write(_ message: String, level: OSLogType, subsystem: String, category: String, at date: Date = Date())
    {
        guard let descriptor else { return }
        let bytes = Array(line(message, level: level, subsystem: subsystem, category: category, at: date).utf8)
        _ = Glibc.write(descriptor, bytes, bytes.count)
    }

    static func line(
        _ message: String, level: OSLogType, subsystem: String, category: String, at date: Date
    ) -> String {
        let time = date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        let origin = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        // A message may contain text from outside the app. Control characters are replaced, so that the message can
        // neither imitate another log line nor control the terminal that displays the log.
        let text = String(
            message.unicodeScalars.map { $0.properties.generalCategory == .control && $0 != "\t" ? " " : Character($0) }
        )
        return "\(time) \(level.name) \(origin.isEmpty ? "" : "[\(origin)] ")\(text)\n"
    }
}
