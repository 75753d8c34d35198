/// The focus states that are bound to a search field.
struct SearchFieldFocus {
    private let bind: (AnyView) -> AnyView

    init<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value, outer: SearchFieldFocus?) {
        bind = { field in
            let bound = AnyView(field.focused(binding, equals: value))
            return outer?.bind(bound) ?? bound
        }
    }

    func bound(_ field: some View) -> AnyView { bind(AnyView(field)) }
}

private struct SearchFieldFocusKey: EnvironmentKey {
    static var defaultValue: SearchFieldFocus? { nil }
}

extension EnvironmentValues {
    var searchFieldFocus: SearchFieldFocus? {
        get { self[SearchFieldFocusKey.self] }
        set { self[SearchFieldFocusKey.self] = newValue }
    }
}

/// The time at which the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String

    /// The scopes are always shown.
    public static let automatic = SearchScopeActivation(name: "automatic")
    /// The scopes are shown while the field has a text or a token, or they have the focus.
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    /// The scopes are shown while the field or its suggestions have the focus, or the field has a text or a token.
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

private struct SearchScopeActivationKey: EnvironmentKey {
    static var defaultValue: SearchScopeActivation { .automatic }
}

extension EnvironmentValues {
    /// The time at which the scopes of the search are shown.
    var searchScopeActivation: SearchScopeActivation {
        get { self[SearchScopeActivationKey.self] }
        set { self[SearchScopeActivationKey.self] = newValue }
    }
}

extension View {
    /// Binds the focus of the search field in the view to a Boolean state.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchFocused(binding, equals: true)
    }

    /// Binds the focus of the search field in the view to a value of a state.
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding,
        equals value: V
    ) -> some View {
        transformEnvironment(\.searchFieldFocus) { $0 = SearchFieldFocus(binding, equals: value, outer: $0) }
    }

    /// Shows a picker for the scopes of a search below the field of the searchable view.
    ///
    /// - Parameter activation: when the picker is shown.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        activation: SearchScopeActivation,
        @ViewBuilder _ scopes: () -> S
    ) -> some View {
        searchScopes(scope, scopes: scopes).environment(\.searchScopeActivation, activation)
    }
}

/// Whether a toolbar hides its title during a search; in a terminal it does not.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// The title stays.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// The title stays.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

extension View {
    /// Changes nothing: the bar is the same during a search.
    nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
        -> some View
    {
        unchanged()
    }
}
