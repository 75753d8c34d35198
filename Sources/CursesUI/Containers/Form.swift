/// Rows of controls, one below the other over the whole width.
///
/// A form is as high as its rows. Where there is less room it scrolls: with the mouse wheel, with
/// page up and page down, and to the control that gets the focus.
public struct Form<Content: View> {
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Form: View {
    public var body: some View {
        Viewport {
            VStack(alignment: .leading, spacing: 0) { content }
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
