/// The layout nodes that take input, from the roots of the tree.
@MainActor
package protocol ResponderTree: AnyObject {
    /// The root for the mouse: the whole screen.
    var rootLayoutNode: LayoutNode? { get }
    /// The root for keys: the topmost layer, or the whole screen.
    var keyRoot: LayoutNode? { get }
}
