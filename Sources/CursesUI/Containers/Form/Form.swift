/// Rows of controls, one below the other over the whole width.
///
/// The rows of a ``Section`` stand in a box; a row outside of any stands free. A form is as high as
/// its rows. Where there is less room it scrolls: with the mouse wheel, with page up and page down,
/// and to the control that gets the focus.
public struct Form<Content: View> {
    let content: Content
    @Environment(\.formStyle) private var style

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Form: View {
    public var body: some View {
        style.makeBody(FormStyleConfiguration(content: .init(content: AnyView(content))))
    }
}
