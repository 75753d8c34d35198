/// The letters that a software keyboard capitalizes automatically.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private enum Kind { case never, words, sentences, characters }

    private let kind: Kind

    /// Changes nothing: a terminal's keyboard has a shift key.
    public static let never = TextInputAutocapitalization(kind: .never)
    /// Changes nothing: a terminal's keyboard has a shift key.
    public static let words = TextInputAutocapitalization(kind: .words)
    /// Changes nothing: a terminal's keyboard has a shift key.
    public static let sentences = TextInputAutocapitalization(kind: .sentences)
    /// Changes nothing: a terminal's keyboard has a shift key.
    public static let characters = TextInputAutocapitalization(kind: .characters)

    private init(kind: Kind) {
        self.kind = kind
    }
}

extension View {
    /// Has no effect: a terminal's keyboard never capitalizes letters automatically.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        self
    }
}
