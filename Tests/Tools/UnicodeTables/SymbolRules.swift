import Foundation

/// The rules by which the signs of symbols follow from `Symbols.txt` and the Unicode Character Database.
///
/// Each line of that file has names of symbols, a colon, and the Unicode names of the sign's characters with
/// commas between them. A sign must be fit for any terminal: its characters are in the Basic Multilingual
/// Plane, one column wide, and not shown as emoji of two columns.
struct SymbolRules {
    /// Lines of names and a sign, with blanks between them.
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
            let parts = line.split(separator: ":")
            guard parts.count == 2 else { throw TableError("Symbols.txt: no single colon in \(line)") }
            let names = parts[0].split(separator: " ").map(String.init)
            for name in names where !known.insert(name).inserted {
                throw TableError("Symbols.txt: \(name) has two signs.")
            }
            let sign = try parts[1].split(separator: ",").map { name in
                let name = name.trimmingCharacters(in: .whitespaces)
                guard let point = characters[name], let scalar = Unicode.Scalar(UInt32(point)) else {
                    throw TableError("Symbols.txt: Unicode \(database.version) has no \(name).")
                }
                guard point <= 0xFFFF, widths.classes[point] == .narrow, !emoji.contains(point) else {
                    throw TableError("Symbols.txt: \(name) is not one column wide in every terminal.")
                }
                return String(scalar)
            }
            lines.append((names + [sign.joined()]).joined(separator: " "))
        }
        self.lines = lines
    }
}
