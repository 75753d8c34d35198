import CursesUITerminal
import Foundation

/// A layout node that draws a line in one row or in one column.
@MainActor
protocol LineLayoutNode: LayoutNode {
    /// The axis along which the line runs; `nil` while the node draws something else.
    var lineAxis: Axis? { get }
    /// Whether the line is behind or in front of a text. If so, the container underlines the row in place of the line.
    var isUnderline: Bool { get set }
    /// The area behind or in front of the line that determines the colour of the part that it covers.
    var lineTint: (any LineLayoutNode)? { get set }
    /// Whether the node is an area whose colour applies to a line in the same cells, and which is not drawn itself.
    var tintsLine: Bool { get set }
    /// The style of a line in the colour of this node; `nil` if the node provides no colour for lines.
    var lineStyle: Style? { get }
}

extension LineLayoutNode {
    /// Draws the line. A vertical line leaves out cells that contain text. Where the line ends at an outline behind it,
    /// it is joined to the outline.
    func drawLine(along axis: Axis, in context: DrawingContext, style: (CellPoint) -> Style?) {
        guard !isUnderline else { return }
        let lines = owner.environment.themeBorders.separator.characters
        let glyph = axis == .horizontal ? lines.horizontal : lines.vertical
        // A part with a colour of its own, such as the progress in a bar, can be told apart without colours.
        let tinted = isPartlyTinted ? lines.heavyLine(along: axis) : glyph
        context.forEachPoint(of: CellRect(origin: .zero, size: frame.size)) { point in
            guard let style = style(point) else { return }
            if let joint = joint(along: axis, at: point, in: context) {
                return context.put(joint, style: context.drawnStyle(at: point), at: point)
            }
            let isFree = context.isBlank(at: point) || context.glyph(at: point) == glyph
            guard axis == .horizontal || isFree else { return }
            context.put(tinted != glyph && isTinted(at: point) ? tinted : glyph, style: style, at: point)
        }
    }

    /// Returns the style of the part of the line that an area covers; `nil` for the other parts.
    func tintStyle(at point: CellPoint) -> Style? { isTinted(at: point) ? lineTint?.lineStyle : nil }

    private func isTinted(at point: CellPoint) -> Bool {
        lineTint?.screenFrame.contains(screenOrigin + point) ?? false
    }

    private var isPartlyTinted: Bool {
        guard let lineTint else { return false }
        return lineTint.screenFrame.intersection(screenFrame) != screenFrame
    }

    /// Returns the character that joins an end of the line with a line across it; `nil` if there is none.
    private func joint(along axis: Axis, at point: CellPoint, in context: DrawingContext) -> Glyph? {
        let isHorizontal = axis == .horizontal
        let (place, length) = isHorizontal ? (point.column, frame.size.width) : (point.row, frame.size.height)
        guard length > 1, place == 0 || place == length - 1 else { return nil }
        let across: LineArms = isHorizontal ? [.up, .down] : [.left, .right]
        let shown = context.glyph(at: point)
        let weights = [LineArms.Weight.light, .heavy]
        guard let weight = weights.first(where: { across.glyph($0) == shown }) else { return nil }
        let inward: LineArms = isHorizontal ? (place == 0 ? .right : .left) : (place == 0 ? .down : .up)
        return inward.joint(weight)
    }
}

extension LineCharacters {
    /// Returns the character of a heavy line.
    fileprivate func heavyLine(along axis: Axis) -> Glyph {
        if self == .ascii { return axis == .horizontal ? "=" : "#" }
        return axis == .horizontal ? Self.heavy.horizontal : Self.heavy.vertical
    }
}

extension LayoutNode {
    /// The axis of the line that represents an area in the frame around this node; `nil` if no such frame is thin
    /// enough.
    final var enclosingThinAxis: Axis? {
        var node = self
        while let parent = node.parent, parent.traits?.wrapped === node {
            if let axis = parent.thinAxis { return axis }
            node = parent
        }
        return nil
    }
}

extension CellMetrics {
    /// Returns whether a length is so small that an area of that length is drawn as a line.
    func isThin(_ length: CGFloat?, along axis: Axis) -> Bool {
        guard let length else { return false }
        return length > 0 && length <= (axis == .horizontal ? columnWidth : rowHeight) / 4
    }

    /// Returns the axis of the line that represents a frame of this width and height; `nil` if the frame is drawn as an
    /// area.
    func thinAxis(width: CGFloat?, height: CGFloat?) -> Axis? {
        let isLow = isThin(height, along: .vertical)
        guard isLow != isThin(width, along: .horizontal) else { return nil }
        return isLow ? .horizontal : .vertical
    }
}
