/// Binds a view's state to the text of the command palette.
struct PaletteQueryModifier {
    let text: Binding<String>
}

/// A view whose commands depend on the typed text.
@MainActor
protocol PaletteQuery: Node {
    func didType(_ query: String)
}

extension PaletteQueryModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, PaletteQueryModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, PaletteQueryModifier>> {
        PaletteQueryNode(view, in: context)
    }
}

private final class PaletteQueryNode<Content: View>: ModifierNode<Content, PaletteQueryModifier>, PaletteQuery {
    override func prepare() {
        host.palette.register(self)
    }

    override func willRemove() {
        host.palette.unregister(self)
    }

    func didType(_ query: String) {
        if modifier.text.wrappedValue != query { modifier.text.wrappedValue = query }
    }
}

private struct IsPaletteResultKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the commands in the view are search results, which depend on the text of the palette.
    var isPaletteResult: Bool {
        get { self[IsPaletteResultKey.self] }
        set { self[IsPaletteResultKey.self] = newValue }
    }
}

extension View {
    /// Adds commands to the command palette that depend on the typed text, for example the results of a search.
    ///
    /// ```swift
    /// Library()
    ///     .paletteCommands(text: $query) {
    ///         ForEach(books) { book in Button(book.title) { open(book) } }
    ///     }
    ///     .task(id: query) { books = await catalogue.books(matching: query) }
    /// ```
    ///
    /// The palette lists these commands even if their titles do not contain the typed letters, and updates its list
    /// when they change. When the palette closes, the text is set to the empty string.
    ///
    /// - Parameters:
    ///   - text: the text that is typed into the palette.
    ///   - content: buttons that are shown only in the palette.
    nonisolated public func paletteCommands<Content: View>(
        text: Binding<String>, @ViewBuilder _ content: () -> Content
    ) -> some View {
        let results = content().environment(\.isPaletteResult, true)
        return paletteCommands { results }.modifier(PaletteQueryModifier(text: text))
    }
}
