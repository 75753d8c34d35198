/// A namespace for the identifiers of `matchedGeometryEffect`.
@propertyWrapper
public struct Namespace: Sendable {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    /// A new namespace.
    public init() {}

    /// The same for all namespaces: a terminal matches no geometry.
    public var wrappedValue: ID { ID(number: 0) }
}

extension Namespace: DynamicProperty {}

/// The properties of a view's geometry that are matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// A set of these bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The view's position.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The view's size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Changes nothing: views appear and disappear with their own transitions.
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
