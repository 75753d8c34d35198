/// Decodes a character reference: CommonMark 0.31, section 2.5. The names are those of HTML 4.01, section 24, and
/// `&apos;`. A reference with any other name stays as written.
enum CharacterReference {
    /// Returns the text of the reference at the start of `bytes`, and the length of the reference.
    static func decoded(_ bytes: ArraySlice<UInt8>) -> (text: String, length: Int)? {
        guard bytes.first == UInt8(ascii: "&") else { return nil }
        // The maximum length of a reference.
        let body = bytes.dropFirst().prefix(10)
        guard let end = body.firstIndex(of: UInt8(ascii: ";")), end > body.startIndex else { return nil }
        let name = String(decoding: body[..<end], as: UTF8.self)
        let text =
            name.hasPrefix("#") ? numeric(name.dropFirst()) : CharacterReferenceNames.scalars[name].map(String.init)
        return text.map { ($0, end + 1 - bytes.startIndex) }
    }

    /// Returns the character for a number with at most seven decimal or six hexadecimal digits.
    private static func numeric(_ number: Substring) -> String? {
        let isHexadecimal = number.first == "x" || number.first == "X"
        let digits = isHexadecimal ? number.dropFirst() : number
        guard digits.count <= (isHexadecimal ? 6 : 7), digits.allSatisfy(\.isHexDigit),
            let value = UInt32(digits, radix: isHexadecimal ? 16 : 10)
        else { return nil }
        return String(Unicode.Scalar(value).flatMap { $0.value == 0 ? nil : $0 } ?? "\u{FFFD}")
    }
}
