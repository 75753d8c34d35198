/// Shows a part of its content, and scrolls to the rest.
///
/// ```swift
/// ScrollView {
///     ForEach(lines, id: \.self) { Text($0) }
/// }
/// ```
///
/// It takes all the space that is proposed along its axes. If the content is longer, a bar shows which part is visible:
///
/// ```text
/// first line    ┃
/// second line   │
/// third line    │
/// ```
///
/// The wheel and page up, page down, home and end scroll, and so does the mouse on the bar. The arrow keys scroll where
/// there is no control in their direction. Otherwise they move the focus to that control, and the scroll view scrolls
/// to it. Without any control in it, the scroll view itself takes the focus; its thumb is then a block.
public struct ScrollView<Content: View> {
    /// The scroll view's content.
    public var content: Content
    /// The axes along which the content may be longer than the view.
    public var axes: Axis.Set
    /// Whether bars are shown.
    public var showsIndicators: Bool
    @Environment(\.scrollTraits) private var traits

    /// Views that scroll along some axes.
    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: View {
    public var body: some View {
        Viewport(viewportTraits) {
            VStack(spacing: 0) { content }
                .environment(\.sectionLook, .bare)
        }
    }

    private var viewportTraits: ViewportTraits {
        ViewportTraits(
            axes: axes,
            fills: true,
            bars: showsIndicators ? traits.bars : [],
            isEnabled: traits.isEnabled,
            anchors: traits.anchors
        )
    }
}
