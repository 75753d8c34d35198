/// A view whose content can scroll to views inside it.
///
/// ```swift
/// ScrollViewReader { proxy in
///     ScrollView { ForEach(messages) { Text($0.text) } }
///         .onChange(of: messages.count) { proxy.scrollTo(messages.last?.id) }
/// }
/// ```
///
/// For example, a list with a button that scrolls to the last row, before and after the button is pressed:
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

    /// Creates a reader. Its content can scroll with a proxy.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

extension ScrollViewReader: View {
    public var body: some View {
        content(ScrollViewProxy(place: place)).modifier(ScrollPlaceModifier(place: place))
    }
}

/// Scrolls to views inside a `ScrollViewReader`.
@MainActor
public struct ScrollViewProxy {
    let place: ScrollPlace

    /// Scrolls to the view with an id, which is set by `id(_:)` or comes from a `ForEach`.
    ///
    /// The view may also appear only in the next frame, or be an unbuilt row of a lazy container. If there is no such
    /// view, nothing happens.
    ///
    /// - Parameter anchor: the point of the view that meets the same point of the scroll view. With `nil`, the scroll
    ///   view scrolls the shortest distance that shows the view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        place.scroll(to: AnyHashable(id), anchor: anchor)
    }
}

/// The position of a reader in the view graph.
@MainActor
final class ScrollPlace {
    weak var node: Node?

    nonisolated init() {}

    func scroll(to id: AnyHashable, anchor: UnitPoint?) {
        guard let layoutContext = node?.layoutContext else { return }
        // The target view may appear only in the next frame.
        layoutContext.queue.afterLayout { [weak self] in
            guard let node = self?.node, !node.isRemoved else { return }
            node.scrollTarget(for: id)?.reveal(anchor: anchor)
        }
        layoutContext.requestFrame()
    }
}

/// Stores its node in the reader's `ScrollPlace`.
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
