/// Shows a view above the screen while something is presented.
struct LayerModifier<Layer: View> {
    let options: LayerOptions
    /// The identity of the presented item, or `nil`. When it changes, a new layer is shown.
    let presented: () -> AnyHashable?
    /// Ends the presentation.
    let dismiss: () -> Void
    /// Called when the layer has disappeared.
    let onDismiss: (() -> Void)?
    /// Creates the view when an item is presented. The layer depends on the values that the closure reads.
    let content: () -> Layer
}

extension LayerModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, LayerModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, LayerModifier>> {
        LayerNode(view, in: context)
    }
}

/// Has the presented view as a second child, which the stack of layers lays out.
final class LayerNode<Content: View, Layer: View>: ModifierNode<Content, LayerModifier<Layer>> {
    private var presentation: LayerContentNode<Layer>?
    private var presented: AnyHashable?
    private unowned let layers: LayerStack

    override init(
        _ view: ModifiedContent<Content, LayerModifier<Layer>>,
        in context: NodeContext
    ) {
        layers = context.host.layers
        super.init(view, in: context)
        refresh()
    }

    override func viewDidChange(from old: ModifiedContent<Content, LayerModifier<Layer>>) {
        super.viewDidChange(from: old)
        graph.unmarking(self) { refresh() }
    }

    override func refresh() {
        let (id, layer) = tracking {
            let id = modifier.presented()
            return (id, id.map { _ in modifier.content() })
        }
        if id != presented { end() }
        presented = id
        guard let layer else { return }
        let content = LayerContent(
            options: modifier.options,
            dismiss: { [weak self] in self?.dismiss() },
            content: layer
        )
        if let presentation {
            presentation.update(content)
        } else {
            present(content)
        }
    }

    private func present(_ content: LayerContent<Layer>) {
        let node = LayerContentNode(content, in: childContext)
        node.layoutNode.anchor = { [weak self] in self?.child.layoutNodes.first?.screenFrame }
        presentation = node
        layers.insert(node.layoutNode)
    }

    private func end() {
        guard let node = presentation else { return }
        presentation = nil
        layers.remove(node.layoutNode)
        node.remove()
        guard let onDismiss = modifier.onDismiss else { return }
        graph.afterUpdate(.disappear) { onDismiss() }
    }

    private func dismiss() {
        modifier.dismiss()
    }

    override func willRemove() {
        guard let presentation else { return }
        layers.remove(presentation.layoutNode)
        // A layer that is dismissed takes the layers with it that its content presents.
        let removed = sequence(first: self as Node, next: \.parent).prefix { $0.isRemoved }
        guard removed.last is any DismissTarget else { return }
        let (modifier, presented) = (modifier, presented)
        graph.afterUpdate(.disappear) {
            // The app may present a different item by now.
            if modifier.presented() == presented { modifier.dismiss() }
            modifier.onDismiss?()
        }
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        super.forEachChild(visit)
        if let presentation { visit(presentation) }
    }

    /// Omits the layer, because it is laid out on the screen, not here.
    override func makeLayoutNodes() -> [LayoutNode] { child.layoutNodes }
}

extension View {
    /// Shows a view above the screen while a binding is true.
    ///
    /// The layer has the focus until it is dismissed, and receives all mouse events. Escape, a click outside the layer,
    /// and `\.dismiss` in its content dismiss it and set the binding to false.
    nonisolated func layer<Layer: View>(
        isPresented: Binding<Bool>,
        options: LayerOptions,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Layer
    ) -> some View {
        modifier(
            LayerModifier(
                options: options,
                presented: { isPresented.wrappedValue ? true : nil },
                dismiss: { isPresented.wrappedValue = false },
                onDismiss: onDismiss,
                content: content
            )
        )
    }

    /// Shows a view above the screen while there is an item.
    nonisolated func layer<Item: Identifiable, Layer: View>(
        item: Binding<Item?>,
        options: LayerOptions,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Layer
    ) -> some View {
        modifier(
            LayerModifier(
                options: options,
                presented: { item.wrappedValue.map { AnyHashable($0.id) } },
                dismiss: { item.wrappedValue = nil },
                onDismiss: onDismiss,
                content: { item.wrappedValue.map { content($0) } }
            )
        )
    }
}
