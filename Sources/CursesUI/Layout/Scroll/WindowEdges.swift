import CursesUITerminal

/// The lines around the content of a window, with a column of space inside each of the two sides.
enum WindowEdges {
    static let size = CellSize(width: 4, height: 2)

    /// Returns the proposal for content inside the lines.
    static func inside(_ proposal: CellProposal) -> CellProposal {
        proposal.shrunk(width: size.width, height: size.height)
    }
}

extension LayoutNode {
    /// Returns the number of columns that the content of a window lacks in a space, so that it has to scroll sideways.
    ///
    /// The node is the window, or contains it.
    final func windowExcess(in proposal: CellProposal) -> Int {
        guard proposal.width != nil else { return 0 }
        return windowViewport?.excessWidth(in: proposal) ?? 0
    }

    private var windowViewport: ViewportLayoutNode? {
        if let viewport = self as? ViewportLayoutNode { return viewport.configuration.isWindow ? viewport : nil }
        for child in children {
            if let viewport = child.windowViewport { return viewport }
        }
        return nil
    }
}
