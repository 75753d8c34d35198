import Foundation

/// The letters that a field capitalizes while the user types.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private enum Kind { case never, words, sentences, characters }

    private let kind: Kind

    /// No letter.
    public static let never = TextInputAutocapitalization(kind: .never)
    /// The first letter of each word.
    public static let words = TextInputAutocapitalization(kind: .words)
    /// The first letter of each sentence: at the start of a line, and after a full stop, an exclamation mark or a
    /// question mark with a space.
    public static let sentences = TextInputAutocapitalization(kind: .sentences)
    /// Every letter.
    public static let characters = TextInputAutocapitalization(kind: .characters)

    private init(kind: Kind) {
        self.kind = kind
    }

    /// Returns typed text with the letters that are to be capitalized. A letter without a single capital stays as it is.
    ///
    /// - Parameter before: the text before the caret.
    func applied(to typed: String, after before: Substring, _ locale: Locale) -> String {
        guard kind != .never else { return typed }
        if kind == .characters { return String(typed.map { Self.capital($0, locale) }) }
        guard let first = typed.first, first.isLowercase, capitalizes(after: before) else { return typed }
        return String(Self.capital(first, locale)) + typed.dropFirst()
    }

    private func capitalizes(after before: Substring) -> Bool {
        guard let last = before.last, !last.isNewline else { return true }
        guard last.isWhitespace else { return false }
        if kind == .words { return true }
        let sentence = before.lazy.reversed().first { !$0.isWhitespace || $0.isNewline }
        return sentence.map { $0.isNewline || ".!?…。！？".contains($0) } ?? true
    }

    private static func capital(_ letter: Character, _ locale: Locale) -> Character {
        guard letter.isLowercase else { return letter }
        let capital = String(letter).uppercased(with: locale)
        return capital.count == 1 ? Character(capital) : letter
    }
}

private struct TextInputAutocapitalizationKey: EnvironmentKey {
    static var defaultValue: TextInputAutocapitalization? { nil }
}

extension EnvironmentValues {
    /// The letters that fields capitalize; `nil` for none.
    var textInputAutocapitalization: TextInputAutocapitalization? {
        get { self[TextInputAutocapitalizationKey.self] }
        set { self[TextInputAutocapitalizationKey.self] = newValue }
    }
}

extension View {
    /// Sets the letters that the text fields and editors in the view capitalize while the user types.
    ///
    /// Without the modifier, and with `nil`, a field keeps the letters as typed, because a terminal's keyboard has a
    /// shift key. Pasted text and secure fields never change. A letter that is deleted with Backspace as soon as it has
    /// been capitalized, and typed again, stays as typed.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        environment(\.textInputAutocapitalization, autocapitalization)
    }
}
