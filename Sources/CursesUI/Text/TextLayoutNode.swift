import CursesUITerminal

/// Lays out and draws a text. The text is measured once, and laid out once for each width.
final class TextLayoutNode: LayoutNode, LeafLayoutNode {
    private var content: StyledText
    private var measured: MeasuredText
    private var options: TextLayout.Options
    private var style: Style?
    /// The layout that was made last, and what for.
    private var latest: (layout: TextLayout, proposal: CellProposal)?
    /// The layout that is shown: measuring goes on after the text has got its place.
    private var placed: TextLayout?

    init(_ text: Text, owner: Node) {
        content = text.content.resolved(in: owner.environment)
        measured = MeasuredText(content)
        options = TextLayout.Options(owner.environment)
        style = owner.environment.visibleTextStyle
        super.init(owner: owner)
    }

    func update(_ view: Text) {
        let options = TextLayout.Options(owner.environment)
        let style = owner.environment.visibleTextStyle
        if style != self.style {
            self.style = style
            setNeedsDisplay()
        }
        let content = view.content.resolved(in: owner.environment)
        guard content != self.content || options != self.options else { return }
        if content != self.content { measured = MeasuredText(content) }
        self.content = content
        self.options = options
        latest = nil
        invalidateLayout()
        setNeedsDisplay()
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        layOut(for: proposal).size
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        placed = layOut(for: proposal)
    }

    override func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: min(1, size.height)
        case VerticalAlignment.lastTextBaseline.key: size.height
        default: nil
        }
    }

    override func draw(in context: DrawingContext) {
        guard let placed, let style else { return }
        context.draw(placed, style: style)
    }

    private func layOut(for proposal: CellProposal) -> TextLayout {
        if let latest, latest.proposal == proposal { return latest.layout }
        let new = TextLayout(
            measured,
            width: proposal.width,
            height: proposal.height,
            options: options
        )
        latest = (new, proposal)
        return new
    }
}

extension TextLayout.Options {
    init(_ environment: EnvironmentValues) {
        self.init(
            lineLimit: environment.lineLimit,
            truncation: environment.truncationMode,
            alignment: environment.multilineTextAlignment
        )
    }
}
