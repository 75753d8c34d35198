import CursesUITerminal

/// Runs an action when a view enters or leaves the visible part of the scroll view around it.
struct ScrollVisibilityModifier {
    let threshold: Double
    let action: (Bool) -> Void
}

extension ScrollVisibilityModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, ScrollVisibilityModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, ScrollVisibilityModifier>> {
        ScrollVisibilityNode(view, in: context)
    }
}

final class ScrollVisibilityNode<Content: View>: ModifierNode<Content, ScrollVisibilityModifier>, GeometryFollower {
    private var wasVisible = false

    override func prepare() {
        layoutContext.queue.follow(self)
    }

    func layoutDidEnd() -> Bool {
        guard !isRemoved else { return false }
        let part = child.layoutNodes.first?.visiblePart ?? 0
        let isVisible = part > 0 && part >= modifier.threshold
        guard isVisible != wasVisible else { return true }
        wasVisible = isVisible
        layoutContext.queue.afterLayout { [weak self] in
            guard let self, !self.isRemoved else { return }
            self.modifier.action(isVisible)
        }
        return true
    }
}

/// Runs an action with the ids of the views in the visible part of a scroll view.
struct ScrollTargetVisibilityModifier<ID: Hashable> {
    let threshold: Double
    let action: ([ID]) -> Void
}

extension ScrollTargetVisibilityModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, ScrollTargetVisibilityModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, ScrollTargetVisibilityModifier>> {
        ScrollTargetVisibilityNode(view, in: context)
    }
}

final class ScrollTargetVisibilityNode<Content: View, ID: Hashable>:
    ModifierNode<Content, ScrollTargetVisibilityModifier<ID>>, GeometryFollower
{
    private var last: [ID] = []

    override func prepare() {
        layoutContext.queue.follow(self)
    }

    func layoutDidEnd() -> Bool {
        guard !isRemoved else { return false }
        var visible: [ID] = []
        forEachIdentified { id, node in
            guard let id = id.base as? ID, let part = node.layoutNodes.first?.visiblePart else { return }
            if part > 0, part >= modifier.threshold { visible.append(id) }
        }
        guard visible != last else { return true }
        last = visible
        layoutContext.queue.afterLayout { [weak self] in
            guard let self, !self.isRemoved else { return }
            self.modifier.action(visible)
        }
        return true
    }
}

extension LayoutNode {
    /// The fraction of the node, from 0 to 1, that its ancestors do not clip.
    fileprivate var visiblePart: Double {
        let cells = frame.size.width * frame.size.height
        guard isPlaced, cells > 0 else { return 0 }
        var area = frame
        forEachAncestor { node in
            if node.visibility.contains(.clipped) {
                area = area.intersection(node.clipArea(node.visibility))
            }
            area = area.offset(by: node.frame.origin)
            return true
        }
        return Double(area.size.width * area.size.height) / Double(cells)
    }
}

extension View {
    /// Runs an action when the view enters or leaves the visible part of the scroll view around it.
    ///
    /// - Parameter threshold: the part of the view, from 0 to 1, that must be visible.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5,
        _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }

    /// Runs an action with the ids of the views in the visible part of the scroll view, whenever they have changed.
    ///
    /// - Parameters:
    ///   - idType: the type of the ids; views with ids of other types are ignored.
    ///   - threshold: the part of a view, from 0 to 1, that must be visible.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type,
        threshold: Double = 0.5,
        _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollTargetVisibilityModifier<ID>(threshold: threshold, action: action))
    }
}
