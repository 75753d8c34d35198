/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level.
    public let rawValue: UInt8

    /// Creates a level from its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The default level.
    public static let `default` = OSLogType(rawValue: 0)
    /// The level of informational messages.
    public static let info = OSLogType(rawValue: 1)
    /// The level of debug messages.
    public static let debug = OSLogType(rawValue: 2)
    /// The level of errors.
    public static let error = OSLogType(rawValue: 16)
    /// The level of messages about bugs in the app.
    public static let fault = OSLogType(rawValue: 17)

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }
}
