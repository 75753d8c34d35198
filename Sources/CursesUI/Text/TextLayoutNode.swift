import CursesUITerminal

/// Lays out and draws a text. The text is measured once, and laid out once for each width.
final class TextLayoutNode: LayoutNode, LeafLayoutNode {
    private var content: StyledText
    /// Whether the text reads otherwise in a second.
    private var isLive: Bool
    private var measured: MeasuredText
    private var options: TextLayout.Options
    private var look: TextLook
    /// The layout that was made last, and what for.
    private var latest: (layout: TextLayout, proposal: CellProposal)?
    /// The layout that is shown: measuring goes on after the text has got its place.
    private var placed: TextLayout?

    init(_ text: Text, owner: Node) {
        content = text.content.resolved(in: owner.environment)
        isLive = text.content.isLive
        measured = MeasuredText(content)
        options = TextLayout.Options(owner.environment)
        look = TextLook(content, in: owner.environment)
        super.init(owner: owner)
    }

    func update(_ view: Text) {
        let options = TextLayout.Options(owner.environment)
        let content = view.content.resolved(in: owner.environment)
        isLive = view.content.isLive
        if isLive { setNeedsDisplay() }
        let look = TextLook(content, in: owner.environment)
        if look != self.look {
            self.look = look
            setNeedsDisplay()
        }
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
        if let placed { look.draw(placed, in: context) }
        if isLive { owner.graph.clock.wake(owner, every: .seconds(1)) }
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
