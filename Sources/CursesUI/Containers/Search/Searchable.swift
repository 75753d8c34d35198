/// Adds a search field above a view.
struct SearchModifier<Suggestions: View> {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    let suggestions: Suggestions
    let tokens: SearchTokens?
    /// Whether the user has begun a search, and neither left it nor dismissed it.
    @State private var isActive = false
    @FocusState private var isFocused: Bool
    @FocusState private var isInSuggestions: Bool
    @FocusState private var isInTokens: Bool
    @FocusState private var isInScopes: Bool
    @Environment(\.theme) private var theme
    /// The suggestions that the surrounding views provide.
    @Environment(\.searchSuggestions) private var more
    @Environment(\.searchScopes) private var scopes
    @Environment(\.searchScopeActivation) private var scopeActivation
    @Environment(\.searchFieldFocus) private var fieldFocus
    @Environment(\.hidesSuggestionsMenu) private var hidesMenu

    init(
        text: Binding<String>,
        isPresented: Binding<Bool>?,
        prompt: Text?,
        suggestions: Suggestions,
        tokens: SearchTokens? = nil
    ) {
        self.text = text
        self.isPresented = isPresented
        self.prompt = prompt
        self.suggestions = suggestions
        self.tokens = tokens
    }
}

extension SearchModifier: ViewModifier {
    func body(content: Content) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(columns: 1) {
                Text(verbatim: theme.symbols.search).foregroundStyle(.secondary)
                tokens?.views.focused($isInTokens)
                field
            }
            .environment(\.yieldsInitialFocus, true)
            .environment(\.searchText, text)
            if let scopes, showsScopes {
                scopes.focused($isInScopes)
                    .environment(\.yieldsInitialFocus, true).environment(\.searchText, text)
            }
            if isFocused || isInScopes || isInSuggestions, !hidesMenu {
                Group {
                    suggestions
                    more
                    tokens?.suggestions
                }
                .modifier(FocusGroupModifier())
                .focused($isInSuggestions)
                .padding(.leading)
                .environment(\.searchText, text)
            }
            content
                // The field is at the top of the screen, also if the content is smaller.
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .environment(\.searchSuggestions, nil)
                .environment(\.searchScopes, nil)
                .environment(\.isSearching, isSearching)
                .environment(\.dismissSearch, DismissSearchAction { dismiss() })
        }
        .modifier(
            SearchKeys(
                text: text, isInField: isInSearch, enter: { begin() },
                begin: { if !isActive { isActive = true } },
                end: { if isActive { isActive = false } }
            )
        )
        .onChange(of: isPresented?.wrappedValue ?? false, initial: true) { follow(from: $0, to: $1) }
        .onChange(of: hasSearch) { if hasSearch, isInSearch { isActive = true } }
        .onChange(of: isSearching) {
            if isPresented?.wrappedValue != isSearching { isPresented?.wrappedValue = isSearching }
        }
    }

    private var isSearching: Bool { isActive || hasSearch }

    /// Whether the field, or a view that belongs to it, has the focus.
    private var isInSearch: Bool { isFocused || isInSuggestions || isInTokens || isInScopes }

    /// Begins or dismisses the search after the app has set its binding. The two values are equal at first.
    private func follow(from wasPresented: Bool, to isPresented: Bool) {
        let isFirst = wasPresented == isPresented
        if isPresented {
            if isFirst || !isSearching { begin() }
        } else if isFirst {
            // The field may have a text from the start.
            if isSearching { self.isPresented?.wrappedValue = true }
        } else if isSearching {
            dismiss()
        }
    }

    private func begin() {
        isActive = true
        isFocused = true
    }

    private var showsScopes: Bool {
        switch scopeActivation {
        case .onTextEntry: hasSearch || isInScopes
        case .onSearchPresentation: hasSearch || isInScopes || isFocused || isInSuggestions || isInTokens
        default: true
        }
    }

    /// Whether the field has a text or a token.
    private var hasSearch: Bool { !text.wrappedValue.isEmpty || tokens?.isEmpty == false }

    /// The field. With tokens, Backspace in an empty field removes the last token.
    @ViewBuilder @MainActor
    private var field: some View {
        let field = TextField("Search", text: text, prompt: prompt ?? Text("Search"))
            .textFieldStyle(.plain)
            .environment(\.submitTrigger, .search)
            .focused($isFocused)
        if let fieldFocus {
            fieldFocus.bound(field.modifier(SearchTokenKeys(text: text, tokens: tokens)))
        } else {
            field.modifier(SearchTokenKeys(text: text, tokens: tokens))
        }
    }

    private func dismiss() {
        text.wrappedValue = ""
        tokens?.removeAll()
        isFocused = false
        isActive = false
    }
}

/// The placement of a search field; in a terminal it is always above the view.
public struct SearchFieldPlacement: Sendable {
    /// The field is above the view, as with every placement in a terminal.
    public static let automatic = SearchFieldPlacement()
    /// The same as ``automatic``.
    public static let toolbar = SearchFieldPlacement()
    /// The same as ``automatic``.
    public static let sidebar = SearchFieldPlacement()
    /// The same as ``automatic``.
    public static let navigationBarDrawer = SearchFieldPlacement()

    /// The visibility of the field in a bar.
    public enum NavigationBarDrawerDisplayMode: Sendable {
        case automatic, always
    }

    /// The same as ``automatic``.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }
}

/// Clears the field of a searchable view and removes the focus from it.
@MainActor
public struct DismissSearchAction {
    let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// Clears the text and removes the focus from the field.
    public func callAsFunction() {
        action()
    }
}

private struct IsSearchingKey: EnvironmentKey {
    static let defaultValue = false
}

private struct DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
    /// Whether the user is searching: the user has moved the focus to the field of the searchable view, or to a view
    /// that belongs to it, or the field contains text, or the search has tokens.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search of the surrounding searchable view.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}
