/// The forms in which a view is made searchable.
extension View {
    /// Puts a field above the view that edits the text to search for.
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
    /// And when "ap" has been typed:
    ///
    /// ```text
    /// ⌕ ap
    /// apple
    /// grape
    /// ```
    ///
    /// - Parameters:
    ///   - text: what is searched for.
    ///   - placement: in a terminal the field always stands above.
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

    /// Puts a field above the view that edits the text to search for.
    nonisolated public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(
            SearchModifier(text: text, isPresented: nil, prompt: Text(prompt), suggestions: EmptyView())
        )
    }

    /// Puts a field above the view that edits the text to search for.
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

    /// - Parameter isPresented: whether the field has the focus.
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

    /// Puts a field above the view that edits the text to search for, and that has the focus while a
    /// binding is true.
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

    /// Puts a field above the view that edits the text to search for, and that has the focus while a
    /// binding is true.
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

    /// - Parameter suggestions: shown below the field while that has the focus.
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

    /// Puts a field above the view that edits the text to search for.
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

    /// Puts a field above the view that edits the text to search for.
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
