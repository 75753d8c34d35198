import CursesUITerminal
import Foundation

/// Runs an action when a value from a view's geometry has changed.
struct OnGeometryChangeModifier<Value: Equatable> {
    let transform: (GeometryProxy) -> Value
    /// The action, which takes the old and the new value; at first both are the same.
    let action: (Value, Value) -> Void
}

extension OnGeometryChangeModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, OnGeometryChangeModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, OnGeometryChangeModifier>> {
        OnGeometryChangeNode(view, in: context)
    }
}

final class OnGeometryChangeNode<Content: View, Value: Equatable>:
    ModifierNode<Content, OnGeometryChangeModifier<Value>>, GeometryFollower
{
    private var last: Value?

    override func prepare() {
        layoutContext.queue.follow(self)
    }

    func layoutDidEnd() -> Bool {
        guard !isRemoved else { return false }
        guard let node = child.layoutNodes.first else { return true }
        let proxy = GeometryProxy(
            size: layoutContext.metrics.units(node.frame.size),
            place: GeometryPlace(node, follower: nil)
        )
        let value = modifier.transform(proxy)
        guard value != last else { return true }
        let old = last ?? value
        last = value
        // Changes of state are applied in the same frame.
        layoutContext.queue.afterLayout { [weak self] in
            guard let self, !self.isRemoved else { return }
            self.modifier.action(old, value)
        }
        return true
    }
}

extension View {
    /// Runs an action with a value from the view's geometry, at first and whenever the value has changed.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(OnGeometryChangeModifier(transform: transform) { action($1) })
    }

    /// Runs an action with the old and the new value from the view's geometry; at first both are the same.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(OnGeometryChangeModifier(transform: transform, action: action))
    }
}
