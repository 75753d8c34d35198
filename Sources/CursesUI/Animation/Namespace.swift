import Foundation

/// A namespace for the identifiers of ``View/matchedGeometryEffect(id:in:properties:anchor:isSource:)``, which lasts as
/// long as the view that declares it.
@propertyWrapper
public struct Namespace {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        let identity: Identity

        /// Returns whether two namespaces are the same.
        public static func == (lhs: ID, rhs: ID) -> Bool { lhs.identity === rhs.identity }

        /// Hashes the identity of the namespace.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(identity))
        }
    }

    /// An object that serves as the namespace's identity.
    final class Identity: Sendable {
        /// The frames, in the window, of the views from which screens grow (`matchedTransitionSource(id:in:)`).
        ///
        /// This is safe, because only the bodies of views and the actions of `onGeometryChange` use it, all of which run
        /// on the main actor.
        nonisolated(unsafe) var transitionSources: [AnyHashable: CGRect] = [:]
    }

    @State private var identity = Identity()

    /// Creates a new namespace.
    public init() {}

    /// The identity of the namespace.
    public var wrappedValue: ID { ID(identity: identity) }
}

extension Namespace: DynamicProperty {}

extension Namespace: Sendable {}
