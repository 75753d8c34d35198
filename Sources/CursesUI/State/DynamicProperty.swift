/// A stored property of a view whose value the view graph keeps.
///
/// Your own structures can conform to it: the dynamic properties in them work, and `update` is called before each
/// evaluation of the body.
public protocol DynamicProperty {
    /// Called on the main actor before the body is evaluated.
    @MainActor @preconcurrency
    mutating func update()

    /// How a node connects the property. CursesUI provides it for every property.
    @MainActor @preconcurrency
    static var _connection: _PropertyConnection { get }
}

/// How a node connects a dynamic property. Only CursesUI uses it.
@MainActor
public struct _PropertyConnection {
    package enum Kind {
        /// The node keeps an object for the property.
        case object(any NodeProperty.Type)
        /// The dynamic properties in the fields of the value belong to the view.
        case host
        /// The dynamic properties in the value are connected, and then the value is updated.
        case value
    }

    package let kind: Kind
}

extension DynamicProperty {
    /// Connects the dynamic properties in the property, and updates it.
    @MainActor @preconcurrency
    public static var _connection: _PropertyConnection { _PropertyConnection(kind: .value) }

    /// Does nothing.
    @MainActor @preconcurrency
    public mutating func update() {}
}

/// A dynamic property of CursesUI, which keeps an object on the node between evaluations.
package protocol NodeProperty: DynamicProperty {
    /// Connects the property to its object in `storage`. The first call creates the object.
    @MainActor
    mutating func install(in storage: inout AnyObject?, of node: Node)

    /// Whether the object may hold a value other than the initial one.
    static var mayHoldState: Bool { get }
}

extension NodeProperty {
    package static var mayHoldState: Bool { true }

    /// Connects the property with its object.
    @MainActor @preconcurrency
    public static var _connection: _PropertyConnection { _PropertyConnection(kind: .object(Self.self)) }
}

/// Storage on a node whose value may differ from its initial value.
@MainActor
protocol WritableStorage: AnyObject {
    var isWritten: Bool { get }
}

/// Storage on a node that needs to be cleaned up when the node is removed.
@MainActor
package protocol RemovableStorage: AnyObject {
    func remove()
}

/// Storage on a node that counts its changes.
@MainActor
protocol ChangeCounting: AnyObject {
    var changeCount: Int { get }
}
