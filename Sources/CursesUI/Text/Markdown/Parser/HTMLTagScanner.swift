/// Recognizes an HTML tag that is alone on a line: CommonMark 0.31, sections 4.6 and 6.6.
struct HTMLTagScanner {
    private var rest: ArraySlice<UInt8>

    /// - Parameter rest: the bytes after `<` or `</`.
    init(_ rest: ArraySlice<UInt8>) {
        self.rest = rest
    }

    /// Returns whether the bytes complete a tag, and only white space follows it.
    mutating func isTagAlone(isClosing: Bool) -> Bool {
        guard rest.first?.isASCIILetter == true else { return false }
        skip { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
        var hasSpace = skip(\.isMarkdownSpace)
        if !isClosing {
            while hasSpace, skipAttributeName() {
                hasSpace = skip(\.isMarkdownSpace)
                if skip(UInt8(ascii: "=")) {
                    skip(\.isMarkdownSpace)
                    guard skipAttributeValue() else { return false }
                    hasSpace = skip(\.isMarkdownSpace)
                }
            }
            _ = skip(UInt8(ascii: "/"))
        }
        return skip(UInt8(ascii: ">")) && rest.allSatisfy(\.isMarkdownSpace)
    }

    @discardableResult
    private mutating func skip(_ isSkipped: (UInt8) -> Bool) -> Bool {
        let next = rest.firstIndex { !isSkipped($0) } ?? rest.endIndex
        defer { rest = rest[next...] }
        return next > rest.startIndex
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        guard rest.first == byte else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func skipAttributeName() -> Bool {
        guard let first = rest.first, first.isASCIILetter || first == UInt8(ascii: "_") || first == UInt8(ascii: ":")
        else { return false }
        return skip {
            $0.isASCIILetter || $0.isASCIIDigit
                || [UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-")].contains($0)
        }
    }

    private mutating func skipAttributeValue() -> Bool {
        if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            rest.removeFirst()
            skip { $0 != quote }
            return skip(quote)
        }
        return skip {
            !$0.isMarkdownSpace
                && ![
                    UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
                    UInt8(ascii: "`"),
                ].contains($0)
        }
    }
}
