/// Describes a view to assistive technologies by views that are not shown.
struct AccessibilityRepresentationModifier<Representation: View> {
    let representation: Representation
    /// Whether the representation adds children to the view's element instead of replacing the element.
    let addsChildren: Bool
}

extension AccessibilityRepresentationModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, AccessibilityRepresentationModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, AccessibilityRepresentationModifier>> {
        AccessibilityRepresentationNode(view, in: context)
    }
}

/// A node whose accessibility elements come from other views.
@MainActor
protocol AccessibilityReplacement: Node {
    var content: Node { get }
    var representation: Node { get }
    var addsChildren: Bool { get }
}

final class AccessibilityRepresentationNode<Content: View, Representation: View>:
    ModifierNode<Content, AccessibilityRepresentationModifier<Representation>>, AccessibilityReplacement
{
    private var hidden: HiddenViewNode<Representation>!

    override init(
        _ view: ModifiedContent<Content, AccessibilityRepresentationModifier<Representation>>,
        in context: NodeContext
    ) {
        super.init(view, in: context)
        hidden = HiddenViewNode(view.modifier.representation, in: childContext)
    }

    var content: Node { child }
    var representation: Node { hidden }
    var addsChildren: Bool { modifier.addsChildren }

    override func modifierDidChange(from old: AccessibilityRepresentationModifier<Representation>) {
        hidden.update(modifier.representation)
    }

    override func makeLayoutNodes() -> [LayoutNode] { child.layoutNodes }

    override func forEachChild(_ visit: (Node) -> Void) {
        super.forEachChild(visit)
        if let hidden { visit(hidden) }
    }
}

/// The node of a view that exists only for its accessibility elements. The view has no layout, runs no actions and sets
/// no preferences.
final class HiddenViewNode<Content: View>: SingleChildNode<Content, Content> {
    init(_ view: Content, in context: NodeContext) {
        super.init(view, in: context) { $0 }
    }

    override var presentsChildren: Bool { false }
    override var passesPreferencesOn: Bool { false }

    override func makeLayoutNodes() -> [LayoutNode] { [] }
    override func childLayoutNodesDidChange() {}
}

extension View {
    /// Describes the view to assistive technologies, and to tests, by views that are not shown.
    ///
    /// ```swift
    /// Stars(rating: $rating)
    ///     .accessibilityRepresentation { Slider(value: $rating, in: 0...5) { Text("Rating") } }
    /// ```
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        modifier(AccessibilityRepresentationModifier(representation: representation(), addsChildren: false))
    }

    /// Adds children to the view's accessibility element. The children are not shown: for instance, they describe the
    /// parts of a drawing.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilityElement(children: .contain)
            .modifier(AccessibilityRepresentationModifier(representation: children(), addsChildren: true))
    }
}
