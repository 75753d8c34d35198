import CursesUITerminal
import Foundation

/// A shape, filled or stroked.
struct ShapeView<S: Shape> {
    enum Drawing: Hashable {
        case fill
        case stroke(CGFloat)
    }

    let shape: S
    let paint: Paint
    let drawing: Drawing
}

extension ShapeView: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<ShapeView> {
        LeafNode(self, in: context) { ShapeLayoutNode($0.view, owner: $0) }
    }
}

final class ShapeLayoutNode<S: Shape>: LayoutNode, LeafLayoutNode {
    private var view: ShapeView<S>
    private var color: Color

    init(_ view: ShapeView<S>, owner: Node) {
        self.view = view
        color = Self.color(of: view, owner)
        super.init(owner: owner)
    }

    private static func color(of view: ShapeView<S>, _ owner: Node) -> Color {
        let environment = owner.environment
        let paint =
            view.drawing == .fill
            ? view.paint.resolvedAsArea(in: environment) : view.paint.resolved(in: environment)
        return paint.color
    }

    func update(_ view: ShapeView<S>) {
        let color = Self.color(of: view, owner)
        let isSame = ViewComparator.areEqual(view, self.view) && color == self.color
        self.view = view
        self.color = color
        if !isSame { setNeedsDisplay() }
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    override func draw(in context: DrawingContext) {
        let bounds = CellRect(origin: .zero, size: frame.size)
        switch view.drawing {
        case .fill:
            context.fill(bounds, color: color)
        case .stroke(let width):
            guard width > 0, color.isVisible else { return }
            let isRounded = (view.shape as? any RectangularShape)?.hasRoundCorners ?? false
            let lines = LineCharacters.stroke(width: width, isRounded: isRounded)
            context.stroke(bounds, lines, style: color.applied(to: .plain))
        }
    }
}
