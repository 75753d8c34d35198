/// An individual view of some content.
///
/// A container gets its subviews from ``Group/init(subviews:transform:)`` or ``ForEach/init(subviews:content:)`` and
/// shows each of them at any position, with any modifiers. A subview has the environment of the position where it is
/// shown, plus the values that its content sets. A subview appears only once: if it is used twice, the second use shows
/// nothing.
public struct Subview {
    let element: SubviewElement
    /// The values that the view provides to its container.
    public let containerValues: ContainerValues

    /// The identity of a subview. It stays the same as long as the view exists.
    public struct ID: Hashable, @unchecked Sendable {
        // The object is only compared by reference.
        fileprivate let element: ObjectIdentifier
    }
}

extension Subview: Identifiable {
    /// The identity of the subview.
    public var id: ID { ID(element: ObjectIdentifier(element)) }
}

extension Subview: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<Subview> {
        SubviewNode(self, in: context)
    }
}

extension Subview: ComparableInput {
    package static func isSameInput(_ old: Subview, _ new: Subview) -> Bool {
        old.element === new.element && ContainerValues.isSameInput(old.containerValues, new.containerValues)
    }
}

/// The node at the position where a subview is shown.
final class SubviewNode: ViewNode<Subview> {
    override init(_ view: Subview, in context: NodeContext) {
        super.init(view, in: context)
        view.element.show(at: self)
    }

    override func viewDidChange(from old: Subview) {
        guard old.element !== view.element else { return }
        old.element.hide(at: self)
        view.element.show(at: self)
        layoutNodesDidChange()
    }

    override func environmentDidChange(_ keys: Set<EnvironmentKeyID>) -> Set<EnvironmentKeyID> {
        view.element.placeDidChange(self)
        return keys
    }

    override func presenceDidChange() {
        view.element.placeDidChange(self)
    }

    override func makeLayoutNodes() -> [LayoutNode] { view.element.layoutNodes(at: self) }

    override func willRemove() {
        view.element.hide(at: self)
        super.willRemove()
    }
}
