import Foundation

/// The rules that derive the characters for symbols from `Symbols.txt` and the Unicode Character Database.
///
/// Each line of that file has the names of symbols, a colon, the Unicode names of the characters that represent the
/// symbol (its sign), separated by commas, the sign in ASCII, and the code point of the sign in Nerd Fonts. A sign must
/// work in any terminal: its characters are in the Basic Multilingual Plane, one column wide, and not displayed as
/// two-column emoji. Signs are at most two columns wide.
struct SymbolRules {
    /// The lines of the table: the names, the sign, its ASCII form and its Nerd Font code point, separated by blanks.
    let lines: [String]

    init(_ database: UnicodeDatabase, widths: WidthRules, symbols: String) throws {
        let emoji = try database.codePoints(with: "Emoji_Presentation", in: "emoji/emoji-data.txt")
        let characters = try database.fields(of: "UnicodeData.txt").reduce(into: [String: Int]()) { points, fields in
            points[String(fields[1])] = Int(fields[0], radix: 16)
        }
        var known: Set<String> = []
        var lines: [String] = []
        for line in try String(contentsOfFile: symbols, encoding: .utf8).split(separator: "\n")
        where !line.hasPrefix("#") {
            guard let colon = line.firstIndex(of: ":") else { throw TableError("Symbols.txt: no colon in \(line)") }
            let forms = line[line.index(after: colon)...].components(separatedBy: " | ")
            guard forms.count == 3 else { throw TableError("Symbols.txt: not three forms in \(line)") }
            let names = line[..<colon].split(separator: " ").map(String.init)
            for name in names where !known.insert(name).inserted {
                throw TableError("Symbols.txt: \(name) has two signs.")
            }
            let sign = try forms[0].split(separator: ",").map { name in
                let name = name.trimmingCharacters(in: .whitespaces)
                guard let point = characters[name], let scalar = Unicode.Scalar(UInt32(point)) else {
                    throw TableError("Symbols.txt: Unicode \(database.version) has no \(name).")
                }
                guard point <= 0xFFFF, widths.classes[point] == .narrow, !emoji.contains(point) else {
                    throw TableError("Symbols.txt: \(name) is not one column wide in every terminal.")
                }
                return String(scalar)
            }
            guard (1...2).contains(sign.count), (1...2).contains(forms[1].utf8.count),
                forms[1].utf8.allSatisfy({ (0x21..<0x7F).contains($0) })
            else { throw TableError("Symbols.txt: a sign is not one or two columns wide in \(line)") }
            guard Self.isNerdFont(forms[2]) else {
                throw TableError("Symbols.txt: \(forms[2]) is not in the private use area.")
            }
            lines.append((names + [sign.joined(), forms[1], forms[2]]).joined(separator: " "))
        }
        self.lines = lines
    }

    /// Returns whether a text is a code point that Nerd Fonts use, or a dash for none.
    private static func isNerdFont(_ text: String) -> Bool {
        text == "-" || UInt32(text, radix: 16).map { (0xE000...0xF8FF).contains($0) } ?? false
    }
}
