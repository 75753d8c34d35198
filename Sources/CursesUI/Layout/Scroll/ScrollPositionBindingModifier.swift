import CursesUITerminal
import Foundation

/// Binds the position of a scroll view.
struct ScrollPositionBindingModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?
}

extension ScrollPositionBindingModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, ScrollPositionBindingModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, ScrollPositionBindingModifier>> {
        ScrollPositionBindingNode(view, in: context)
    }
}

final class ScrollPositionBindingNode<Content: View>:
    ModifierNode<Content, ScrollPositionBindingModifier>, GeometryFollower
{
    /// The number of the last request that was carried out.
    private var request = 0
    private var knownScrolls: Int?

    override init(
        _ view: ModifiedContent<Content, ScrollPositionBindingModifier>,
        in context: NodeContext
    ) {
        super.init(view, in: context)
        layoutContext.queue.follow(self)
        refresh()
    }

    override func modifierDidChange(from old: ScrollPositionBindingModifier) {
        refresh()
    }

    override func refresh() {
        let position = tracking { modifier.position.wrappedValue }
        guard position.request != request, let target = position.target else { return }
        request = position.request
        layoutContext.queue.afterLayout { [weak self] in
            guard let self, !isRemoved else { return }
            scroll(to: target)
        }
        layoutContext.requestFrame()
    }

    private func scroll(to target: ScrollPosition.Target) {
        guard let viewport = scrollViewport else { return }
        switch target {
        case .id(let id, let anchor):
            scrollTarget(for: AnyHashable(id))?.reveal(anchor: anchor ?? modifier.anchor ?? .topLeading)
        case .edge(.top): viewport.scrollToStart(along: .vertical)
        case .edge(.bottom): _ = viewport.scrollToEnd(along: .vertical)
        case .edge(.leading): viewport.scrollToStart(along: .horizontal)
        case .edge(.trailing): _ = viewport.scrollToEnd(along: .horizontal)
        case .point(let x, let y):
            let metrics = layoutContext.metrics
            viewport.scroll(
                to: CellPoint(
                    column: x.map { metrics.gap($0, along: .horizontal) } ?? viewport.offset.column,
                    row: y.map { metrics.gap($0, along: .vertical) } ?? viewport.offset.row
                )
            )
        }
    }

    func layoutDidEnd() -> Bool {
        guard !isRemoved else { return false }
        guard let viewport = scrollViewport else { return true }
        let hasScrolled = knownScrolls.map { $0 != viewport.userScrolls } ?? false
        knownScrolls = viewport.userScrolls
        guard hasScrolled else { return true }
        let id = firstID(in: viewport)
        layoutContext.queue.afterLayout { [weak self] in
            guard let self, !self.isRemoved else { return }
            self.modifier.position.wrappedValue.userDidScroll(to: id)
        }
        return true
    }

    /// Returns the id of the first view that begins in the visible part of a viewport.
    private func firstID(in viewport: ViewportLayoutNode) -> (any Hashable & Sendable)? {
        let axis: Axis = viewport.configuration.axes.contains(.vertical) ? .vertical : .horizontal
        let start = viewport.screenOrigin[axis]
        var found: (id: any Hashable, distance: Int)?
        forEachIdentified { id, node in
            guard let id = id.base as? any Hashable,
                let place = node.layoutNodes.first?.screenOrigin[axis],
                place >= start, place - start < found?.distance ?? .max
            else { return }
            found = (id, place - start)
        }
        // A position contains only `Sendable` ids, but no cast can check this, because `Sendable` does not exist at run
        // time.
        return found.map { unsafeBitCast($0.id, to: (any Hashable & Sendable).self) }
    }
}

extension View {
    /// Binds the position of the scroll view in this view: the scroll view scrolls when the app changes the position,
    /// and the position changes when the user scrolls.
    ///
    /// - Parameter anchor: when the app scrolls to a view, this point of the view meets the same point of the scroll
    ///   view.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>,
        anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrollPositionBindingModifier(position: position, anchor: anchor))
    }
}
