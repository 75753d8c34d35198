/// Views side by side, with lines between them that the user can move.
///
/// ```swift
/// HSplitView {
///     FileList().frame(minWidth: 12, idealWidth: 20)
///     Editor()
/// }
/// ```
///
/// The mouse drags the lines. `<` and `>`, or Shift-Alt with an arrow, move the line after the view with the focus. The
/// minimum and maximum widths of views are respected.
public struct HSplitView<Content: View> {
    private let content: Content

    /// Creates a row of views with movable lines between them.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension HSplitView: View {
    public var body: some View { Panes(axis: .horizontal, content: content) }
}
