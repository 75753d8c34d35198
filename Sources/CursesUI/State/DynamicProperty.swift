/// A stored property of a view whose value the view graph keeps.
///
/// Your own structures can conform to it: the dynamic properties in them work, and `update` is called before each
/// evaluation of the body.
public protocol DynamicProperty {
    /// Called on the main actor before the body is evaluated.
    @MainActor @preconcurrency
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    @MainActor @preconcurrency
    public mutating func update() {}
}

/// A dynamic property of CursesUI, which keeps an object on the node between evaluations.
package protocol NodeProperty: DynamicProperty {
    /// Connects the property to its object in `storage`. The first call creates the object.
    @MainActor
    mutating func install(in storage: inout AnyObject?, of node: Node)
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
