import CursesUITerminal

/// The screen: the app's interface, the key footer below it, the layers above it, and the drag image on top.
final class ScreenLayoutNode: LayoutNode {
    let base: RootLayoutNode
    let keyHelpBar: KeyHelpBarLayoutNode
    let dragPreview: DragPreviewLayoutNode
    let helpTip: HelpTipLayoutNode
    let notice: NoticeLayoutNode
    private let keyHelp: KeyHelp
    /// The theme of the window.
    var design = Design.standard {
        didSet { if design != oldValue { setNeedsDisplay() } }
    }

    init(keyHelp: KeyHelp, helpTip: HelpTip, notice: Notice, owner: Node) {
        self.keyHelp = keyHelp
        base = RootLayoutNode(owner: owner)
        keyHelpBar = KeyHelpBarLayoutNode(owner: owner)
        dragPreview = DragPreviewLayoutNode(owner: owner)
        self.helpTip = HelpTipLayoutNode(owner: owner)
        self.notice = NoticeLayoutNode(owner: owner)
        super.init(owner: owner)
        layoutContext.drags.preview = dragPreview
        keyHelp.bar = keyHelpBar
        helpTip.bubble = self.helpTip
        notice.panel = self.notice
    }

    override var visibility: LayoutVisibility { .clipped }
    override var followsLayoutDirection: Bool { false }

    override func draw(in context: DrawingContext) {
        context.adopt(design)
    }

    override func drawAbove(in context: DrawingContext) {
        context.finish(CellRect(origin: .zero, size: frame.size), in: design)
    }

    override func bars(beside child: LayoutNode) -> [LayoutNode] { [keyHelpBar] }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        var rest = size
        if keyHelp.isShown(on: size) { rest.height -= 1 }
        for child in children where child !== keyHelpBar && child !== helpTip && child !== notice {
            child.place(at: .zero, proposal: CellProposal(rest))
        }
        let footer = CellRect(column: 0, row: rest.height, width: size.width, height: size.height - rest.height)
        keyHelpBar.place(in: footer, proposal: CellProposal(footer.size))
        helpTip.place(on: rest)
        notice.place(on: rest)
    }
}
