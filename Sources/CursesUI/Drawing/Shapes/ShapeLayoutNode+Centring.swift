import CursesUITerminal
import Foundation

/// Round shapes that are centred in each other.
extension ShapeLayoutNode {
    /// The part of the frame in which the shape is drawn, in columns and rows.
    ///
    /// Frames are whole cells. If a round shape has an odd number of columns and what it is centred in an even one, it
    /// is half a cell beside the middle, and a ring around it would be wider on one side. So it is drawn a cell smaller,
    /// exactly in the middle; the same applies to rows.
    var centredPart: CGRect {
        var part = CGRect(x: 0, y: 0, width: CGFloat(frame.size.width), height: CGFloat(frame.size.height))
        guard isRound, let (node, container) = overlap else { return part }
        func surplus(_ outer: Int, _ inner: Int, _ origin: Int) -> Int {
            let way = 2 * origin + inner - outer
            return inner > 3 && outer > inner && abs(way) == 1 ? way : 0
        }
        let columns = surplus(container.frame.size.width, node.frame.size.width, node.frame.origin.column)
        let rows = surplus(container.frame.size.height, node.frame.size.height, node.frame.origin.row)
        if columns != 0 { part.size.width -= 1 }
        if rows != 0 { part.size.height -= 1 }
        if columns < 0 { part.origin.x += 1 }
        if rows < 0 { part.origin.y += 1 }
        return part
    }

    /// The layout node of the shape's own size, and the stack or layer in which it is centred together with a larger
    /// round shape; `nil` if there is none.
    private var overlap: (node: LayoutNode, container: LayoutNode)? {
        var node: LayoutNode = self
        while let parent = node.parent {
            if let alignment = Self.alignment(of: parent), parent.frame.size != node.frame.size {
                let isRing = parent.children.contains { other in
                    other !== node && other.unwrapped.isRound && other.frame.size == parent.frame.size
                }
                return alignment == .center && isRing ? (node, parent) : nil
            }
            guard parent.frame.size == node.frame.size, node.frame.origin == .zero else { return nil }
            node = parent
        }
        return nil
    }

    /// Returns the alignment of a stack or a layer whose views overlap; `nil` for any other node.
    private static func alignment(of node: LayoutNode) -> Alignment? {
        (node as? LayeredLayoutNode)?.alignment ?? (node as? ContainerLayoutNode<OverlapLayout>)?.layout.alignment
    }
}
