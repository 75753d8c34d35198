import CursesUITerminal

/// The page or the view that stays at the start of a viewport's window while the size of the window changes.
@MainActor
struct KeptPlace {
    private enum Kind {
        /// The numbers of the pages in front of the window, by column and row.
        case page(column: Int, row: Int)
        case view(WeakView)
    }

    private struct WeakView {
        weak var node: LayoutNode?
    }

    private let kind: Kind

    /// Returns `nil` if scrolling stops anywhere, or if the viewport shows its start or is between two stops.
    ///
    /// - Parameter window: the size of the window before the change.
    init?(of viewport: ViewportLayoutNode, in window: CellSize) {
        let configuration = viewport.configuration
        guard let behavior = viewport.owner.environment.scrollTargetBehavior, viewport.offset != .zero,
            !configuration.isScreen, !configuration.isWindow, window.width > 0, window.height > 0
        else { return nil }
        let offset = viewport.offset
        if behavior is PagingScrollTargetBehavior {
            guard offset.column % window.width == 0, offset.row % window.height == 0 else { return nil }
            kind = .page(column: offset.column / window.width, row: offset.row / window.height)
        } else {
            let axes = Axis.allCases.filter { configuration.axes.contains($0.set) }
            let view = viewport.targets.first { view in
                let start = viewport.start(of: view)
                return axes.allSatisfy { start[$0] == offset[$0] }
            }
            guard let view else { return nil }
            kind = .view(WeakView(node: view))
        }
    }

    /// Returns the offset at which the viewport shows the place; `nil` if the view is gone.
    func start(in viewport: ViewportLayoutNode) -> CellPoint? {
        switch kind {
        case .page(let column, let row):
            return CellPoint(column: column * viewport.window.width, row: row * viewport.window.height)
        case .view(let view):
            guard let node = view.node, !node.owner.isRemoved else { return nil }
            let start = viewport.start(of: node)
            var offset = viewport.offset
            for axis in Axis.allCases where viewport.configuration.axes.contains(axis.set) {
                offset[axis] = start[axis]
            }
            return offset
        }
    }
}
