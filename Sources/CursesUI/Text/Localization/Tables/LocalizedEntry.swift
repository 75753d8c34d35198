/// The translation of a key into one language.
struct LocalizedEntry: Sendable {
    var format: LocalizedVariant
    /// The variables that the format refers to as `%#@name@`.
    var variables: [String: FormatVariable] = [:]
}

extension LocalizedEntry {
    /// An entry that is only a text.
    init(_ text: String) {
        format = .text(text)
    }
}
