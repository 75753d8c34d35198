import CursesUITerminal
import Foundation

/// Draws a subtree rotated and scaled: areas and lines are transformed, and all other views move with the middle of
/// their frames and stay upright.
@MainActor
struct TransformedDrawing {
    private let context: DrawingContext
    /// In squares of the width of a column, in the coordinates of the buffer.
    private let transform: CGAffineTransform
    /// The area that nodes record as theirs, in the coordinates of the buffer.
    private let area: CellRect
    /// Whether upright views move. They do not if they would then cover each other.
    private let moves: Bool

    /// - Parameters:
    ///   - node: the root of the subtree; the coordinates of the context are those of the node.
    ///   - transform: in squares of the width of a column, in the coordinates of the node.
    init(_ node: LayoutNode, _ transform: CGAffineTransform, in context: DrawingContext) {
        self.context = context
        self.transform = transform.moved(by: context.origin)
        area = node.reach.offset(by: context.origin)
        moves = Self.canMove(node, from: context.origin, self.transform)
    }

    private init(
        _ context: DrawingContext, _ transform: CGAffineTransform, _ area: CellRect, moves: Bool
    ) {
        (self.context, self.transform, self.area, self.moves) = (context, transform, area, moves)
    }

    /// Draws what is in a node; the coordinates of the context are those of the node.
    func drawContents(_ node: LayoutNode) {
        let outer = context.origin
        let way = way(of: CellRect(origin: outer, size: node.frame.size))
        func own(_ draw: (DrawingContext) -> Void) {
            context.origin = outer + way
            draw(context)
            context.origin = outer
        }
        own(node.draw)
        let order = node.ordersChildren ? node.drawingOrder : Array(node.children.indices)
        for index in order { draw(node.children[index]) }
        own(node.drawAbove)
    }

    private func draw(_ node: LayoutNode) {
        let outer = context.origin
        defer { context.origin = outer }
        let origin = outer + node.frame.origin
        guard !node.visibility.contains(.hidden) else { return }
        context.record(area, for: node)
        if let node = (node as? any TransformedLayoutNode)?.transformable {
            context.origin = origin
            return node.draw(in: context, under: transform.cells(at: origin))
        }
        guard Self.isOpen(node) else {
            context.origin = outer + way(of: CellRect(origin: origin, size: node.frame.size))
            let symbolTransform = context.symbolTransform
            context.symbolTransform = transform
            defer { context.symbolTransform = symbolTransform }
            return context.draw(node)
        }
        context.origin = origin
        guard let effect = node.effect else { return drawContents(node) }
        guard !effect.isHidden else { return }
        context.draw(opacity: effect.opacity) {
            let inner = effect.transform.map { $0.moved(by: origin).concatenating(transform) } ?? transform
            TransformedDrawing(context, inner, area, moves: moves).drawContents(node)
        }
    }

    private func way(of frame: CellRect) -> CellPoint { moves ? Self.way(of: frame, transform) : .zero }

    /// Returns the way by which the middle of a frame moves, in whole cells.
    private static func way(of frame: CellRect, _ transform: CGAffineTransform) -> CellPoint {
        let middle = CGPoint(
            x: CGFloat(frame.minColumn) + CGFloat(frame.size.width) / 2,
            y: CGFloat(frame.minRow * 2 + frame.size.height))
        let new = middle.applying(transform)
        let (x, y) = ((new.x - middle.x).rounded(), ((new.y - middle.y) / 2).rounded())
        guard x.isFinite, y.isFinite, abs(x) < 1e6, abs(y) < 1e6 else { return .zero }
        return CellPoint(column: Int(x), row: Int(y))
    }

    /// Whether the children of a node are drawn separately. A node that clips or masks them is drawn as a whole.
    private static func isOpen(_ node: LayoutNode) -> Bool {
        guard !node.children.isEmpty, !node.visibility.contains(.clipped) else { return false }
        guard let effect = node.effect else { return true }
        return effect.mask == nil && effect.alpha == nil && effect.beneath == nil && effect.colors.isEmpty
    }

    /// Returns whether the upright views of a subtree can move without covering each other.
    private static func canMove(_ root: LayoutNode, from origin: CellPoint, _ transform: CGAffineTransform) -> Bool {
        var frames: [(old: CellRect, new: CellRect)] = []
        func collect(_ node: LayoutNode, _ origin: CellPoint, _ transform: CGAffineTransform) {
            for child in node.children where !child.visibility.contains(.hidden) {
                let place = origin + child.frame.origin
                if (child as? any TransformedLayoutNode)?.isTransformable == true { continue }
                if isOpen(child) {
                    let inner = child.effect?.transform.map { $0.moved(by: place).concatenating(transform) }
                    collect(child, place, inner ?? transform)
                } else {
                    let frame = CellRect(origin: place, size: child.frame.size)
                    if !frame.isEmpty { frames.append((frame, frame.offset(by: way(of: frame, transform)))) }
                }
            }
        }
        collect(root, origin, transform)
        guard frames.count <= Self.most else { return false }
        for (index, one) in frames.enumerated() {
            for other in frames[(index + 1)...]
            where one.new.intersects(other.new) && !one.old.intersects(other.old) {
                return false
            }
        }
        return true
    }

    /// A subtree with more upright views than this stays as it is.
    private static let most = 200
}
