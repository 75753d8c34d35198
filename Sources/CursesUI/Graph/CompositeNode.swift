/// The node of a view with a body; the body is its only child.
final class CompositeNode<V: View>: ViewNode<V> {
    private var child: ViewNode<V.Body>!
    private var properties = DynamicProperties(of: V.self)
    private let mover: (any ValueMover<V>)?
    /// The number of changes of the view's inputs.
    private(set) var descriptions = 0
    /// The change log of the last body evaluation that printed its changes.
    var changeLog: ChangeLog?

    override init(_ view: V, in context: NodeContext) {
        mover = makeValueMover(view)
        super.init(view, in: context)
        if properties.mayHoldState { noteStateInRows() }
        child = makeNode(evaluateBody(), in: childContext)
    }

    override func update(_ new: consuming V) {
        let new = new
        let isUnchanged = ViewComparator.areEqual(view, new)
        if isUnchanged && !isMarked { return }
        if !isMarked, properties.holdAction, ViewComparator.areEqualButForActions(view, new) {
            view = new
            properties.install(in: &view, of: self)
            return
        }
        if !isUnchanged { descriptions += 1 }
        view = mover?.move(to: new, for: self) ?? new
        graph.unmarking(self) { child.update(evaluateBody()) }
    }

    /// Calls ``update(_:)`` without a comparison, because that method already compares the views.
    override func updateIfChanged(_ new: consuming V) {
        update(new)
    }

    override func refresh() {
        if let moved = mover?.moved(for: self) { view = moved }
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

    override var isInterchangeable: Bool { properties.isEmpty && mover == nil && child.isInterchangeable }

    override func makeChangeLog(isInBody: Bool) -> ChangeLog? {
        ChangeLog(descriptions: descriptions, properties: properties.changes, of: view, isInBody: isInBody)
    }

    private func evaluateBody() -> V.Body {
        evaluatingBody(of: V.self) {
            properties.install(in: &view, of: self)
            return view.body
        }
    }
}

extension CompositeNode: NamedByView {}

extension Node {
    /// The name of the innermost view with a body that contains the node, for diagnostics.
    final var enclosingViewName: String {
        let views = sequence(first: self, next: \.parent)
        return (views.first { $0 is any NamedByView } ?? self).name
    }

    /// Evaluates a body, records its reads and counts the evaluation.
    final func evaluatingBody<Result>(of type: Any.Type, _ body: () -> Result) -> Result {
        graph.bodyWillBeEvaluated(of: type)
        let result = tracking(body)
        graph.watcher?.bodyWasEvaluated(of: type, on: self)
        return result
    }
}
