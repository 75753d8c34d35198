/// Suggestions below a text field, while the field or one of them has the focus.
struct TextSuggestionsModifier {
    let suggestions: AnyView
    /// The text of the field.
    let text: Binding<String>
    let isFocused: Bool
    @FocusState private var isInSuggestions: Bool

    init(suggestions: AnyView, text: Binding<String>, isFocused: Bool) {
        self.suggestions = suggestions
        self.text = text
        self.isFocused = isFocused
    }
}

extension TextSuggestionsModifier: ViewModifier {
    func body(content: Content) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            content
            if isFocused || isInSuggestions {
                suggestions
                    .modifier(FocusGroupModifier())
                    .focused($isInSuggestions)
                    .padding(.leading)
                    .environment(\.searchText, text)
            }
        }
        .environment(\.textSuggestions, nil)
    }
}

private struct TextSuggestionsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
    /// The suggestions for text fields.
    var textSuggestions: AnyView? {
        get { self[TextSuggestionsKey.self] }
        set { self[TextSuggestionsKey.self] = newValue }
    }
}

extension View {
    /// Makes the view a suggestion that sets the text of the text field when it is clicked, or pressed with Return.
    nonisolated public func textInputCompletion(_ completion: String) -> some View {
        searchCompletion(completion)
    }

    /// Shows suggestions below the text field in the view, while it has the focus.
    ///
    /// ```swift
    /// TextField("Harbour", text: $name)
    ///     .textInputSuggestions {
    ///         ForEach(harbours) { Text($0.name).textInputCompletion($0.name) }
    ///     }
    /// ```
    ///
    /// The arrow keys and Tab move from the field to the suggestions.
    nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let view = AnyView(suggestions())
        return environment(\.textSuggestions, view)
    }

    /// Shows a suggestion for each element of a collection below the text field in the view, while it has the focus.
    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data.Element: Identifiable {
        textInputSuggestions { ForEach(data, content: content) }
    }

    /// Shows a suggestion for each element of a collection below the text field in the view, while it has the focus.
    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View {
        textInputSuggestions { ForEach(data, id: id, content: content) }
    }
}
