/// The views that ask the user before a window closes or the app ends.
@MainActor
final class DismissalGuards {
    private var nodes = WeakList<any DismissalAsking>()

    func add(_ node: any DismissalAsking) { nodes.add(node) }
    func remove(_ node: any DismissalAsking) { nodes.remove(node) }

    /// Returns the view in a window that asks first: the one that appeared last; `nil` if no view asks now.
    func latest(in window: Node) -> (any DismissalAsking)? {
        nodes.elements.last { $0.asks && $0.isInside(window) }
    }
}

/// A view that can ask the user before its window closes.
@MainActor
protocol DismissalAsking: Node {
    /// Whether the view wants to ask now.
    var asks: Bool { get }
    /// Whether the user is being asked.
    var isAsking: Bool { get }

    /// Asks the user.
    ///
    /// - Parameter proceed: closes the window; called unless the user cancels.
    func ask(_ proceed: @escaping @MainActor () -> Void)
}
