import CursesUITerminal

/// The bottom line of a section's box.
struct SectionBottomLine {
    let look: BoxLook
}

extension SectionBottomLine: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<SectionBottomLine> {
        LeafNode(self, in: context) { SectionBottomLineLayoutNode(look, owner: $0) }
    }
}

final class SectionBottomLineLayoutNode: LayoutNode, LeafLayoutNode {
    var look: BoxLook {
        didSet { if look != oldValue { setNeedsDisplay() } }
    }

    init(_ look: BoxLook, owner: Node) {
        self.look = look
        super.init(owner: owner)
    }

    func update(_ view: SectionBottomLine) {
        look = view.look
    }

    override var traits: (any LayoutTraits)? { self }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        let isNarrow = proposal.width.map { $0 < SectionRowModifier.leastWidth } ?? false
        return CellSize(width: proposal.width ?? 2, height: isNarrow ? 0 : 1)
    }

    override func draw(in context: DrawingContext) {
        let width = frame.size.width
        if frame.size.height > 0 { look.fill(CellRect(origin: .zero, size: frame.size), in: context) }
        context.forEachPoint(of: CellRect(origin: .zero, size: frame.size)) { point in
            let lines = look.lines
            let glyph =
                switch point.column {
                case 0: lines.bottomLeading
                case width - 1: lines.bottomTrailing
                default: lines.horizontal
                }
            context.put(glyph, style: look.style, at: point)
        }
    }
}

extension SectionBottomLineLayoutNode: LayoutTraits {
    func ownLayoutValue(for key: ObjectIdentifier) -> Any? {
        key == SectionPart.key ? SectionPart.footer : nil
    }
}
