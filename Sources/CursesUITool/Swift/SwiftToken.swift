/// A word, a text or a sign of a Swift file.
struct SwiftToken: Equatable {
    enum Kind {
        /// An identifier or keyword, with the `@` or `#` before it.
        case word
        /// A literal text, without its quotation marks; one with an interpolation ends at it.
        case string
        /// Any other character.
        case sign
    }

    let kind: Kind
    let text: String
    /// The place in the bytes of the file.
    let range: Range<Int>
    /// The line, from 1.
    let line: Int
}
