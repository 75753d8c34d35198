import CursesUITerminal

/// Binds a value to the id of the first visible view in a scroll view.
struct ScrollPositionModifier<ID: Hashable> {
    let id: Binding<ID?>
    let anchor: UnitPoint?
}

extension ScrollPositionModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, ScrollPositionModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, ScrollPositionModifier>> {
        ScrollPositionNode(view, in: context)
    }
}

final class ScrollPositionNode<Content: View, ID: Hashable>:
    ModifierNode<Content, ScrollPositionModifier<ID>>, GeometryFollower
{
    /// The value when the binding and the scroll view last agreed.
    private var known: ID?
    private var offset: CellPoint?
    /// Whether the scroll view is scrolling to a new value of the binding, rather than because of the user.
    private var isFollowing = false

    override init(
        _ view: ModifiedContent<Content, ScrollPositionModifier<ID>>,
        in context: NodeContext
    ) {
        super.init(view, in: context)
        layoutContext.queue.follow(self)
        refresh()
    }

    override func modifierDidChange(from old: ScrollPositionModifier<ID>) {
        refresh()
    }

    override func refresh() {
        let id = tracking { modifier.id.wrappedValue }
        guard id != known else { return }
        known = id
        if let id { follow(id) }
    }

    private func follow(_ id: ID) {
        isFollowing = true
        let queue = layoutContext.queue
        queue.afterLayout { [weak self] in
            guard let self, !isRemoved else { return }
            scrollTarget(for: AnyHashable(id))?.reveal(anchor: modifier.anchor ?? .topLeading)
            // Scrolling to an unbuilt row takes two layouts: the first builds the row, and the second shows it.
            queue.afterLayout { queue.afterLayout { self.isFollowing = false } }
        }
        layoutContext.requestFrame()
    }

    func layoutDidEnd() -> Bool {
        guard !isRemoved else { return false }
        guard let viewport = child.layoutNodes.lazy.compactMap(\.firstViewport).first else { return true }
        let hasMoved = offset != nil && offset != viewport.offset
        offset = viewport.offset
        guard hasMoved, !isFollowing, let id = firstID(in: viewport), id != known else { return true }
        known = id
        layoutContext.queue.afterLayout { [weak self] in
            guard let self, !self.isRemoved else { return }
            self.modifier.id.wrappedValue = id
        }
        return true
    }

    /// Returns the id of the first view that begins in the visible part of a viewport.
    private func firstID(in viewport: ViewportLayoutNode) -> ID? {
        let axis: Axis = viewport.configuration.axes.contains(.vertical) ? .vertical : .horizontal
        let start = viewport.screenOrigin[axis]
        var found: (id: ID, distance: Int)?
        forEachIdentified { id, node in
            guard let id = id.base as? ID, let place = node.layoutNodes.first?.screenOrigin[axis],
                place >= start, place - start < found?.distance ?? .max
            else { return }
            found = (id, place - start)
        }
        return found?.id
    }
}

extension View {
    /// Binds a value to the id of the first visible view of the scroll view in this view: the value changes when the
    /// user scrolls, and the scroll view scrolls when the value changes.
    ///
    /// - Parameter anchor: when the scroll view scrolls to a view, this point of the view meets the same point of the
    ///   scroll view; the top leading corner if `nil`.
    nonisolated public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>,
        anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrollPositionModifier(id: id, anchor: anchor))
    }
}
