import Foundation
import FoundationGaps

/// The title and the pictures that a web page names.
struct PageHead: Equatable {
    var title: String?
    var image: URL?
    var icon: URL?

    /// Reads a page.
    ///
    /// - Parameter base: the URL of the page, which relative URLs begin with.
    init(of page: String, base: URL) {
        // A title and pictures are at the beginning. A page may be long, and made to be slow to search.
        let page = String(page.prefix(262_144))
        let start = page.range(of: "<title", options: .caseInsensitive)?.lowerBound ?? page.endIndex
        let titled = String(page[start...].prefix(4_096))
        var properties: [String: String] = [:]
        for tag in Self.tags("meta", in: page) {
            guard let name = (tag["property"] ?? tag["name"])?.lowercased(), let content = tag["content"] else {
                continue
            }
            if properties[name] == nil, !content.isEmpty { properties[name] = content }
        }
        let title = Self.matches("(?is)<title\\b[^>]*>(.*?)</title", in: titled).first.map { Self.decoded($0[0]) }
        self.title = properties["og:title"] ?? properties["twitter:title"] ?? title.flatMap { $0.isEmpty ? nil : $0 }
        let image = properties["og:image"] ?? properties["og:image:url"] ?? properties["twitter:image"]
        self.image = image.flatMap { URL(string: $0, relativeTo: base)?.absoluteURL }
        let icons = Self.tags("link", in: page).filter { tag in
            (tag["rel"] ?? "").lowercased().split(separator: " ").contains { $0 == "icon" || $0 == "apple-touch-icon" }
        }
        // A picture that can be decoded is better than the one that is named first.
        let places = icons.compactMap { $0["href"] }
        icon = (places.first { $0.lowercased().contains(".png") } ?? places.first)
            .flatMap { URL(string: $0, relativeTo: base)?.absoluteURL }
    }

    /// The attributes of all tags with a name.
    private static func tags(_ name: String, in page: String) -> [[String: String]] {
        let attribute = "([a-zA-Z:-]+)\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s\"'>]+))"
        return matches("(?is)<\(name)\\b((?:[^>\"']|\"[^\"]*\"|'[^']*')*)>", in: page).map { tag in
            var attributes: [String: String] = [:]
            for parts in matches(attribute, in: tag[0]) {
                attributes[parts[0].lowercased()] = decoded(parts[1...].joined())
            }
            return attributes
        }
    }

    private static func matches(_ pattern: String, in text: String) -> [[String]] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        let whole = text as NSString
        return expression.matches(in: text, range: NSRange(location: 0, length: whole.length)).map { match in
            (1..<match.numberOfRanges).map {
                let range = match.range(at: $0)
                return range.location == NSNotFound ? "" : whole.substring(with: range)
            }
        }
    }

    /// A text with characters in place of their references, and without line breaks.
    private static func decoded(_ text: String) -> String {
        CharacterReference.decode(text[...]).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
