import CursesUITerminal

/// The place of the view with the focus in the content of its viewport, and whether it is visible there.
@MainActor
struct FocusSight {
    private let node: ObjectIdentifier
    private let place: CellPoint
    private let offset: CellPoint
    let isVisible: Bool

    /// `nil` for a view that is in no viewport.
    init?(_ node: LayoutNode) {
        guard let viewport = node.scrolledViewport else { return nil }
        // This is computed in every frame: nothing here allocates memory.
        var area = CellRect(origin: .zero, size: node.frame.size)
        var current = node
        while current !== viewport, let parent = current.parent {
            area = area.offset(by: current.frame.origin)
            current = parent
        }
        self.node = ObjectIdentifier(node)
        offset = viewport.offset
        place = area.origin + offset
        isVisible = !area.intersection(CellRect(origin: .zero, size: viewport.window)).isEmpty
    }

    /// Whether the view was visible in an earlier frame, and has moved out of sight since, under a window that stands.
    func isLost(since earlier: FocusSight) -> Bool {
        earlier.isVisible && !isVisible && node == earlier.node && offset == earlier.offset && place != earlier.place
    }
}

extension LayoutNode {
    /// The innermost viewport around the node that scrolls if its content does not fit.
    var scrolledViewport: ViewportLayoutNode? {
        var node = parent
        while let current = node {
            if let viewport = current as? ViewportLayoutNode, viewport.isScrollArea { return viewport }
            node = current.parent
        }
        return nil
    }
}
