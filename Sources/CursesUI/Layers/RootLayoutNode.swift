import CursesUITerminal

/// Lays out the app's interface: the content in the centre, the bars of the window above and below, and a notice if the
/// content does not fit.
final class RootLayoutNode: LayoutNode {
    /// The size that the content needs on this screen.
    private var needed = CellSize.zero

    private var topBar: [LayoutNode] = []
    private var content: [LayoutNode] = []
    private var bottomBar: [LayoutNode] = []

    override var visibility: LayoutVisibility { .clipped }

    func setChildren(content: [LayoutNode], topBar: [LayoutNode], bottomBar: [LayoutNode]) {
        self.content = content
        self.topBar = topBar
        self.bottomBar = bottomBar
        setChildren(topBar + content + bottomBar)
    }

    private let stack = StackLayout(
        axis: .vertical,
        alignment: HorizontalAlignment.center.key,
        spacing: nil
    )

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        let barOffer = CellProposal(width: size.width, height: nil)
        let top = stack.size(barOffer, children: topBar).height
        let bottom = stack.size(barOffer, children: bottomBar).height
        let offer = CellProposal(width: size.width, height: max(0, size.height - top - bottom))
        let known = needed
        needed = stack.size(offer, children: content)
        let origin = CellPoint(
            column: max(0, (size.width - needed.width) / 2),
            row: top + max(0, (size.height - top - bottom - needed.height) / 2)
        )
        needed.height += top + bottom
        if needed != known { setNeedsDisplay() }
        stack.place(topBar, at: .zero, proposal: barOffer)
        stack.place(content, at: origin, proposal: offer)
        let foot = CellPoint(column: 0, row: max(top, size.height - bottom))
        stack.place(bottomBar, at: foot, proposal: barOffer)
    }

    /// Content that does not fit is clipped; the last row shows the size that is needed.
    override func drawAbove(in context: DrawingContext) {
        let size = frame.size
        guard needed.width > size.width || needed.height > size.height, size.height > 0 else { return }
        let columns = max(needed.width, size.width)
        let rows = max(needed.height, size.height)
        let notices = [
            "Terminal too small: \(columns)×\(rows) needed, \(size.width)×\(size.height) here",
            "Too small: \(columns)×\(rows) needed",
            "\(columns)×\(rows)",
        ]
        let text = notices.first { TextWidth.columns(of: $0) <= size.width } ?? notices.last!
        let row = size.height - 1
        let style = Style(attributes: .reverse)
        context.fill(CellRect(column: 0, row: row, width: size.width, height: 1), background: .default)
        context.write(text, style: style, at: CellPoint(column: 0, row: row))
        context.restyle(CellRect(column: 0, row: row, width: size.width, height: 1)) { $0 = style }
    }
}
