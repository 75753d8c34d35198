/// Options of an observation of a value.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The new value is sent. It always is.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// Has no effect: a publisher sends only new values.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The value at the time of the subscription is sent too.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Has no effect: a publisher sends only new values.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
