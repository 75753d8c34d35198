extension Text {
    /// Which letters a text is written in.
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
    /// Which letters the texts in the view are written in; as they are where `nil`.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension View {
    /// Writes the texts in the view in capital or in small letters.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }
}
