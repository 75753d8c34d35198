/// Names that belong to one view: what `matchedGeometryEffect` tells views by.
@propertyWrapper
public struct Namespace: Sendable {
    /// What the names of one namespace have in common.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    /// A namespace of its own.
    public init() {}

    /// The same for all: nothing in a terminal is matched by it.
    public var wrappedValue: ID { ID(number: 0) }
}

extension Namespace: DynamicProperty {}

/// Which part of a view's geometry is meant.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// A set of these bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Where the view is.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// How large the view is.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Changes nothing: views come and go by their own transitions.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        self
    }
}
