/// A stored property of a view that the graph keeps a value for.
///
/// A structure of your own may conform: its own dynamic properties work, and `update` is called
/// before each evaluation of the body.
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

/// A dynamic property that CursesUI knows: it keeps an object on the node between evaluations.
package protocol NodeProperty: DynamicProperty {
    /// Connects the property with what `storage` keeps for it; fills `storage` the first time.
    @MainActor
    mutating func install(in storage: inout AnyObject?, of node: Node)
}

/// What a property keeps on a node that may differ from what it began with.
@MainActor
protocol WritableStorage: AnyObject {
    var isWritten: Bool { get }
}

/// What a property keeps on a node and has to end when the node goes.
@MainActor
package protocol RemovableStorage: AnyObject {
    func remove()
}

/// What a property keeps on a node and counts the changes of.
@MainActor
protocol ChangeCounting: AnyObject {
    var changeCount: Int { get }
}
