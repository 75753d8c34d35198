import Synchronization

/// Tells publisher streams apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let next = Atomic<UInt>(1)

    private let raw: UInt

    /// An identifier that no other has.
    public init() {
        // Odd numbers: an object's address, which the other initializer uses, is even.
        raw = CombineIdentifier.next.wrappingAdd(2, ordering: .relaxed).oldValue
    }

    /// The identifier of an object, the same as long as the object lives.
    public init(_ obj: AnyObject) {
        raw = UInt(bitPattern: ObjectIdentifier(obj))
    }

    public var description: String {
        "0x" + String(raw, radix: 16)
    }
}

/// A type that has a ``CombineIdentifier``.
public protocol CustomCombineIdentifierConvertible {
    /// Tells this value apart in a stream.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// What tells the object from others.
    public var combineIdentifier: CombineIdentifier {
        CombineIdentifier(self)
    }
}
