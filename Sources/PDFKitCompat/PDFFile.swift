import Foundation

/// The facts about a PDF file that can be read without its compressed parts.
struct PDFFile: Sendable {
    let version: (major: Int, minor: Int)
    /// The number of pages; 1 if it is compressed.
    let pageCount: Int
    /// The size of a page, in points.
    let mediaBox: CGRect
    let isEncrypted: Bool
    /// The texts about the document, by their names in the file.
    let info: [String: String]

    /// Reads a file; fails if the data do not begin as a PDF file does.
    init?(_ data: Data) {
        // As in other readers, the header may be a little behind the beginning.
        guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
        // Each byte becomes one character, so that patterns find the plain parts between the compressed ones.
        let text = String(data: data, encoding: .isoLatin1) ?? ""
        let header = Self.numbers("%PDF-([0-9])\\.([0-9])", in: text).first
        version = header.map { (Int($0[0]), Int($0[1])) } ?? (1, 4)
        isEncrypted = data.range(of: Data("/Encrypt".utf8)) != nil
        let pages = Self.count("/Type\\s*/Page(?![A-Za-z])", in: text)
        // A damaged file may tell any number: none has more pages than bytes.
        let possible = 1...max(1, data.count)
        func counts(_ pattern: String) -> [Int] {
            Self.groups(pattern, in: text).compactMap { Int($0[0]) }.filter(possible.contains)
        }
        // The table of contents has a number, too, so the number is in the same dictionary as the type.
        let trees =
            counts("/Type\\s*/Pages(?![A-Za-z])[^<>]*?/Count\\s+([0-9]+)")
            + counts("/Count\\s+([0-9]+)[^<>]*?/Type\\s*/Pages(?![A-Za-z])")
        let linear = counts("/Linearized\\s[^>]*?/N\\s+([0-9]+)")
        // A file that has been changed has old versions of its pages, so its tree of pages is asked first.
        pageCount = max(1, linear.last ?? trees.max() ?? pages)
        let number = "(-?[0-9.]+)"
        let box = Self.numbers("/MediaBox\\s*\\[\\s*\(number)\\s+\(number)\\s+\(number)\\s+\(number)\\s*\\]", in: text)
            .first
        mediaBox =
            box.map { CGRect(x: $0[0], y: $0[1], width: $0[2] - $0[0], height: $0[3] - $0[1]) }
            ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        info = isEncrypted ? [:] : Self.info(in: text)
    }

    private static func matches(_ pattern: String, in text: String) -> [NSTextCheckingResult] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        return expression.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    }

    private static func count(_ pattern: String, in text: String) -> Int { matches(pattern, in: text).count }

    private static func groups(_ pattern: String, in text: String) -> [[String]] {
        let whole = text as NSString
        return matches(pattern, in: text).map { match in
            (1..<match.numberOfRanges).map { whole.substring(with: match.range(at: $0)) }
        }
    }

    private static func numbers(_ pattern: String, in text: String) -> [[Double]] {
        groups(pattern, in: text).map { $0.map { Double($0) ?? 0 } }
    }

    /// The texts of the document's information, if they are written as plain strings.
    private static func info(in text: String) -> [String: String] {
        let names = "Title|Author|Subject|Creator|Producer|Keywords"
        var info: [String: String] = [:]
        for pair in groups("/(\(names))\\s*\\(((?:[^()\\\\]|\\\\.)*)\\)", in: text) { info[pair[0]] = string(pair[1]) }
        return info
    }

    /// The text of a string in a file, whose characters are bytes.
    private static func string(_ source: String) -> String {
        let plain = source.replacingOccurrences(of: "\\\\([()\\\\])", with: "$1", options: .regularExpression)
        guard plain.hasPrefix("\u{FE}\u{FF}"), let bytes = plain.data(using: .isoLatin1) else { return plain }
        return String(data: bytes.dropFirst(2), encoding: .utf16BigEndian) ?? plain
    }
}
