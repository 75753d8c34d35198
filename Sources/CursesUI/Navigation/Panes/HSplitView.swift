/// Views side by side, with lines between them that the user can move.
///
/// ```swift
/// HSplitView {
///     FileList().frame(minWidth: 12, idealWidth: 20)
///     Editor()
/// }
/// ```
///
/// The lines follow the mouse. `<` and `>`, or Shift-Alt with an arrow, move the line behind the view with the focus.
/// The minimum and maximum widths of views are respected.
public struct HSplitView<Content: View> {
    private let content: Content

    /// Views side by side.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension HSplitView: View {
    public var body: some View { Panes(axis: .horizontal, content: content) }
}
