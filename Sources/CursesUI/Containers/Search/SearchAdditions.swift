import Foundation

private struct SearchTextKey: EnvironmentKey {
    static var defaultValue: Binding<String>? { nil }
}

private struct SearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

private struct SearchScopesKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
    /// The picker for the scopes of the search, which is shown below the field.
    var searchScopes: AnyView? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }

    /// The search text that the suggestions in the view can set; `nil` outside the field, the tokens, the scopes and the
    /// suggestions of a search.
    var searchText: Binding<String>? {
        get { self[SearchTextKey.self] }
        set { self[SearchTextKey.self] = newValue }
    }

    /// Suggestions from outside the searchable view, which are shown after its own suggestions.
    var searchSuggestions: AnyView? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }
}

/// Makes a view a suggestion that sets the search text when it is clicked.
struct SearchCompletionModifier {
    let completion: String
    @Environment(\.searchText) private var text

    init(completion: String) {
        self.completion = completion
    }
}

extension SearchCompletionModifier: ViewModifier {
    func body(content: Content) -> some View {
        // A control would take the focus from the field, and the suggestions would disappear before the click is
        // handled.
        content.onTapGesture { text?.wrappedValue = completion }
            .environment(\.keyTitle, "Choose")
    }
}

extension View {
    /// Makes the view a suggestion that sets the text of the search when it is clicked.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: completion))
    }

    /// Adds suggestions to the searchable views in the view. They are shown below the search field while it has the
    /// focus.
    nonisolated public func searchSuggestions<S: View>(
        @ViewBuilder _ suggestions: () -> S
    ) -> some View {
        let view = AnyView(suggestions())
        return environment(\.searchSuggestions, view)
    }

    /// Shows a picker for the scopes of a search below the field of the searchable view.
    ///
    /// ```swift
    /// List(results) { Text($0.name) }
    ///     .searchable(text: $text)
    ///     .searchScopes($scope) {
    ///         Text("All").tag(Scope.all)
    ///         Text("New").tag(Scope.new)
    ///     }
    /// ```
    ///
    /// The picker is always shown, unless an activation says otherwise.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        @ViewBuilder scopes: () -> S
    ) -> some View {
        let scopes = scopes()
        let picker = Picker("Scope", selection: scope) { scopes }
            .pickerStyle(.segmented)
            .labelsHidden()
        return environment(\.searchScopes, AnyView(picker))
    }
}
