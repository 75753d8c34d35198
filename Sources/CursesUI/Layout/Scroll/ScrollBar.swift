import CursesUITerminal

/// A bar that shows which part of something is visible.
struct ScrollBar: Equatable {
    var axis = Axis.vertical
    let visible: Int
    let total: Int
    let offset: Int

    /// The cells that the thumb covers.
    var thumb: Range<Int> {
        let length = thumbLength
        let start = total > visible ? (visible - length) * offset / (total - visible) : 0
        return start..<(start + length)
    }

    private var thumbLength: Int {
        min(max(1, visible * visible / max(1, total)), max(0, visible))
    }

    /// The offset that has the middle of the thumb at a cell.
    func offset(at cell: Int) -> Int {
        let room = visible - thumbLength
        guard room > 0 else { return 0 }
        return (cell - thumbLength / 2).clamped(0, room) * (total - visible) / room
    }

    @MainActor
    func draw(in context: DrawingContext, column: Int) {
        draw(in: context, at: column, isFocused: false)
    }

    /// - Parameter position: the column of an upright bar, the row of a lying one.
    @MainActor
    func draw(in context: DrawingContext, at position: Int, isFocused: Bool) {
        let thumb = thumb
        let glyphs: (thumb: Unicode.Scalar, line: Unicode.Scalar) = switch axis {
        case .vertical: (isFocused ? "█" : "┃", "│")
        case .horizontal: (isFocused ? "■" : "━", "─")
        }
        var cells = CellRect(column: position, row: 0, width: 1, height: visible)
        if axis == .horizontal {
            cells = CellRect(column: 0, row: position, width: visible, height: 1)
        }
        context.forEachPoint(of: cells) { point in
            let isThumb = thumb.contains(point[axis])
            context.put(
                Glyph(scalar: isThumb ? glyphs.thumb : glyphs.line, width: 1),
                style: Style(attributes: isThumb ? [] : .dim),
                at: point
            )
        }
    }
}
