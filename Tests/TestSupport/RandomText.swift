/// Random text for property tests, with a high density of characters that break terminals.
package enum RandomText {
    private static let awkward: [Unicode.Scalar] = [
        "a", "b", " ", "-", "\u{1B}", "\u{7}", "\n", "\r", "\t", "\u{0}", "\u{7F}", "\u{9B}", "[",
        "]", "m", ";", "\u{301}", "\u{302}", "\u{20E3}", "\u{200B}", "\u{200D}", "\u{FE0F}",
        "\u{FE0E}", "\u{202E}", "\u{2066}", "漢", "字", "か", "\u{3099}", "\u{309A}", "\u{1112}",
        "\u{1161}", "\u{11AB}", "한", "\u{915}", "\u{94D}", "\u{93F}", "\u{600}", "👍", "\u{1F3FD}",
        "👩", "💻", "\u{1F1E9}", "\u{1F1EA}", "\u{E0067}", "❤", "é", "\u{2028}", "\u{AD}",
        "\u{FFFF}", "\u{378}", "\u{E0B0}",
    ]

    package static func scalar(using generator: inout some RandomNumberGenerator) -> Unicode.Scalar {
        if Bool.random(using: &generator) { return awkward.randomElement(using: &generator)! }
        return Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) ?? "?"
    }

    package static func string(
        length: ClosedRange<Int>,
        using generator: inout some RandomNumberGenerator
    ) -> String {
        var text = ""
        for _ in 0..<Int.random(in: length, using: &generator) {
            text.unicodeScalars.append(scalar(using: &generator))
        }
        return text
    }
}
