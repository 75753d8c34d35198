/// A modifier that runs an action when a value that depends on the layout has changed.
protocol GeometryChangeModifier: PrimitiveViewModifier {
    associatedtype Value: Equatable

    /// The action, called with the old and the new value. In the first call, both are the same.
    var action: (Value, Value) -> Void { get }

    /// Returns the value for the modified view after a layout; `nil` if there is nothing to measure.
    func value(of node: Node) -> Value?
}

extension GeometryChangeModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        GeometryChangeNode(view, in: context)
    }
}

final class GeometryChangeNode<Content: View, Modifier: GeometryChangeModifier>:
    ModifierNode<Content, Modifier>, GeometryFollower
{
    private var last: Modifier.Value?

    override func prepare() {
        layoutContext.queue.follow(self)
    }

    func layoutDidEnd() -> Bool {
        guard !isRemoved else { return false }
        guard let value = modifier.value(of: self), value != last else { return true }
        let old = last ?? value
        last = value
        // In this way, the action's changes of state are applied in the same frame.
        layoutContext.queue.afterLayout { [weak self] in
            guard let self, !self.isRemoved else { return }
            self.modifier.action(old, value)
        }
        return true
    }
}
