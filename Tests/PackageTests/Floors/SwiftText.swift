/// The code of a Swift file without its comments and strings. The line numbers do not change.
struct SwiftText {
    /// The remaining code of each line.
    let lines: [Substring]

    init(_ source: String) {
        var scanner = Scanner(source)
        scanner.code(isInterpolation: false)
        lines = String(decoding: scanner.result, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Copies code, and leaves out comments and strings.
    private struct Scanner {
        private let text: [UInt8]
        private var index = 0
        private(set) var result: [UInt8] = []

        private static let newline = UInt8(ascii: "\n")
        private static let quote = UInt8(ascii: "\"")
        private static let hash = UInt8(ascii: "#")
        private static let slash = UInt8(ascii: "/")

        init(_ source: String) {
            text = Array(source.utf8)
        }

        private func isAt(_ word: [UInt8]) -> Bool {
            text[index...].starts(with: word)
        }

        /// Copies code up to the end, or up to the parenthesis that closes an interpolation.
        mutating func code(isInterpolation: Bool) {
            var depth = 0
            while index < text.count {
                let byte = text[index]
                switch byte {
                case Self.slash where isAt(Array("//".utf8)):
                    while index < text.count, text[index] != Self.newline { index += 1 }
                    continue
                case Self.slash where isAt(Array("/*".utf8)):
                    comment()
                    continue
                case Self.quote:
                    string()
                    continue
                case Self.hash where isAt(Array("#\"".utf8)):
                    string()
                    continue
                case UInt8(ascii: "("):
                    depth += 1
                case UInt8(ascii: ")"):
                    if depth == 0, isInterpolation { return }
                    depth -= 1
                default:
                    break
                }
                result.append(byte)
                index += 1
            }
        }

        private mutating func comment() {
            var depth = 0
            repeat {
                if isAt(Array("/*".utf8)) {
                    depth += 1
                    index += 2
                } else if isAt(Array("*/".utf8)) {
                    depth -= 1
                    index += 2
                } else {
                    skip()
                }
            } while depth > 0 && index < text.count
        }

        private mutating func string() {
            let start = index
            while index < text.count, text[index] == Self.hash { index += 1 }
            let hashes = Array(text[start..<index])
            let quotes = Array((isAt(Array("\"\"\"".utf8)) ? "\"\"\"" : "\"").utf8)
            index += quotes.count
            let (end, escape) = (quotes + hashes, [UInt8(ascii: "\\")] + hashes)
            while index < text.count, !isAt(end) {
                guard isAt(escape) else {
                    skip()
                    continue
                }
                index += escape.count
                if index < text.count, text[index] == UInt8(ascii: "(") {
                    index += 1
                    result.append(UInt8(ascii: " "))
                    code(isInterpolation: true)
                    result.append(UInt8(ascii: " "))
                }
                skip()
            }
            index += end.count
            result.append(UInt8(ascii: " "))
        }

        /// Skips a byte, but keeps line breaks.
        private mutating func skip() {
            guard index < text.count else { return }
            if text[index] == Self.newline { result.append(Self.newline) }
            index += 1
        }
    }
}
