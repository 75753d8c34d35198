import Foundation

/// Reads the text of an HTML document, with bold and italic parts, code and links.
///
/// Elements and white space follow the rules of the HTML standard of the WHATWG as far as a text can show them.
struct HTMLDocument {
    private var rest: Substring
    private(set) var runs: [DocumentRun] = []
    /// The open elements, with what they change.
    private var open: [(name: String, style: DocumentStyle, link: String?)] = []
    /// The numbers of the next items of the open lists; `nil` for a list without numbers.
    private var lists: [Int?] = []

    /// Returns the parts of a document.
    static func runs(of text: String) -> [DocumentRun] {
        var document = HTMLDocument(rest: text[...])
        document.read()
        return document.runs
    }

    private init(rest: Substring) {
        self.rest = rest
    }

    private static let blocks: Set = [
        "address", "article", "aside", "blockquote", "body", "center", "dd", "div", "dl", "dt", "fieldset",
        "figcaption",
        "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "li", "main", "nav",
        "ol", "p", "pre", "section", "table", "tr", "ul",
    ]
    private static let hidden: Set = ["head", "script", "style", "template", "title", "textarea", "select"]
    private static let empty: Set = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]
    private static let styles: [String: DocumentStyle] = [
        "b": .stronglyEmphasized, "strong": .stronglyEmphasized, "th": .stronglyEmphasized, "h1": .stronglyEmphasized,
        "h2": .stronglyEmphasized, "h3": .stronglyEmphasized, "h4": .stronglyEmphasized, "h5": .stronglyEmphasized,
        "h6": .stronglyEmphasized, "dt": .stronglyEmphasized,
        "i": .emphasized, "em": .emphasized, "cite": .emphasized, "var": .emphasized, "dfn": .emphasized,
        "code": .code, "kbd": .code, "samp": .code, "tt": .code,
        "s": .strikethrough, "del": .strikethrough, "strike": .strikethrough,
    ]

    private mutating func read() {
        while let character = rest.first {
            if character == "<" {
                readMarkup()
            } else {
                let end = rest.firstIndex(of: "<") ?? rest.endIndex
                append(CharacterReference.decode(rest[..<end]))
                rest = rest[end...]
            }
        }
        // The space at the end of a line is not shown.
        if runs.last?.text.hasSuffix(" ") == true, !isPreformatted { runs[runs.count - 1].text.removeLast() }
        runs.removeAll { $0.text.isEmpty }
    }

    private mutating func readMarkup() {
        if rest.hasPrefix("<!--") {
            rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
            return
        }
        let next = rest.dropFirst().first
        guard next?.isLetter == true || next == "/" || next == "!" || next == "?" else {
            append("<")
            rest = rest.dropFirst()
            return
        }
        var quote: Character?
        var end = rest.startIndex
        for index in rest.indices {
            let character = rest[index]
            end = rest.index(after: index)
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == ">" {
                break
            }
        }
        let tag = rest[..<end].dropFirst().dropLast(rest[..<end].hasSuffix(">") ? 1 : 0)
        rest = rest[end...]
        let isEnd = tag.hasPrefix("/")
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        if isEnd {
            close(name)
        } else if !name.isEmpty, next != "!", next != "?" {
            start(name, tag)
        }
    }

    private mutating func start(_ name: String, _ tag: Substring) {
        if Self.hidden.contains(name) {
            rest = afterHidden(name)
            return
        }
        // A paragraph and an item end where the next one begins.
        if name == "p" || name == "li", open.last?.name == name { close(name) }
        if Self.blocks.contains(name) { breakLine() }
        switch name {
        case "br": append("\n", isExact: true)
        case "hr": append("―――\n", isExact: true)
        case "ul": lists.append(nil)
        case "ol": lists.append(1)
        case "li": startItem()
        case "td", "th": if runs.last?.text.hasSuffix("\n") == false { append("\t", isExact: true) }
        case "img": if let text = Self.attribute("alt", of: tag) { append(CharacterReference.decode(text[...])) }
        default: break
        }
        guard !Self.empty.contains(name) else { return }
        let link = name == "a" ? Self.attribute("href", of: tag).map { CharacterReference.decode($0[...]) } : nil
        open.append((name, Self.styles[name] ?? [], link))
    }

    /// Returns the rest of the document after an element that is not shown. The end of a head may be omitted.
    private func afterHidden(_ name: String) -> Substring {
        var place = rest
        while let found = place.range(of: "<", options: .literal) {
            place = place[found.upperBound...]
            let isEnd = place.first == "/"
            let word = place.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
            if isEnd, word == name { return place.firstIndex(of: ">").map { place[place.index(after: $0)...] } ?? "" }
            if name == "head", !isEnd, word == "body" { return rest[found.lowerBound...] }
        }
        return ""
    }

    private mutating func startItem() {
        guard let number = lists.last else { return }
        append(String(repeating: "  ", count: lists.count - 1), isExact: true)
        if let number {
            append("\(number). ", isExact: true)
            lists[lists.count - 1] = number + 1
        } else {
            append("• ", isExact: true)
        }
    }

    private mutating func close(_ name: String) {
        guard let index = open.lastIndex(where: { $0.name == name }) else { return }
        if name == "ul" || name == "ol" { _ = lists.popLast() }
        open.removeSubrange(index...)
        if Self.blocks.contains(name) { breakLine() }
    }

    private var isPreformatted: Bool { open.contains { $0.name == "pre" } }

    /// Ends the line, unless nothing has been written in it.
    private mutating func breakLine() {
        guard let last = runs.last?.text.last else { return }
        if last == " " { runs[runs.count - 1].text.removeLast() }
        if runs.last?.text.hasSuffix("\n") == false { append("\n", isExact: true) }
    }

    /// Appends a text, whose white space becomes single spaces unless the text is exact.
    private mutating func append(_ text: String, isExact: Bool = false) {
        var run = DocumentRun(text: text)
        for element in open {
            run.style.formUnion(element.style)
            run.link = element.link ?? run.link
        }
        if !isExact, !isPreformatted { run.text = collapsed(text) }
        guard !run.text.isEmpty else { return }
        if let last = runs.last, last.style == run.style, last.link == run.link {
            runs[runs.count - 1].text += run.text
        } else {
            runs.append(run)
        }
    }

    private func collapsed(_ text: String) -> String {
        var isAfterSpace = runs.last?.text.last.map { $0.isWhitespace } ?? true
        var result = ""
        for character in text {
            // A no-break space stays.
            let isSpace = character.isWhitespace && character != "\u{A0}"
            if !isSpace { result.append(character) } else if !isAfterSpace { result.append(" ") }
            isAfterSpace = isSpace
        }
        return result
    }

    private static func attribute(_ name: String, of tag: Substring) -> String? {
        guard
            let expression = try? NSRegularExpression(
                pattern: "\\s\(name)\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s>]+))", options: .caseInsensitive)
        else { return nil }
        let text = String(tag)
        guard let match = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) else {
            return nil
        }
        return (1...3).lazy.compactMap { Range(match.range(at: $0), in: text) }.first.map { String(text[$0]) }
    }

    /// Returns a document with the parts.
    static func text(of runs: [DocumentRun]) -> String {
        var body = ""
        for run in runs {
            var text = run.text.replacingOccurrences(of: "&", with: "&amp;")
                .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
                .replacingOccurrences(of: "\n", with: "<br>\n")
            let tags: [(DocumentStyle, String)] = [
                (.stronglyEmphasized, "b"), (.emphasized, "i"), (.code, "code"), (.strikethrough, "s"),
            ]
            for (style, tag) in tags where run.style.contains(style) { text = "<\(tag)>\(text)</\(tag)>" }
            if let link = run.link {
                text = "<a href=\"\(link.replacingOccurrences(of: "\"", with: "&quot;"))\">\(text)</a>"
            }
            body += text
        }
        return "<!DOCTYPE html>\n<html>\n<head><meta charset=\"utf-8\"></head>\n<body>\(body)</body>\n</html>\n"
    }
}
