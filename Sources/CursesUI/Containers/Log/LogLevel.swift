/// The importance of a line in a log, with the names of the swift-log package.
public enum LogLevel: String, CaseIterable, Codable, Comparable, Hashable, Sendable {
    /// Each step of a program.
    case trace
    /// Details that help to find a bug.
    case debug
    /// The normal course of events.
    case info
    /// Not an error, but more important than `info`.
    case notice
    /// A problem that the program can work around.
    case warning
    /// A failure of one operation.
    case error
    /// A failure of the whole program.
    case critical

    /// Compares two levels by importance.
    public static func < (lhs: LogLevel, rhs: LogLevel) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
        switch self {
        case .trace: 0
        case .debug: 1
        case .info: 2
        case .notice: 3
        case .warning: 4
        case .error: 5
        case .critical: 6
        }
    }
}

extension LogLevel {
    /// The width of the longest abbreviation in columns.
    static let abbreviationWidth = 5

    /// The abbreviation of the level in front of a line.
    var abbreviation: String {
        switch self {
        case .trace: "trace"
        case .debug: "debug"
        case .info: "info"
        case .notice: "note"
        case .warning: "WARN"
        case .error: "ERROR"
        case .critical: "CRIT"
        }
    }

    /// The title of the level in the menu that filters lines.
    var title: String {
        switch self {
        case .trace: "All levels"
        case .critical: "Critical"
        default: "\(rawValue.capitalized)+"
        }
    }
}
