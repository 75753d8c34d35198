extension Text {
    /// The letter case of a text.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase

        func apply(to text: String) -> String {
            self == .uppercase ? text.uppercased() : text.lowercased()
        }
    }
}

private struct TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
}

extension EnvironmentValues {
    /// The letter case of the texts in the view; `nil` changes nothing.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension View {
    /// Changes the letter case of the texts in the view.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }
}
