import CursesUITerminal

/// The bottom line of a section's box.
struct SectionBottomLine {}

extension SectionBottomLine: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<SectionBottomLine> {
        LeafNode(self, in: context) { SectionBottomLineLayoutNode(owner: $0) }
    }
}

final class SectionBottomLineLayoutNode: LayoutNode, LeafLayoutNode {
    func update(_ view: SectionBottomLine) {}

    override func layoutValue(for key: ObjectIdentifier) -> Any? {
        key == SectionPart.key ? SectionPart.footer : nil
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        let isNarrow = proposal.width.map { $0 < SectionRowModifier.leastWidth } ?? false
        return CellSize(width: proposal.width ?? 2, height: isNarrow ? 0 : 1)
    }

    override func draw(in context: DrawingContext) {
        let width = frame.size.width
        context.forEachPoint(of: CellRect(origin: .zero, size: frame.size)) { point in
            let lines = LineCharacters.rounded
            let glyph = switch point.column {
            case 0: lines.bottomLeading
            case width - 1: lines.bottomTrailing
            default: lines.horizontal
            }
            context.put(glyph, style: .sectionLine, at: point)
        }
    }
}
