import CursesUITerminal

/// What a host keeps for the next run of the app.
extension ViewHost {
    /// The state of the views, as far as it can be kept.
    package var savedState: SavedState {
        var state = SavedState()
        state.scene = context.sceneValues.objects
        state.paths = context.paths.paths
        state.offsets = viewports.flatMap { [$0.offset.column, $0.offset.row] }
        state.focus = focus.place
        return state
    }

    /// Scrolls and moves the focus to where they were in an earlier run, once the tree is at rest.
    ///
    /// - Returns: whether it has done so.
    func restorePlaces() -> Bool {
        guard let state = unrestored, !needsRest, graph.isIdle else { return false }
        unrestored = nil
        let viewports = viewports
        // Parts that were added or removed since would shift all places.
        if viewports.count * 2 == state.offsets.count {
            for (number, viewport) in viewports.enumerated() {
                viewport.scroll(
                    to: CellPoint(column: state.offsets[number * 2], row: state.offsets[number * 2 + 1]))
            }
        }
        if let place = state.focus { focus.move(to: place) }
        return true
    }

    /// The parts that scroll, in the order of the tree.
    private var viewports: [ViewportLayoutNode] {
        var found: [ViewportLayoutNode] = []
        func visit(_ node: LayoutNode) {
            if let viewport = node as? ViewportLayoutNode { found.append(viewport) }
            node.children.forEach(visit)
        }
        if let rootLayoutNode { visit(rootLayoutNode) }
        return found
    }
}
