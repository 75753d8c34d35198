import CursesUITerminal
import Foundation

/// The position of the mouse while it is over a view.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// Reports the position of the mouse over a view.
struct ContinuousHoverModifier {
    let space: CoordinateSpace
    let action: (HoverPhase) -> Void
}

extension ContinuousHoverModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, ContinuousHoverModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, ContinuousHoverModifier>> {
        ContinuousHoverNode(view, in: context)
    }
}

final class ContinuousHoverNode<Content: View>: ModifierNode<Content, ContinuousHoverModifier>, InputHandler {
    private var wrappers = LayoutWrappers<InputLayoutNode>()
    private var last: CellPoint?

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    func hoverDidChange(to isInside: Bool, at point: CellPoint) {
        guard !isRemoved, !isInside else { return }
        last = nil
        modifier.action(.ended)
    }

    func hoverDidMove(to point: CellPoint, in node: InputLayoutNode) {
        guard !isRemoved, point != last else { return }
        last = point
        modifier.action(.active(node.location(of: point, in: modifier.space)))
    }
}

extension View {
    /// Runs an action with the position of the mouse whenever it moves over the view, and when it leaves.
    ///
    /// While a view with this modifier is on the screen, the terminal reports every move of the mouse.
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(ContinuousHoverModifier(space: coordinateSpace, action: action))
            .mouseTracking(.motion)
    }
}
