import Synchronization

/// A unique identifier for publisher streams.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let next = Atomic<UInt>(1)

    private let raw: UInt

    /// Creates a unique identifier.
    public init() {
        // Odd numbers, because the other initialiser uses the addresses of objects, which are even.
        raw = CombineIdentifier.next.wrappingAdd(2, ordering: .relaxed).oldValue
    }

    /// Creates the identifier of an object, which stays the same while the object exists.
    public init(_ obj: AnyObject) {
        raw = UInt(bitPattern: ObjectIdentifier(obj))
    }

    public var description: String {
        "0x" + String(raw, radix: 16)
    }
}

/// A type that has a ``CombineIdentifier``.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier of this value.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of the object.
    public var combineIdentifier: CombineIdentifier {
        CombineIdentifier(self)
    }
}
