/// A part of a program that has its own style.
struct CodeToken: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case keyword, string, comment, number
    }

    let kind: Kind
    /// The part's UTF-8 offsets in the code.
    let range: Range<Int>
}
