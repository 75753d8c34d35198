/// Modifiers that make a view searchable.
extension View {
    /// Adds a search field above the view.
    ///
    /// ```swift
    /// List(fruit.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
    ///     .searchable(text: $text, prompt: "Fruit")
    /// ```
    ///
    /// ```text
    /// ⌕ Fruit
    /// apple
    /// banana
    /// grape
    /// ```
    ///
    /// After the user has typed "ap":
    ///
    /// ```text
    /// ⌕ ap
    /// apple
    /// grape
    /// ```
    ///
    /// - Parameters:
    ///   - text: the text of the search.
    ///   - placement: has no effect: the field is always above the view.
    ///   - prompt: shown while the text is empty.
    nonisolated public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(
            SearchModifier(text: text, isPresented: nil, prompt: prompt, suggestions: EmptyView())
        )
    }

    /// Adds a search field above the view.
    nonisolated public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(
            SearchModifier(text: text, isPresented: nil, prompt: Text(prompt), suggestions: EmptyView())
        )
    }

    /// Adds a search field above the view.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        modifier(
            SearchModifier(text: text, isPresented: nil, prompt: Text(prompt), suggestions: EmptyView())
        )
    }

    /// Adds a search field above the view. A binding controls the focus of the field.
    ///
    /// - Parameter isPresented: whether the user is searching; see ``EnvironmentValues/isSearching``. The app sets
    ///   it to begin or to dismiss a search.
    nonisolated public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(
            SearchModifier(text: text, isPresented: isPresented, prompt: prompt, suggestions: EmptyView())
        )
    }

    /// Adds a search field above the view. A binding controls the focus of the field.
    nonisolated public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(
            SearchModifier(text: text, isPresented: isPresented, prompt: Text(prompt), suggestions: EmptyView())
        )
    }

    /// Adds a search field above the view. A binding controls the focus of the field.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        modifier(
            SearchModifier(text: text, isPresented: isPresented, prompt: Text(prompt), suggestions: EmptyView())
        )
    }

    /// Adds a search field with suggestions above the view.
    ///
    /// - Parameter suggestions: shown below the field while it has the focus.
    nonisolated public func searchable<V: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        modifier(
            SearchModifier(text: text, isPresented: nil, prompt: prompt, suggestions: suggestions())
        )
    }

    /// Adds a search field with suggestions above the view.
    nonisolated public func searchable<V: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        modifier(
            SearchModifier(text: text, isPresented: nil, prompt: Text(prompt), suggestions: suggestions())
        )
    }

    /// Adds a search field with suggestions above the view.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol, V: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        modifier(
            SearchModifier(text: text, isPresented: nil, prompt: Text(prompt), suggestions: suggestions())
        )
    }
}
