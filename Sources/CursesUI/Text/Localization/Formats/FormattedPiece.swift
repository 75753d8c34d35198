/// A piece of a filled format.
struct FormattedPiece: Hashable, Sendable {
    var text: String
    /// The index of the argument that the text shows, counted from zero; nil for text of the translation, which may
    /// contain markup.
    var argument: Int?
    /// The conversion of the argument as written in the translation, such as `%1$lld`; nil for text of the translation.
    var specifier: String?
}
