import CursesUITerminal

/// The position of the focused view in the content of its viewport, and whether it is visible there. For a view with a
/// caret, this is the position of the caret.
@MainActor
struct FocusSight {
    private let node: ObjectIdentifier
    private let place: CellPoint
    private let userScrolls: Int
    private let offset: CellPoint
    /// Whether the viewport shows the end of the content. This also happens when the content becomes shorter, without
    /// scrolling by the user.
    private let isAtEnd: Bool
    let isVisible: Bool

    /// Returns `nil` if the view is in no viewport.
    init?(_ responder: any Responder) {
        let node = responder.layoutNode
        guard let viewport = node.scrolledViewport else { return nil }
        // This runs in every frame, so it allocates no memory.
        var area = CellRect(origin: node.frame.origin, size: node.frame.size)
        if let caret = responder.caret {
            area = CellRect(origin: node.frame.origin + caret, size: CellSize(width: 1, height: 1))
        }
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

    /// Returns whether the view was visible in an earlier frame and has since moved out of sight, although nobody has
    /// scrolled.
    func isLost(since earlier: FocusSight) -> Bool {
        earlier.isVisible && !isVisible && node == earlier.node && place != earlier.place
            && userScrolls == earlier.userScrolls && (offset == earlier.offset || isAtEnd)
    }
}

extension LayoutNode {
    /// The innermost viewport around the node that can scroll.
    var scrolledViewport: ViewportLayoutNode? {
        var found: ViewportLayoutNode?
        forEachAncestor {
            if let viewport = $0 as? ViewportLayoutNode, viewport.isScrollArea { found = viewport }
            return found == nil
        }
        return found
    }
}
