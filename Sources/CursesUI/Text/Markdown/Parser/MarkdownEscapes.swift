/// Decodes backslash escapes and character references: CommonMark 0.31, sections 2.4 and 2.5.
enum MarkdownEscapes {
    /// Returns a text with its escapes and references decoded.
    static func decoded(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }) else { return text }
        var rest = Array(text.utf8)[...]
        var result: [UInt8] = []
        while let byte = rest.first {
            if byte == UInt8(ascii: "\\"), let next = rest.dropFirst().first, next.isASCIIPunctuationByte {
                result.append(next)
                rest = rest.dropFirst(2)
            } else if byte == UInt8(ascii: "&"), let (text, length) = CharacterReference.decoded(rest) {
                result += text.utf8
                rest = rest.dropFirst(length)
            } else {
                result.append(byte)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
