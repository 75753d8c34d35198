import Foundation

private struct SearchTextKey: EnvironmentKey {
    static var defaultValue: Binding<String>? { nil }
}

private struct SearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
    /// The text of the search that the view is a suggestion for.
    var searchText: Binding<String>? {
        get { self[SearchTextKey.self] }
        set { self[SearchTextKey.self] = newValue }
    }

    /// What a searchable view suggests besides its own suggestions.
    var searchSuggestions: AnyView? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }
}

/// A suggestion that puts a text into the field when it is chosen.
struct SearchCompletionModifier {
    let completion: String
    @Environment(\.searchText) private var text

    init(completion: String) {
        self.completion = completion
    }
}

extension SearchCompletionModifier: ViewModifier {
    func body(content: Content) -> some View {
        // A control would take the focus from the field, and the suggestions would go.
        content.onTapGesture { text?.wrappedValue = completion }
    }
}

extension View {
    /// Lets the view, a suggestion of a search, put a text into the field when it is clicked.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: completion))
    }

    /// Adds suggestions to the searches in the view: they are shown below the field while that has the
    /// focus.
    nonisolated public func searchSuggestions<S: View>(
        @ViewBuilder _ suggestions: () -> S
    ) -> some View {
        let view = AnyView(suggestions())
        return environment(\.searchSuggestions, view)
    }

    /// Shows the parts that can be searched above the view, of which one is chosen.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        @ViewBuilder scopes: () -> S
    ) -> some View {
        let scopes = scopes()
        return safeAreaInset(edge: .top) {
            Picker("Scope", selection: scope) { scopes }
                .pickerStyle(.segmented)
                .labelsHidden()
        }
    }
}
