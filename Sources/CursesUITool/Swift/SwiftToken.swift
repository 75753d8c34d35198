/// A word, a string or a sign of a Swift file.
struct SwiftToken: Equatable {
    enum Kind {
        /// An identifier or keyword, with the `@` or `#` before it.
        case word
        /// A string literal without its quotation marks, up to the first interpolation.
        case string
        /// Any other character.
        case sign
    }

    let kind: Kind
    let text: String
    /// The range in bytes of the file.
    let range: Range<Int>
    /// The line, from 1.
    let line: Int
}
