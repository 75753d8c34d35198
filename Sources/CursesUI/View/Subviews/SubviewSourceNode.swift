/// The node of content whose views are shown individually. The container determines where the layout nodes of the
/// content appear.
final class SubviewSourceNode: Node {
    private(set) var content: Node!
    private let look: SectionLook
    private let onChange: @MainActor () -> Void
    /// The views of the content, in order.
    private(set) var elements: [SubviewElement] = []
    private var isStale = true

    /// - Parameters:
    ///   - look: the appearance of sections in the content.
    ///   - onChange: called when the views of the content, or their container values, have changed.
    init(
        in context: NodeContext,
        look: SectionLook,
        content: (NodeContext) -> Node,
        onChange: @escaping @MainActor () -> Void
    ) {
        self.look = look
        self.onChange = onChange
        super.init(in: context)
        self.content = content(childContext)
    }

    override var isContainer: Bool { true }

    package override var childEnvironment: EnvironmentValues {
        var environment = environment
        environment.sectionLook = look
        return environment
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        if let content { visit(content) }
    }

    override func childLayoutNodesDidChange() {
        isStale = true
        for element in elements { element.contentMayDiffer() }
        onChange()
    }

    override func presenceDidChange() {
        if isPresent { hideUnshownViews() }
    }

    /// Reports that the container values of views have changed.
    func traitsDidChange() {
        onChange()
    }

    /// Determines the individual views of the content again if they may have changed. A view that still exists keeps
    /// its element.
    func resolve() {
        guard isStale else { return }
        isStale = false
        // An element retains its layout node, so that no other object can have the same address.
        var old: [ObjectIdentifier: SubviewElement] = [:]
        for element in elements { if let node = element.layoutNode { old[ObjectIdentifier(node)] = element } }
        elements = Self.views(of: content).map { view in
            let known = old.removeValue(forKey: ObjectIdentifier(view.layoutNode))
            let element = known ?? SubviewElement(view.layoutNode, source: self)
            element.setNode(view.node)
            return element
        }
        for element in old.values { element.end() }
    }

    /// Marks the views that the container does not show as not present.
    func hideUnshownViews() {
        for element in elements where !element.isShown { element.applyPlace() }
    }

    /// Returns the views of a node, each with the outermost node that consists only of that view.
    private static func views(of node: Node) -> [(layoutNode: LayoutNode, node: Node?)] {
        let layoutNodes = node.layoutNodes
        if layoutNodes.isEmpty { return [] }
        if layoutNodes.count == 1 { return [(layoutNodes[0], node)] }
        var inner: [(layoutNode: LayoutNode, node: Node?)] = []
        node.forEachChild { inner += views(of: $0) }
        // If the counts are equal, a modifier that applies to each of the views has wrapped them one by one.
        let nodes = inner.count == layoutNodes.count ? inner.map(\.node) : []
        return layoutNodes.enumerated().map { ($1, nodes.isEmpty ? nil : nodes[$0]) }
    }
}

extension SubviewSourceNode: ContainerNode {
    /// Never called: the container collects the views itself.
    func collectChildren() {}
}

extension Node {
    /// Reports that the container values of the node's views have changed.
    final func containerTraitsDidChange() {
        var node = parent
        while let current = node {
            if type(of: current) == SubviewSourceNode.self {
                return unsafeDowncast(current, to: SubviewSourceNode.self).traitsDidChange()
            }
            node = current.parent
        }
    }
}
