import CursesUITerminal

/// The state that a host saves for the next run of the app.
extension ViewHost {
    /// The parts of the host's state that can be saved.
    package var savedState: SavedState {
        var state = SavedState()
        state.scene = context.sceneValues.objects
        state.paths = context.paths.paths
        state.offsets = viewports.flatMap { [$0.offset.column, $0.offset.row] }
        state.focus = focus.place
        state.activities = context.activities.current.map(\.object)
        return state
    }

    /// Restores the scroll positions and the focus of an earlier run, once the tree has settled.
    ///
    /// - Returns: whether it has restored them.
    func restorePlaces() -> Bool {
        guard let state = unrestored, !needsRest, graph.isIdle else { return false }
        unrestored = nil
        let viewports = viewports
        // If viewports have been added or removed since, the saved offsets would apply to the wrong viewports.
        if viewports.count * 2 == state.offsets.count {
            for (number, viewport) in viewports.enumerated() {
                viewport.scroll(
                    to: CellPoint(column: state.offsets[number * 2], row: state.offsets[number * 2 + 1]))
            }
        }
        if let place = state.focus { focus.move(to: place) }
        return true
    }

    /// All viewports, in tree order.
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
