import CursesUITerminal
import Foundation

/// The actions of a drop target. Locations are in the view's own coordinate space.
struct DropActions {
    var accepts: (Any) -> Bool
    var entered: (Any, CGPoint) -> Void = { _, _ in }
    var moved: (Any, CGPoint) -> Void = { _, _ in }
    var exited: (Any, CGPoint) -> Void = { _, _ in }
    var perform: (Any, CGPoint) -> Bool
}

/// Makes a view a drop target.
struct DropModifier {
    let actions: DropActions
}

extension DropModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, DropModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, DropModifier>> {
        DropNode(view, in: context)
    }
}

final class DropNode<Content: View>: ModifierNode<Content, DropModifier>, InputHandler, DropTarget {
    private var wrappers = LayoutWrappers<InputLayoutNode>()

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    var dropTarget: (any DropTarget)? { environment.isEnabled && !isRemoved ? self : nil }

    func accepts(_ item: Any, at point: CellPoint) -> Bool { modifier.actions.accepts(item) }

    func dragEntered(_ item: Any, at point: CellPoint) { modifier.actions.entered(item, location(of: point)) }

    func dragMoved(_ item: Any, to point: CellPoint) { modifier.actions.moved(item, location(of: point)) }

    func dragExited(_ item: Any, at point: CellPoint) { modifier.actions.exited(item, location(of: point)) }

    func drop(_ item: Any, at point: CellPoint) -> Bool { modifier.actions.perform(item, location(of: point)) }

    private func location(of point: CellPoint) -> CGPoint {
        let metrics = layoutContext.metrics
        return CGPoint(
            x: metrics.units(point.column, along: .horizontal),
            y: metrics.units(point.row, along: .vertical)
        )
    }
}
