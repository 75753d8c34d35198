import CursesUITerminal

/// A bar that shows which part of the content is visible.
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

    /// The offset for which the middle of the thumb is at a cell.
    func offset(at cell: Int) -> Int {
        let room = visible - thumbLength
        guard room > 0 else { return 0 }
        return (cell - thumbLength / 2).clamped(0, room) * (total - visible) / room
    }

    /// - Parameters:
    ///   - position: the column of a vertical bar, or the row of a horizontal one.
    ///   - isFocused: whether the thumb is drawn as a block, which marks the scroll view with the focus.
    @MainActor
    func draw(
        in context: DrawingContext,
        at position: Int,
        isFocused: Bool = false,
        theme: Theme = .standard
    ) {
        let thumb = thumb
        let track = theme.colors.border.applied(to: .plain)
        var cells = CellRect(column: position, row: 0, width: 1, height: visible)
        if axis == .horizontal {
            cells = CellRect(column: 0, row: position, width: visible, height: 1)
        }
        context.forEachPoint(of: cells) { point in
            let isThumb = thumb.contains(point[axis])
            let symbol = isThumb ? thumbSymbol(isFocused, theme.symbols) : trackSymbol(theme.symbols)
            context.write(symbol, style: isThumb ? .plain : track, at: point)
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
        draw(in: context, at: column)
    }
}
