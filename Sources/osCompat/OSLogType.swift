/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level.
    public let rawValue: UInt8

    /// Creates a level from its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The usual level.
    public static let `default` = OSLogType(rawValue: 0)
    /// A message that helps to find out what happened.
    public static let info = OSLogType(rawValue: 1)
    /// A message for the app's developer.
    public static let debug = OSLogType(rawValue: 2)
    /// An error.
    public static let error = OSLogType(rawValue: 16)
    /// A mistake in the app.
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
