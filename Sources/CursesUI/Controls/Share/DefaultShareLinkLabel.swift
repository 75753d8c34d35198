/// The label of a share link without one: “Share…” with a symbol, or the title of the link.
public struct DefaultShareLinkLabel {
    private let title: Text

    init(_ title: Text = Text("Share…")) {
        self.title = title
    }
}

extension DefaultShareLinkLabel: View {
    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
