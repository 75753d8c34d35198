/// The container whose background a view sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    fileprivate let fills: Bool
    private let name: String

    /// The screen of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(fills: true, name: "navigation")
    /// The column of a split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(fills: true, name: "navigationSplitView")
    /// The content of a tab.
    public static let tabView = ContainerBackgroundPlacement(fills: true, name: "tabView")
    /// The window: in a terminal, the screen.
    public static let window = ContainerBackgroundPlacement(fills: true, name: "window")
    /// A widget. A terminal has no widgets, so the background is shown behind the view itself.
    public static let widget = ContainerBackgroundPlacement(fills: false, name: "widget")
}

extension View {
    /// Sets the background of the container around the view, in the space that the container provides for it.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S,
        for container: ContainerBackgroundPlacement
    ) -> some View {
        filling(container).background(style)
    }

    /// Sets the background of the container around the view, in the space that the container provides for it.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        filling(container).background(alignment: alignment, content: content)
    }

    nonisolated private func filling(_ container: ContainerBackgroundPlacement) -> some View {
        frame(maxWidth: container.fills ? .infinity : nil, maxHeight: container.fills ? .infinity : nil)
    }
}
