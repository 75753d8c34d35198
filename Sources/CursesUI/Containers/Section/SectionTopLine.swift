import CursesUITerminal

/// The top line of a section's box, which contains the header. A header with several rows is above the line.
struct SectionTopLine<Header: View> {
    /// The lines of the box; `nil` shows the header alone.
    let look: BoxLook?
    let header: VStack<Header>

    init(_ look: BoxLook?, @ViewBuilder header: () -> Header) {
        self.look = look
        self.header = VStack(alignment: .leading, spacing: 0, content: header)
    }
}

extension SectionTopLine: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<SectionTopLine> {
        SectionTopLineNode(self, in: context, content: { $0.header }) {
            SectionTopLineLayoutNode(look, owner: $0)
        }
    }
}

final class SectionTopLineNode<Header: View>:
    LayoutContainerNode<SectionTopLine<Header>, VStack<Header>, SectionTopLineLayoutNode>
{
    override func viewDidChange(from old: SectionTopLine<Header>) {
        layoutNode.look = view.look
        super.viewDidChange(from: old)
    }
}

final class SectionTopLineLayoutNode: LayoutNode {
    var look: BoxLook? {
        didSet {
            if (look == nil) != (oldValue == nil) {
                invalidateLayout()
            } else if look != oldValue {
                setNeedsDisplay()
            }
        }
    }

    init(_ look: BoxLook?, owner: Node) {
        self.look = look
        super.init(owner: owner)
    }

    /// The margin on each side of the header: a corner, one line character and a space.
    private static let margin = 3

    private func headerProposal(_ width: Int?) -> CellProposal {
        CellProposal(width: width.map { $0.shrunk(by: 2 * margin($0)) }, height: nil)
    }

    private func margin(_ width: Int) -> Int {
        width < SectionRowModifier.leastWidth ? 0 : Self.margin
    }

    private func headerSize(_ width: Int?) -> CellSize {
        children.first?.size(for: headerProposal(width)) ?? .zero
    }

    override var traits: (any LayoutTraits)? { self }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        let header = headerSize(proposal.width)
        let isNarrow = proposal.width.map { $0 < SectionRowModifier.leastWidth } ?? false
        return CellSize(
            width: proposal.width ?? header.width + 2 * Self.margin,
            height: header.height + (look == nil || header.height == 1 || isNarrow ? 0 : 1)
        )
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        children.first?.place(
            at: CellPoint(column: margin(size.width), row: 0),
            proposal: headerProposal(proposal.width)
        )
    }

    override func draw(in context: DrawingContext) {
        let width = frame.size.width
        guard let look, width >= SectionRowModifier.leastWidth else { return }
        let row = frame.size.height - 1
        look.fill(CellRect(column: 0, row: row, width: width, height: 1), in: context)
        let header = children.first?.frame ?? .zero
        let sharesRow = header.size.height == 1 && header.size.width > 0
        let blank = sharesRow ? (header.minColumn - 1)..<(header.maxColumn + 1) : 0..<0
        context.forEachPoint(of: CellRect(column: 0, row: row, width: width, height: 1)) { point in
            guard !blank.contains(point.column) else { return }
            let lines = look.lines
            let glyph =
                switch point.column {
                case 0: lines.topLeading
                case width - 1: lines.topTrailing
                default: lines.horizontal
                }
            context.put(glyph, style: look.style, at: point)
        }
    }
}

extension SectionTopLineLayoutNode: LayoutTraits {
    func ownLayoutValue(for key: ObjectIdentifier) -> Any? {
        key == SectionPart.key ? SectionPart.header : nil
    }
}
