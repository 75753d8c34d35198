/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Film.
    public static let video = AVMediaType(rawValue: "vide")
}
