import CursesUITerminal

/// A node with a removal transition.
@MainActor
protocol LeavingNode: Node {
    /// Whether the node has been removed and its removal transition has been started.
    var hasLeft: Bool { get }
}

/// The views of a host that have a removal transition in progress.
@MainActor
final class LeavingViews {
    private struct Entry {
        let view: LeavingView
        /// The nearest remaining ancestor of the removed node, and the type of the removed node.
        let place: ObjectIdentifier
        let kind: ObjectIdentifier
        /// The identity of the removed child among the children of the ancestor, if these have ids.
        let identity: AnyHashable?
    }

    private var entries: [Entry] = []

    /// Keeps an image of a node's layout, which is shown from the next layout on.
    ///
    /// - Parameters:
    ///   - inner: the layout node that is drawn.
    ///   - wrapper: the layout node that represents `inner` among its siblings.
    func show(_ inner: LayoutNode, in wrapper: LayoutNode, of node: any LeavingNode, _ removal: Removal) {
        guard let root = inner.queue.root, wrapper.isBelow(root) else { return }
        let area = inner.visibleArea.intersection(CellRect(origin: .zero, size: root.frame.size))
        guard !area.isEmpty else { return }
        let corner = area.origin
        let context = DrawingContext(size: area.size, in: node.environment.design)
        let parentOrigin = inner.screenOrigin - inner.frame.origin
        _ = context.draw(inner, in: context.buffer.bounds, from: parentOrigin - corner)
        let picture = context.buffer
        let size = wrapper.frame.size
        let hosts = sequence(first: wrapper, next: \.parent).dropFirst()
            .map { (node: WeakLayoutNode(node: $0), origin: corner - $0.screenOrigin) }
        let transaction = node.graph.transaction
        let removed = sequence(first: node as Node, next: \.parent).prefix { $0.isRemoved }
        let child = removed.last ?? node
        let place = child.parent
        let identity = place?.asIdentified?.identity(ofRemoved: child)
        let kind = ObjectIdentifier(type(of: node))
        // Which layout nodes remain is known only after the layout.
        inner.queue.afterLayout { [self] in
            let host = hosts.lazy.compactMap { host in host.node.node.map { ($0, host.origin) } }
                .first { $0.0.isBelow(root) && !$0.0.owner.isRemoved }
            guard let (host, origin) = host else { return }
            let view = LeavingView(picture, at: origin, size: size, in: host, removal, transaction)
            if let place, place.asIdentified == nil || identity != nil {
                entries.append(Entry(view: view, place: ObjectIdentifier(place), kind: kind, identity: identity))
            }
            view.begin(in: host.layoutContext)
        }
    }

    /// Ends the transition of a view that reappears before its removal transition has ended. Returns the current step
    /// of that transition.
    func takeBack(for node: Node) -> AnyTransition.Step? {
        guard !entries.isEmpty else { return nil }
        let kind = ObjectIdentifier(type(of: node))
        let identities = Dictionary(
            sequence(first: node, next: \.parent).map { (ObjectIdentifier($0), $0.asIdentified?.identityOfNewChild) },
            uniquingKeysWith: { first, _ in first })
        guard let entry = entries.first(where: { $0.kind == kind && identities[$0.place] == .some($0.identity) }) else {
            return nil
        }
        let step = entry.view.step
        entry.view.end()
        return step
    }

    func forget(_ view: LeavingView) {
        entries.removeAll { $0.view === view }
    }
}

private struct WeakLayoutNode {
    weak var node: LayoutNode?
}

extension LayoutNode {
    fileprivate func isBelow(_ root: LayoutNode) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === root }
    }
}
