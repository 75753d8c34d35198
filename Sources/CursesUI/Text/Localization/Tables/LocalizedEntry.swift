/// The translation of a key into one language.
struct LocalizedEntry: Sendable {
    var format: LocalizedVariant
    /// The variables that the format refers to as `%#@name@`.
    var variables: [String: FormatVariable] = [:]
}

extension LocalizedEntry {
    /// Creates an entry that consists only of a text.
    init(_ text: String) {
        format = .text(text)
    }
}
