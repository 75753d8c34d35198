/// Provides the root layout nodes for input.
@MainActor
package protocol ResponderTree: AnyObject {
    /// The root for mouse events: the whole screen.
    var rootLayoutNode: LayoutNode? { get }
    /// The root for keys: the topmost layer, or the whole screen.
    var keyRoot: LayoutNode? { get }
}
