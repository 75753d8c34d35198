/// The padding between views and the edges of their scene.
public struct ScenePadding: Hashable, Sendable {
    private let name: String

    /// The least padding: that of ``View/padding(_:_:)`` without a length.
    public static let minimum = ScenePadding(name: "minimum")
    /// The padding that aligns a view with the title in the bar: one column at the leading and the trailing edge.
    public static let navigationBar = ScenePadding(name: "navigationBar")

    /// The columns beside the views and the rows above and below them; `nil` for the padding of the system.
    var columns: Int? { self == .navigationBar ? 1 : nil }
}

extension View {
    /// Adds the padding of a scene of the app between the view and its edges.
    ///
    /// - Parameter padding: the kind of padding; that of the bar has no rows.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(padding: padding, edges: edges))
    }
}

/// Adds the padding of a scene.
private struct ScenePaddingModifier: ViewModifier {
    let padding: ScenePadding
    let edges: Edge.Set

    func body(content: Content) -> some View {
        if let columns = padding.columns {
            content.padding(
                cells: CellInsets(
                    top: 0, leading: edges.contains(.leading) ? columns : 0, bottom: 0,
                    trailing: edges.contains(.trailing) ? columns : 0))
        } else {
            content.padding(edges)
        }
    }
}
