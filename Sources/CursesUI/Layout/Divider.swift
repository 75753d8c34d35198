import CursesUITerminal

/// A line across its stack, with the theme's line character.
///
/// ```swift
/// VStack(spacing: 0) {
///     Text("above")
///     Divider()
///     HStack { Text("left"); Divider(); Text("right") }
/// }
/// ```
///
/// ```text
///       above
/// ────────────────
///   left │ right
/// ```
public struct Divider: Sendable {
    /// A line across the stack that contains it.
    public init() {}
}

extension Divider: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<Divider> {
        LeafNode(self, in: context) { DividerLayoutNode(owner: $0) }
    }
}

final class DividerLayoutNode: LayoutNode, LeafLayoutNode {
    private var look: Look

    private struct Look: Equatable {
        let lines: LineCharacters
        let style: Style

        init(_ environment: EnvironmentValues) {
            lines = environment.themeBorders.separator.characters
            style = Color(.separator).resolved(in: environment).applied(to: .plain)
        }
    }

    override init(owner: any LayoutOwner) {
        look = Look(owner.environment)
        super.init(owner: owner)
    }

    func update(_ view: Divider) {
        let new = Look(owner.environment)
        guard new != look else { return }
        look = new
        setNeedsDisplay()
    }

    /// In a row the line is vertical.
    private var axis: Axis {
        stackAxis == .horizontal ? .vertical : .horizontal
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        axis == .horizontal
            ? CellSize(width: proposal.width ?? 1, height: 1)
            : CellSize(width: 1, height: proposal.height ?? 1)
    }

    override func draw(in context: DrawingContext) {
        let glyph = axis == .horizontal ? look.lines.horizontal : look.lines.vertical
        context.forEachPoint(of: CellRect(origin: .zero, size: frame.size)) {
            context.put(glyph, style: look.style, at: $0)
        }
    }
}
