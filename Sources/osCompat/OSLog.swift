import Foundation

/// The origin of log messages: a subsystem and a category.
public final class OSLog: Hashable, Sendable {
    let subsystem: String
    let category: String
    /// Whether messages of this log are written.
    let isEnabled: Bool

    /// Creates a log with a subsystem and a category.
    ///
    /// - Parameters:
    ///   - subsystem: the part of the app that logs, often identified by the app's bundle identifier.
    ///   - category: the topic of the messages.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isEnabled: true)
    }

    private init(subsystem: String, category: String, isEnabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isEnabled = isEnabled
    }

    /// Creates a log with a predefined category.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// A predefined category.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name of the category.
        public let rawValue: String

        /// Creates a category from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Events for Instruments. They are logged like any other message.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Events with a backtrace. They are logged like any other message, without a backtrace.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    }

    /// The default log, whose messages have no origin.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log whose messages are discarded.
    public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

    /// Returns whether two logs have the same origin.
    public static func == (lhs: OSLog, rhs: OSLog) -> Bool {
        lhs.subsystem == rhs.subsystem && lhs.category == rhs.category && lhs.isEnabled == rhs.isEnabled
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(subsystem)
        hasher.combine(category)
    }
}

/// Writes a message in `printf` format, to the same file as `Logger`.
///
/// - Parameters:
///   - message: the format string, with a placeholder for each value, such as `%d`, `%@` and `%{public}@`.
///   - arguments: the values.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    guard LogFile.isOpen, log.isEnabled else { return }
    let text = FormattedMessage.text("\(message)", arguments)
    LogFile.write(text, level: type, subsystem: log.subsystem, category: log.category)
}

/// Writes a message in `printf` format, to the same file as `Logger`.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ arguments: any CVarArg...
) {
    guard LogFile.isOpen, log.isEnabled else { return }
    let text = FormattedMessage.text("\(message)", arguments)
    LogFile.write(text, level: type, subsystem: log.subsystem, category: log.category)
}

/// Formats messages in `printf` format.
enum FormattedMessage {
    /// Returns the text, with each placeholder replaced by a value. The conversion letter is ignored when a value is
    /// converted to text, so a wrong letter cannot cause a read of invalid memory.
    static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
        var rest = arguments[...]
        var text = ""
        var index = format.startIndex
        while index < format.endIndex {
            let character = format[index]
            index = format.index(after: index)
            guard character == "%" else {
                text.append(character)
                continue
            }
            if index < format.endIndex, format[index] == "%" {
                text.append("%")
                index = format.index(after: index)
                continue
            }
            var isPrivate = false
            if index < format.endIndex, format[index] == "{" {
                let end = format[index...].firstIndex(of: "}") ?? format.index(before: format.endIndex)
                isPrivate = format[index...end].contains("private") || format[index...end].contains("sensitive")
                index = format.index(after: end)
            }
            var directive = ""
            while index < format.endIndex {
                let sign = format[index]
                index = format.index(after: index)
                directive.append(sign)
                if sign == "@" || sign.isLetter && !"hlqLzjt".contains(sign) { break }
            }
            guard let value = rest.popFirst() else { continue }
            text += isPrivate ? "<private>" : described(value, directive)
        }
        return text
    }

    private static func described(_ value: any CVarArg, _ directive: String) -> String {
        switch (value, directive.last) {
        case (let number as Double, "f"?):
            let digits = directive.drop { $0 != "." }.dropFirst().prefix { $0.isNumber }
            return String(format: "%.\(Int(digits).map { min($0, 100) } ?? 6)f", number)
        case (let number as any BinaryInteger, "x"?): return String(number, radix: 16)
        case (let number as any BinaryInteger, "X"?): return String(number, radix: 16, uppercase: true)
        default: return "\(value)"
        }
    }
}
