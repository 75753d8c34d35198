import CursesUITerminal
import Foundation

/// One drawing operation of a canvas.
struct CanvasOperation {
    enum Drawing {
        /// A path in columns and rows.
        case fill(Path, isEOFilled: Bool, Paint)
        /// A rectangle in columns and rows.
        case fillRect(CGRect, Paint)
        /// A path in columns and rows.
        case stroke(Path, StrokeStyle, Paint)
        case text(TextLayout, Style, at: CellPoint)
        case symbol(LayoutNode, at: CellPoint)
    }

    let drawing: Drawing
    let opacity: Double
    /// The clips that limit the operation.
    let clips: [CanvasClip]

    @MainActor
    func draw(in context: DrawingContext, _ size: CellSize, _ metrics: CellMetrics) {
        guard opacity > 0 else { return }
        if opacity == 1, clips.isEmpty { return put(in: context, size, metrics) }
        context.draw(opacity: opacity) {
            if clips.isEmpty { return put(in: context, size, metrics) }
            let visible = context.visiblePart(of: CellRect(origin: .zero, size: size))
            context.draw(in: visible, keeping: { isKept($0, visible.columns) }) {
                put(in: context, size, metrics)
            }
        }
    }

    @MainActor
    private func put(in context: DrawingContext, _ size: CellSize, _ metrics: CellMetrics) {
        switch drawing {
        case .fill(let path, let isEOFilled, let paint):
            context.fill(PathRaster(path), isEOFilled: isEOFilled, paint, in: size)
        case .fillRect(let rect, let paint):
            context.fill(RectRaster(rect), paint, in: size)
        case .stroke(let path, let style, let paint):
            context.stroke(PathRaster(path), style, paint, in: size, metrics)
        case .text(let layout, let style, let point):
            context.draw(layout, at: point, style: style)
        case .symbol(let node, let point):
            context.draw(node.picture(), at: point)
        }
    }

    private func isKept(_ row: Int, _ columns: Range<Int>) -> [Bool] {
        var kept = [Bool](repeating: true, count: columns.count)
        for clip in clips {
            let inside = PathRaster(clip.path)
                .fill(row: row, columns: columns, isEOFilled: clip.isEOFilled)
            for column in kept.indices where inside[column].isEmpty != clip.isInverse {
                kept[column] = false
            }
        }
        return kept
    }
}

/// A path that limits the drawing.
struct CanvasClip {
    /// In columns and rows.
    let path: Path
    let isEOFilled: Bool
    /// Whether the drawing is limited to the outside of the path.
    let isInverse: Bool
}

/// Records the operations of a canvas's closure.
final class CanvasRecorder {
    var operations: [CanvasOperation] = []

    init(capacity: Int) {
        operations.reserveCapacity(capacity)
    }
}
