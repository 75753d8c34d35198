/// An individual view of some content. It connects the content's layout node with the node where a container shows the
/// view.
@MainActor
final class SubviewElement {
    /// The layout node of the view; `nil` after the view has been removed from the content.
    private(set) var layoutNode: LayoutNode?
    /// The outermost node of the content that consists only of this view; `nil` if there is none.
    private var node: Node?
    private weak var source: SubviewSourceNode?
    private weak var place: SubviewNode?
    /// The node's environment from its content, and the environment at the position where the view is shown; `nil` if
    /// both are the same.
    private var environments: (own: EnvironmentValues, shown: EnvironmentValues)?

    init(_ layoutNode: LayoutNode, source: SubviewSourceNode) {
        self.layoutNode = layoutNode
        self.source = source
    }

    /// The section of the content that contains the view, and the part of the section.
    var membership: SectionMembership? { layoutNode.flatMap(SectionMembership.init(of:)) }

    var subview: Subview {
        Subview(element: self, containerValues: layoutNode.map(ContainerValues.init(of:)) ?? ContainerValues())
    }

    // MARK: The content

    func setNode(_ new: Node?) {
        guard new !== node else { return }
        takeBackEnvironment()
        node = new
        applyPlace()
    }

    /// Called when the view has been removed from the content.
    func end() {
        takeBackEnvironment()
        node = nil
        layoutNode = nil
    }

    /// Called when the layout nodes of the content may have changed.
    func contentMayDiffer() {
        place?.layoutNodesDidChange()
    }

    // MARK: The place

    func show(at new: SubviewNode) {
        guard place == nil || place?.isRemoved == true else { return }
        place = new
        applyPlace()
    }

    func hide(at old: SubviewNode) {
        guard place === old else { return }
        place = nil
        takeBackEnvironment()
        if let node, !node.isRemoved { node.setPresent(false) }
    }

    func placeDidChange(_ changed: SubviewNode) {
        if place === changed { applyPlace() }
    }

    func layoutNodes(at asking: SubviewNode) -> [LayoutNode] {
        source?.resolve()
        // The node that has shown the view may have been removed.
        if place == nil { show(at: asking) }
        guard place === asking, let layoutNode else { return [] }
        return [layoutNode]
    }

    /// Whether a container shows the view.
    var isShown: Bool { place != nil }

    /// Gives the view's node the environment and the presence of the position where the view is shown. A view without a
    /// position is not present.
    func applyPlace() {
        guard let source, let node, !node.isRemoved else { return }
        guard let place else { return node.setPresent(false) }
        node.setPresent(place.isPresent)
        let current = node.environment
        // If the environment is not the one set here, an ancestor has set a new environment from the content.
        let own = environments.map { current.isIdentical(to: $0.shown) ? $0.own : current } ?? current
        let shown = own.rebased(from: source.content.environment, onto: place.environment)
        environments = shown.isIdentical(to: own) ? nil : (own, shown)
        set(shown, of: node)
    }

    private func takeBackEnvironment() {
        guard let node, let environments else { return }
        self.environments = nil
        if !node.isRemoved, node.environment.isIdentical(to: environments.shown) { set(environments.own, of: node) }
    }

    private func set(_ environment: EnvironmentValues, of node: Node) {
        guard !environment.isIdentical(to: node.environment) else { return }
        node.setEnvironment(environment, changed: environment.keysChanged(from: node.environment))
    }
}
