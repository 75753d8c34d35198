/// A namespace for the identifiers of ``View/matchedGeometryEffect(id:in:properties:anchor:isSource:)``, which lasts as
/// long as the view that declares it.
@propertyWrapper
public struct Namespace {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let object: ObjectIdentifier
    }

    /// An object that serves as the namespace's identity.
    private final class Identity: Sendable {}

    @State private var identity = Identity()

    /// Creates a new namespace.
    public init() {}

    /// The identity of the namespace.
    public var wrappedValue: ID { ID(object: ObjectIdentifier(identity)) }
}

extension Namespace: DynamicProperty {}

extension Namespace: Sendable {}
