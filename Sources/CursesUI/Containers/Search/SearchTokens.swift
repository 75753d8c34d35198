/// The tokens of a search: terms that are chosen instead of typed.
struct SearchTokens {
    let isEmpty: Bool
    /// The views of the tokens before the field.
    let views: AnyView
    /// The views of the suggested tokens below the field.
    let suggestions: AnyView?
    let removeLast: () -> Void
    let removeAll: () -> Void

    init<C: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
        _ tokens: Binding<C>,
        suggested: C?,
        token: @escaping (C.Element) -> Token
    ) where C.Element: Identifiable {
        isEmpty = tokens.wrappedValue.isEmpty
        removeLast = {
            if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C(tokens.wrappedValue.dropLast()) }
        }
        removeAll = { tokens.wrappedValue = C() }
        views = AnyView(
            ForEach(tokens.wrappedValue) { element in
                SearchToken(content: token(element)) {
                    tokens.wrappedValue.removeAll { $0.id == element.id }
                }
            }
        )
        suggestions = suggested.map { suggested in
            let chosen = Set(tokens.wrappedValue.map(\.id))
            return AnyView(
                ForEach(suggested.filter { !chosen.contains($0.id) }) { element in
                    // A control would take the focus from the field, and the suggestions would disappear before the
                    // click is handled.
                    token(element).onTapGesture { tokens.wrappedValue.append(element) }
                        .environment(\.keyTitle, "Choose")
                }
            )
        }
    }
}

/// A token before a search field. A click on it removes the token.
private struct SearchToken<Content: View> {
    let content: Content
    let remove: () -> Void
}

extension SearchToken: View {
    var body: some View {
        Button {
            remove()
        } label: {
            HStack(columns: 1) {
                content
                Text(verbatim: "×")
            }
            .lineLimit(1)
        }
        .onKeyPress(.delete) {
            remove()
            return .handled
        }
        .accessibilityHint("Removes the token")
    }
}

/// Removes the last token of a search when the user presses Backspace in the empty field.
struct SearchTokenKeys {
    let text: Binding<String>
    let tokens: SearchTokens?
}

extension SearchTokenKeys: ViewModifier {
    @ViewBuilder
    func body(content: Content) -> some View {
        if let tokens {
            content.onKeyPress(.delete) {
                guard text.wrappedValue.isEmpty, !tokens.isEmpty else { return .ignored }
                tokens.removeLast()
                return .handled
            }
        } else {
            content
        }
    }
}

/// Searches with tokens.
extension View {
    /// Adds a search field with tokens above the view. Tokens are shown before the field. A click on a token, or
    /// Backspace in the empty field, removes the token.
    ///
    /// - Parameters:
    ///   - text: the text of the search.
    ///   - tokens: the tokens of the search.
    ///   - isPresented: whether the user is searching; see ``EnvironmentValues/isSearching``. The app sets it to begin
    ///     or to dismiss a search.
    ///   - placement: has no effect: the field is always above the view.
    ///   - prompt: shown while the text is empty.
    ///   - token: creates the view of a token.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, prompt: prompt, suggestions: EmptyView(),
                tokens: SearchTokens(tokens, suggested: nil, token: token)
            )
        )
    }

    /// Adds a search field with tokens above the view.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Adds a search field with tokens above the view.
    @_disfavoredOverload
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>,
        tokens: Binding<C>,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Adds a search field with tokens above the view, and offers tokens below the field while it has the focus.
    ///
    /// - Parameter suggestedTokens: the tokens to offer. Tokens that the search already contains are left out.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, prompt: prompt, suggestions: EmptyView(),
                tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token)
            )
        )
    }

    /// Adds a search field with tokens above the view, and offers tokens below the field while it has the focus.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token
        )
    }
}
