import CursesUITerminal
import Foundation

/// Runs an action when a value derived from a view's geometry has changed.
struct OnGeometryChangeModifier<Value: Equatable> {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void
}

extension OnGeometryChangeModifier: GeometryChangeModifier {
    func value(of node: Node) -> Value? {
        guard let view = node.layoutNodes.first else { return nil }
        let proxy = GeometryProxy(
            size: view.frame.size, view.layoutContext.metrics,
            place: GeometryPlace(view, follower: nil)
        )
        return transform(proxy)
    }
}

extension View {
    /// Runs an action with a value derived from the view's geometry, initially and whenever the value has changed.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(OnGeometryChangeModifier(transform: transform) { action($1) })
    }

    /// Runs an action with the old and the new value derived from the view's geometry. In the first call, both are the
    /// same.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(OnGeometryChangeModifier(transform: transform, action: action))
    }
}
