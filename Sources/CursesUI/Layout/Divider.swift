import CursesUITerminal

/// A line across its stack.
public struct Divider: Sendable {
    public init() {}
}

extension Divider: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<Divider> {
        LeafNode(self, in: context) { DividerLayoutNode(owner: $0) }
    }
}

final class DividerLayoutNode: LayoutNode, LeafLayoutNode {
    func update(_ view: Divider) {}

    /// In a row the line stands upright.
    private var axis: Axis {
        stackAxis == .horizontal ? .vertical : .horizontal
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        axis == .horizontal
            ? CellSize(width: proposal.width ?? 1, height: 1)
            : CellSize(width: 1, height: proposal.height ?? 1)
    }

    override func draw(in context: DrawingContext) {
        let lines = LineCharacters.light
        let style = Style(foreground: .brightBlack)
        let glyph = axis == .horizontal ? lines.horizontal : lines.vertical
        context.forEachPoint(of: CellRect(origin: .zero, size: frame.size)) {
            context.put(glyph, style: style, at: $0)
        }
    }
}
