/// The marker of a list item: CommonMark 0.31, section 5.2.
struct MarkdownListMarker {
    /// The properties that all items of a list share.
    enum Style: Equatable {
        case bullet(UInt8)
        case ordered(delimiter: UInt8, start: Int)

        /// Returns whether an item with this style continues a list.
        func continues(_ list: Style) -> Bool {
            switch (self, list) {
            case (.bullet(let own), .bullet(let other)): own == other
            case (.ordered(let own, _), .ordered(let other, _)): own == other
            default: false
            }
        }
    }

    let style: Style
    /// The length of the marker in bytes.
    let length: Int

    /// Parses the marker at the start of a line's content; `nil` if there is none. A marker can interrupt a paragraph
    /// only if its item is not empty and its number, if any, is 1.
    init?(_ line: MarkdownLine, interruptsParagraph: Bool) {
        guard let first = line.first else { return nil }
        let bytes = line.contentBytes
        if [UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-")].contains(first) {
            style = .bullet(first)
            length = 1
        } else {
            let digits = bytes.prefix(10).prefix(while: \.isASCIIDigit)
            guard (1...9).contains(digits.count), digits.endIndex < bytes.endIndex,
                [UInt8(ascii: "."), UInt8(ascii: ")")].contains(bytes[digits.endIndex])
            else { return nil }
            let number = digits.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
            guard !interruptsParagraph || number == 1 else { return nil }
            style = .ordered(delimiter: bytes[digits.endIndex], start: number)
            length = digits.count + 1
        }
        let rest = bytes.dropFirst(length)
        guard rest.first?.isMarkdownSpace ?? true else { return nil }
        if interruptsParagraph, rest.allSatisfy(\.isMarkdownSpace) { return nil }
    }
}
