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
/// A colour behind or in front of the divider becomes the colour of its line. A divider behind or in front of a text
/// underlines the row, and does not strike the text through.
public struct Divider: Sendable {
    /// Creates a line across the stack that contains it.
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

    /// The axis of the line, which is perpendicular to the stack: in an `HStack` it is vertical.
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
        drawLine(along: axis, in: context) { tintStyle(at: $0) ?? style }
    }
}

extension DividerLayoutNode: LineLayoutNode {
    var lineAxis: Axis? { axis }
    var lineStyle: Style? { nil }
}
