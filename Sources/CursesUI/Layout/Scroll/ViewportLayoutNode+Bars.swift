import CursesUITerminal

/// The scroll bars of a viewport.
extension ViewportLayoutNode {
    /// The smallest screen on which content that does not fit scrolls.
    private static let leastScreen = CellSize(width: 10, height: 3)

    /// Returns whether a screen is large enough for scrolling.
    static func hasScrollingRoom(_ size: CellProposal) -> Bool {
        (size.width ?? .max) >= leastScreen.width && (size.height ?? .max) >= leastScreen.height
    }

    /// Returns the space for the scroll bars that are needed regardless of the exact size of the content. With this, a
    /// long list is not first measured with the full width, which it would not get.
    func knownBars(_ proposal: CellProposal) -> CellSize {
        func isKnown(_ axis: Axis) -> Bool {
            guard mayHaveBar(axis, proposal), let length = proposal[axis] else { return false }
            for child in children where child.isKnownToExceed(length, along: axis) { return true }
            return false
        }
        return CellSize(width: isKnown(.vertical) ? 1 : 0, height: isKnown(.horizontal) ? 1 : 0)
    }

    func mayHaveBar(_ axis: Axis, _ proposal: CellProposal) -> Bool {
        guard configuration.axes.contains(axis.set), configuration.bars.contains(axis.set) else { return false }
        return !configuration.isScreen || Self.hasScrollingRoom(proposal)
    }

    /// Marks the focus of a viewport without bars, if there is anything else that could have it.
    func markFocus(in context: DrawingContext) {
        guard layoutContext.focus.hasSeveralStops else { return }
        let area = CellRect(origin: .zero, size: frame.size)
        if area.size.height <= InputLayoutNode.markedRows {
            context.markFocus(area)
        } else {
            context.markFocusAtCorners(area)
        }
    }
}
