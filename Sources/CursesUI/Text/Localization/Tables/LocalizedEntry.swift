/// The translation of a key into one language.
struct LocalizedEntry: Sendable {
    var format: LocalizedVariant
    /// The variables that the format refers to as `%#@name@`.
    var variables: [String: FormatVariable] = [:]
}

extension LocalizedEntry {
    /// An entry of a text alone.
    init(_ text: String) {
        format = .text(text)
    }
}
