/// Scrolls to views in it on demand.
///
/// ```swift
/// ScrollViewReader { proxy in
///     ScrollView { ForEach(messages) { Text($0.text) } }
///         .onChange(of: messages.count) { proxy.scrollTo(messages.last?.id) }
/// }
/// ```
///
/// A list with a button that scrolls to its last row, before and after the button was pressed:
///
/// ```text
/// message 1      █
/// message 2      │
/// message 3      │
///     [ Last ]
/// ```
///
/// ```text
/// message 97     │
/// message 98     │
/// message 99     ┃
///     [ Last ]
/// ```
public struct ScrollViewReader<Content: View> {
    /// The reader's content.
    public var content: (ScrollViewProxy) -> Content
    @State private var place = ScrollPlace()

    /// A reader whose content can scroll with a proxy.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

extension ScrollViewReader: View {
    public var body: some View {
        content(ScrollViewProxy(place: place)).modifier(ScrollPlaceModifier(place: place))
    }
}

/// Scrolls to views inside of a `ScrollViewReader`.
@MainActor
public struct ScrollViewProxy {
    let place: ScrollPlace

    /// Scrolls to the view with an id, which is set by `id(_:)` or comes from a `ForEach`.
    ///
    /// The view may appear with the next frame, or be a row of a lazy container that has not been built yet. Without
    /// such a view nothing happens.
    ///
    /// - Parameter anchor: the point of the view, and of the scroll view, that meet; with `nil` it scrolls the least
    ///   distance that shows the view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        place.scroll(to: AnyHashable(id), anchor: anchor)
    }
}

/// The place of a reader in the graph.
@MainActor
final class ScrollPlace {
    weak var node: Node?

    nonisolated init() {}

    func scroll(to id: AnyHashable, anchor: UnitPoint?) {
        guard let layoutContext = node?.layoutContext else { return }
        // The view that is scrolled to may appear with the frame that is due.
        layoutContext.queue.afterLayout { [weak self] in
            guard let node = self?.node, !node.isRemoved else { return }
            node.scrollTarget(for: id)?.reveal(anchor: anchor)
        }
        layoutContext.requestFrame()
    }
}

/// Sets the node of a place.
private struct ScrollPlaceModifier {
    let place: ScrollPlace
}

extension ScrollPlaceModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, ScrollPlaceModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, ScrollPlaceModifier>> {
        ScrollPlaceNode(view, in: context)
    }
}

private final class ScrollPlaceNode<Content: View>: ModifierNode<Content, ScrollPlaceModifier> {
    override func prepare() {
        modifier.place.node = self
    }
}
