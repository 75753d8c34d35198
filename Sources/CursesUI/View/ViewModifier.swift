/// A modification that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View

    typealias Content = _ViewModifier_Content<Self>

    /// Returns the modified view; `content` is the view to which the modifier is applied.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content) -> Body

    /// Creates the node of a modified view. CursesUI provides it for every modifier.
    // A requirement instead of a cast, as in `View`.
    @MainActor @preconcurrency
    static func _makeNode<Base: View>(
        of view: ModifiedContent<Base, Self>, in context: _NodeContext
    ) -> _NodeReference
}

extension ViewModifier {
    /// Creates a node that evaluates `body(content:)`.
    @MainActor @preconcurrency
    public static func _makeNode<Base: View>(
        of view: ModifiedContent<Base, Self>, in context: _NodeContext
    ) -> _NodeReference {
        _NodeReference(node: CustomModifierNode(view, in: context.base))
    }
}

/// A modifier that creates its own kind of node instead of having a body.
@MainActor
package protocol PrimitiveViewModifier: ViewModifier where Body == Never {
    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>>
}

extension PrimitiveViewModifier {
    /// Creates the modifier's own kind of node.
    @MainActor @preconcurrency
    public static func _makeNode<Base: View>(
        of view: ModifiedContent<Base, Self>, in context: _NodeContext
    ) -> _NodeReference {
        _NodeReference(node: makeNode(view, in: context.base))
    }

    /// Never called: CursesUI applies the modifier's node.
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is applied by its node; it has no body.")
    }
}

extension ViewModifier {
    /// Returns a modifier that applies this modifier first, and then a second modifier.
    nonisolated public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    package static func makeNode<Base: View>(
        _ view: ModifiedContent<Base, ModifiedContent>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Base, ModifiedContent>> {
        SingleChildNode(view, in: context) {
            $0.content.modifier($0.modifier.content).modifier($0.modifier.modifier)
        }
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()

    /// Creates a modifier that changes nothing.
    public init() {}
}

extension EmptyModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, EmptyModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, EmptyModifier>> {
        SingleChildNode(view, in: context) { $0.content }
    }
}

/// The node of a modifier with a body. The node of the body is the only child, and contains the modified view.
final class CustomModifierNode<Content: View, Modifier: ViewModifier>:
    ViewNode<ModifiedContent<Content, Modifier>>
{
    private var child: ViewNode<Modifier.Body>!
    private var properties = DynamicProperties(of: Modifier.self)
    private let slot: ModifiedContentSlot
    /// The number of changes of the modifier's inputs.
    private var descriptions = 0
    private let mover: (any ValueMover<Modifier>)?

    override init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
        mover = makeValueMover(view.modifier)
        slot = ModifiedContentSlot(AnyView(view.content))
        super.init(view, in: context)
        if properties.mayHoldState { noteStateInRows() }
        child = makeNode(evaluateBody(), in: childContext)
    }

    /// Updates the modified view at its positions in the body. The body runs only if the modifier has changed.
    override func viewDidChange(from old: ModifiedContent<Content, Modifier>) {
        slot.update(AnyView(view.content))
        guard isMarked || !ViewComparator.areEqual(old.modifier, view.modifier) else { return }
        if !isMarked { descriptions += 1 }
        if let mover { view.modifier = mover.move(to: view.modifier, for: self) }
        graph.unmarking(self) { child.update(evaluateBody()) }
    }

    override func refresh() {
        if let moved = mover?.moved(for: self) { view.modifier = moved }
        child.update(evaluateBody())
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    override func willRemove() {
        properties.remove()
        super.willRemove()
    }

    override var holdsWrittenState: Bool { properties.holdWrittenState }

    override func makeChangeLog(isInBody: Bool) -> ChangeLog? {
        ChangeLog(descriptions: descriptions, properties: properties.changes, of: view.modifier, isInBody: isInBody)
    }

    private func evaluateBody() -> Modifier.Body {
        evaluatingBody(of: Modifier.self) {
            properties.install(in: &view.modifier, of: self)
            return view.modifier.body(content: _ViewModifier_Content(slot: slot))
        }
    }
}
