/// Shows a part of its content, and scrolls to show the rest.
///
/// ```swift
/// ScrollView {
///     ForEach(lines, id: \.self) { Text($0) }
/// }
/// ```
///
/// It takes all the space that is proposed along its axes. If the content is longer, a scroll bar shows which part is
/// visible:
///
/// ```text
/// first line    ┃
/// second line   │
/// third line    │
/// ```
///
/// The mouse wheel, Page Up, Page Down, Home and End scroll, and so does dragging the scroll bar. If there is a control
/// in the direction of an arrow key, the key moves the focus to it, and the scroll view scrolls to that control.
/// Otherwise, the arrow key scrolls. If the content contains no control, the scroll view itself takes the focus, and
/// its thumb is drawn as a block.
public struct ScrollView<Content: View> {
    /// The scroll view's content.
    public var content: Content
    /// The axes along which the content may be longer than the view.
    public var axes: Axis.Set
    /// Whether scroll bars are shown.
    public var showsIndicators: Bool
    @Environment(\.scrollTraits) private var traits

    /// Creates a scroll view that scrolls along some axes.
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
                .environment(\.linksFillRows, false)
        }
    }

    private var viewportTraits: ViewportTraits {
        ViewportTraits(
            axes: axes,
            fills: true,
            bars: showsIndicators ? traits.bars : [],
            isEnabled: traits.isEnabled,
            anchors: traits.anchors,
            isClipDisabled: traits.isClipDisabled,
            flashes: traits.flashes
        )
    }
}
