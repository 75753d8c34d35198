import CursesUITerminal

/// The bars of a viewport.
extension ViewportLayoutNode {
    /// The smallest screen in which content that does not fit can be scrolled.
    private static let leastScreen = CellSize(width: 10, height: 3)

    /// Whether a screen is large enough to scroll in.
    static func hasScrollingRoom(_ size: CellProposal) -> Bool {
        (size.width ?? .max) >= leastScreen.width && (size.height ?? .max) >= leastScreen.height
    }

    /// The bars that are needed whatever the size of the content turns out to be. A long list need not be measured
    /// without a bar first, with a width that it does not get.
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
}
