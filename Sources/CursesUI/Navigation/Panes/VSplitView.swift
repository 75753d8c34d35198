/// Views in a column, with lines between them that the user can move.
///
/// ```swift
/// VSplitView {
///     Editor()
///     Output().frame(minHeight: 3, idealHeight: 6)
/// }
/// ```
///
/// The mouse drags the lines. `<` and `>`, or Shift-Alt with an arrow, move the line below the view with the focus.
/// The minimum and maximum heights of views are respected.
public struct VSplitView<Content: View> {
    private let content: Content

    /// Creates a column of views with movable lines between them.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension VSplitView: View {
    public var body: some View { Panes(axis: .vertical, content: content) }
}
