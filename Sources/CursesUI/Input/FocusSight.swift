import CursesUITerminal

/// The place of the view with the focus in the content of its viewport, and whether it is visible there.
@MainActor
struct FocusSight {
    private let node: ObjectIdentifier
    private let place: CellPoint
    private let userScrolls: Int
    private let offset: CellPoint
    /// Whether the window shows the end of the content. A window also gets there when the content becomes shorter.
    private let isAtEnd: Bool
    let isVisible: Bool

    /// `nil` if the view is in no viewport.
    init?(_ node: LayoutNode) {
        guard let viewport = node.scrolledViewport else { return nil }
        // This is computed in every frame: nothing here allocates memory.
        var area = CellRect(origin: node.frame.origin, size: node.frame.size)
        node.forEachAncestor {
            guard $0 !== viewport else { return false }
            area = area.offset(by: $0.frame.origin)
            return true
        }
        self.node = ObjectIdentifier(node)
        userScrolls = viewport.userScrolls
        offset = viewport.offset
        isAtEnd = viewport.configuration.anchors.growth == nil && viewport.offset.row == viewport.furthest(.vertical)
        place = area.origin + offset
        isVisible = !area.intersection(CellRect(origin: .zero, size: viewport.window)).isEmpty
    }

    /// Whether the view was visible in an earlier frame, and has since moved out of sight without scrolling.
    func isLost(since earlier: FocusSight) -> Bool {
        earlier.isVisible && !isVisible && node == earlier.node && place != earlier.place
            && userScrolls == earlier.userScrolls && (offset == earlier.offset || isAtEnd)
    }
}

extension LayoutNode {
    /// The innermost viewport around the node that scrolls if its content does not fit.
    var scrolledViewport: ViewportLayoutNode? {
        var found: ViewportLayoutNode?
        forEachAncestor {
            if let viewport = $0 as? ViewportLayoutNode, viewport.isScrollArea { found = viewport }
            return found == nil
        }
        return found
    }
}
