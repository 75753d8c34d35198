import Foundation

/// The kind of a change of an observed value.
public enum NSKeyValueChange: UInt, Sendable {
    /// A value has been set. Every change is of this kind.
    case setting = 1
    /// Never used.
    case insertion
    /// Never used.
    case removal
    /// Never used.
    case replacement
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change: a value has been set.
    public let kind: Kind
    /// The new value, if the options ask for it.
    public let newValue: Value?
    /// The old value, if the options ask for it.
    public let oldValue: Value?
    /// The places of the changed elements: always `nil`.
    public let indexes: IndexSet?
    /// Whether the handler is called for the old value, before it is called for the new one.
    public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
