/// The layout nodes that take input, from the roots of the tree.
@MainActor
package protocol ResponderTree: AnyObject {
    /// What the mouse hits: the whole screen.
    var rootLayoutNode: LayoutNode? { get }
    /// What the keys go to: the topmost layer, or the whole screen.
    var keyRoot: LayoutNode? { get }
}
