import CursesUITerminal
import Foundation

extension Color: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<Color> {
        LeafNode(self, in: context) { ColorLayoutNode($0.view, owner: $0) }
    }
}

/// Fills the proposed size with a colour.
final class ColorLayoutNode: LayoutNode, LeafLayoutNode {
    private var target: Color
    private var tweener: Tweener<Color>
    var isUnderline = false {
        didSet { setNeedsDisplay() }
    }
    weak var lineTint: (any LineLayoutNode)? {
        didSet { setNeedsDisplay() }
    }
    /// Whether the node is not drawn itself, but only gives its colour to a line in the same cells.
    var tintsLine = false {
        didSet { if tintsLine != oldValue { setNeedsDisplay() } }
    }

    init(_ color: Color, owner: Node) {
        target = color.resolvedAsArea(in: owner.environment)
        tweener = Tweener(target)
        super.init(owner: owner)
    }

    func update(_ view: Color) {
        let new = view.resolvedAsArea(in: owner.environment)
        if new != target { tweener.set(new, owner.transaction) }
        target = new
        let shown = tweener.value
        tweener.advance(for: owner) { $0.mixed(with: $1, by: $2) }
        if tweener.value != shown || !tweener.isMoving { setNeedsDisplay() }
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    override var asLine: (any LineLayoutNode)? { self }

    override func draw(in context: DrawingContext) {
        guard !tintsLine else { return }
        if let axis = lineAxis {
            return drawLine(along: axis, in: context) { point in
                let color = tweener.value
                return tintStyle(at: point) ?? (color.isVisible ? context.style(color, at: point) : nil)
            }
        }
        context.fill(CellRect(origin: .zero, size: frame.size), color: tweener.value)
    }
}

extension ColorLayoutNode: TransformedLayoutNode {
    func draw(in context: DrawingContext, under transform: CGAffineTransform) {
        guard !tintsLine else { return }
        let paint = Paint.color(tweener.value)
        if let axis = lineAxis {
            let line = Path(middleOf: frame.size, along: axis).applying(transform)
            return context.stroke(transformed: line, StrokeStyle(), paint, layoutContext.metrics)
        }
        let area = CGRect(x: 0, y: 0, width: CGFloat(frame.size.width), height: CGFloat(frame.size.height))
        context.fill(transformed: Path(area).applying(transform), paint)
    }
}

extension ColorLayoutNode: LineLayoutNode {
    var lineAxis: Axis? { enclosingThinAxis }
    var lineStyle: Style? { tweener.value.isVisible ? tweener.value.applied(to: .plain) : nil }
}
