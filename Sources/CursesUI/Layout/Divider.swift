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
///
/// A colour behind the line or in front of it is the colour of the line. A line behind or in front of a text underlines
/// the row.
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
    private var style: Style
    var isUnderline = false {
        didSet { setNeedsDisplay() }
    }
    weak var lineTint: (any LineLayoutNode)? {
        didSet { setNeedsDisplay() }
    }
    var tintsLine = false

    override init(owner: any LayoutOwner) {
        style = Self.style(in: owner.environment)
        super.init(owner: owner)
    }

    private static func style(in environment: EnvironmentValues) -> Style {
        Color(.separator).resolved(in: environment).applied(to: .plain)
    }

    func update(_ view: Divider) {
        style = Self.style(in: owner.environment)
        setNeedsDisplay()
    }

    /// In a row the line is vertical.
    private var axis: Axis {
        stackAxis == .horizontal ? .vertical : .horizontal
    }

    override var asLine: (any LineLayoutNode)? { self }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        axis == .horizontal
            ? CellSize(width: proposal.width ?? 1, height: 1)
            : CellSize(width: 1, height: proposal.height ?? 1)
    }

    override func draw(in context: DrawingContext) {
        drawLine(along: axis, in: context) { _ in lineTint?.lineStyle ?? style }
    }
}

extension DividerLayoutNode: LineLayoutNode {
    var lineAxis: Axis? { axis }
    var lineStyle: Style? { nil }
}
