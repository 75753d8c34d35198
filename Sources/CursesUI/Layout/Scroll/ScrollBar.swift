import CursesUITerminal

/// A bar that shows which part of the content is visible.
struct ScrollBar: Equatable {
    var axis = Axis.vertical
    let visible: Int
    let total: Int
    let offset: Int
    /// The number of cells at the start that a bar of the screen covers. The scroll bar begins after them.
    var coveredStart = 0
    /// The number of cells at the end that a bar of the screen covers.
    var coveredEnd = 0

    /// The scroll bar for content in a right-to-left layout.
    var mirrored: ScrollBar {
        ScrollBar(
            axis: axis, visible: visible, total: total, offset: max(0, total - visible - offset),
            coveredStart: coveredEnd, coveredEnd: coveredStart)
    }

    /// The cells that the thumb covers.
    var thumb: Range<Int> {
        let length = thumbLength
        let start = coveredStart + (total > visible ? (room - length) * offset / (total - visible) : 0)
        return start..<(start + length)
    }

    /// The length of the scroll bar.
    private var room: Int { max(0, visible - coveredStart - coveredEnd) }

    private var thumbLength: Int {
        min(max(1, room * visible / max(1, total)), room)
    }

    /// Returns the scroll offset that puts the middle of the thumb at a cell.
    func offset(at cell: Int) -> Int {
        let room = room - thumbLength
        guard room > 0 else { return 0 }
        return (cell - coveredStart - thumbLength / 2).clamped(0, room) * (total - visible) / room
    }

    /// - Parameters:
    ///   - start: the top or left cell of the bar.
    ///   - isFocused: whether the scroll view has the focus; the thumb is then drawn as a block.
    ///   - isBright: whether the thumb is drawn in the accent colour.
    @MainActor
    func draw(
        in context: DrawingContext,
        at start: CellPoint,
        isFocused: Bool = false,
        isBright: Bool = false,
        theme: Theme = .standard
    ) {
        let thumb = thumb
        let bright = theme.colors.accent.applied(to: Style(attributes: .bold))
        let track = theme.colors.border.applied(to: .plain)
        var size = CellSize(width: 1, height: 1)
        size[axis] = room
        var first = start
        first[axis] += coveredStart
        context.forEachPoint(of: CellRect(origin: first, size: size)) { point in
            let isThumb = thumb.contains(point[axis] - start[axis])
            let symbol = isThumb ? thumbSymbol(isFocused || isBright, theme.symbols) : trackSymbol(theme.symbols)
            context.write(symbol, style: !isThumb ? track : isBright ? bright : .plain, at: point)
        }
    }

    private func thumbSymbol(_ isFocused: Bool, _ symbols: Theme.Symbols) -> String {
        guard symbols.scrollThumb == Theme.Symbols().scrollThumb else { return symbols.scrollThumb }
        return switch axis {
        case .vertical: isFocused ? "█" : symbols.scrollThumb
        case .horizontal: isFocused ? "■" : symbols.barFilled
        }
    }

    private func trackSymbol(_ symbols: Theme.Symbols) -> String {
        axis == .vertical ? symbols.scrollTrack : symbols.barEmpty
    }
}

extension ScrollBar {
    @MainActor
    func draw(in context: DrawingContext, column: Int) {
        draw(in: context, at: CellPoint(column: column, row: 0))
    }
}
