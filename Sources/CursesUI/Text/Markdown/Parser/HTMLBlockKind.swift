/// The kinds of HTML blocks with their start and end conditions: CommonMark 0.31, section 4.6.
enum HTMLBlockKind: Equatable {
    case raw, comment, instruction, declaration, characterData, block, tag

    private static let rawNames: Set<String> = ["pre", "script", "style", "textarea"]
    private static let blockNames: Set<String> = [
        "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup",
        "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form",
        "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend",
        "li", "link", "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search",
        "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
    ]

    /// Finds the kind of block that starts with the given content.
    init?(_ content: ArraySlice<UInt8>) {
        guard content.first == UInt8(ascii: "<") else { return nil }
        let rest = content.dropFirst()
        if rest.starts(with: "!--".utf8) {
            self = .comment
        } else if rest.first == UInt8(ascii: "?") {
            self = .instruction
        } else if rest.starts(with: "![CDATA[".utf8) {
            self = .characterData
        } else if rest.first == UInt8(ascii: "!"), rest.dropFirst().first?.isASCIILetter == true {
            self = .declaration
        } else if let kind = Self.tagKind(rest) {
            self = kind
        } else {
            return nil
        }
    }

    private static func tagKind(_ rest: ArraySlice<UInt8>) -> HTMLBlockKind? {
        let isClosing = rest.first == UInt8(ascii: "/")
        let tag = isClosing ? rest.dropFirst() : rest
        // The maximum length of the names in the lists.
        let letters = tag.prefix(16).prefix { $0.isASCIILetter || $0.isASCIIDigit }
        let name = String(decoding: letters.map(\.asciiLowercased), as: UTF8.self)
        let after = tag[letters.endIndex...]
        let isEnded = after.first.map { $0.isMarkdownSpace || $0 == UInt8(ascii: ">") } ?? true
        // A tag with one of these names starts raw text, unless it is a closing tag. A self-closing tag starts no
        // block.
        if !isClosing, rawNames.contains(name) {
            if isEnded { return .raw }
            if after.first == UInt8(ascii: "/") { return nil }
        }
        if blockNames.contains(name), isEnded || after.starts(with: "/>".utf8) { return .block }
        var scanner = HTMLTagScanner(tag)
        return scanner.isTagAlone(isClosing: isClosing) ? .tag : nil
    }

    /// Whether the block ends before a blank line.
    var endsAtBlankLine: Bool { self == .block || self == .tag }

    /// Returns whether the block ends with a line.
    func ends(with line: ArraySlice<UInt8>) -> Bool {
        switch self {
        case .raw: Self.hasRawEnd(line)
        case .comment: line.contains(sequence: "-->")
        case .instruction: line.contains(sequence: "?>")
        case .declaration: line.contains(UInt8(ascii: ">"))
        case .characterData: line.contains(sequence: "]]>")
        case .block, .tag: false
        }
    }

    private static func hasRawEnd(_ line: ArraySlice<UInt8>) -> Bool {
        line.indices.contains { index in
            guard line[index] == UInt8(ascii: "<"), line[index...].dropFirst().first == UInt8(ascii: "/") else {
                return false
            }
            let letters = line[index...].dropFirst(2).prefix(9).prefix(while: \.isASCIILetter)
            guard line[letters.endIndex...].first == UInt8(ascii: ">") else { return false }
            return rawNames.contains(String(decoding: letters.map(\.asciiLowercased), as: UTF8.self))
        }
    }
}

extension ArraySlice<UInt8> {
    /// Returns whether the bytes contain a short string.
    fileprivate func contains(sequence: StaticString) -> Bool {
        sequence.withUTF8Buffer { wanted in
            indices.contains { self[$0] == wanted[0] && self[$0...].starts(with: wanted) }
        }
    }
}
