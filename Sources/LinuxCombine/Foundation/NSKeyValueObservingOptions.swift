/// Options of an observation of a value.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// A change contains the new value. A publisher always sends it.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// A change contains the old value. It has no effect on a publisher.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The value at the beginning of the observation is sent too.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The old value is sent before each new one.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
