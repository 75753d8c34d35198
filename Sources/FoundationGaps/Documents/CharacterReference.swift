import Foundation

/// The references to characters in HTML, such as `&amp;`.
package enum CharacterReference {
    /// The most frequent names of the standard's table of character references.
    private static let names: [Substring: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
        "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥",
        "cent": "¢", "sect": "§", "deg": "°", "times": "×", "divide": "÷", "plusmn": "±", "frac12": "½", "larr": "←",
        "rarr": "→", "uarr": "↑", "darr": "↓", "hearts": "♥", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä",
        "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç",
        "ntilde": "ñ", "iexcl": "¡", "iquest": "¿", "aacute": "á", "iacute": "í", "oacute": "ó", "uacute": "ú",
        "ecirc": "ê", "acirc": "â", "ocirc": "ô", "aring": "å", "oslash": "ø", "aelig": "æ", "shy": "\u{AD}",
    ]

    /// Returns a text with characters in place of their references, such as `&amp;` and `&#8212;`.
    package static func decode(_ text: Substring) -> String {
        var result = ""
        var rest = text
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            let name = rest.dropFirst().prefix(10).prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }
            let end = rest.index(start, offsetBy: name.count + 1)
            guard end < rest.endIndex, rest[end] == ";", let character = character(name) else {
                result.append("&")
                rest = rest.dropFirst()
                continue
            }
            result.append(character)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> Character? {
        guard name.hasPrefix("#") else { return names[name] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
}
