/// The rules that derive the tables of the Unicode Bidirectional Algorithm from the Unicode Character Database.
struct BidiRules {
    /// The class of each code point.
    let classes: [BidiClass]
    /// Pairs of each opening bracket, and the opening bracket that represents all canonical equivalents of its pair.
    let opening: [(Int, Int)]
    /// Pairs of each closing bracket, and the opening bracket that represents all canonical equivalents of its pair.
    let closing: [(Int, Int)]
    /// Pairs of each character that has a mirror image, and that mirror image.
    let images: [(Int, Int)]

    init(_ database: UnicodeDatabase) throws {
        classes = try Self.classes(database)
        var opening: [(Int, Int)] = []
        var closing: [(Int, Int)] = []
        let canonical = try Self.canonicalEquivalents(database)
        for fields in try database.fields(of: "BidiBrackets.txt") {
            guard fields.count == 3, let point = Int(fields[0], radix: 16), let other = Int(fields[1], radix: 16)
            else { throw TableError("BidiBrackets.txt has an unknown line: \(fields.joined(separator: ";"))") }
            if fields[2] == "o" {
                opening.append((point, canonical[point] ?? point))
            } else {
                closing.append((point, canonical[other] ?? other))
            }
        }
        self.opening = opening
        self.closing = closing
        images = try database.fields(of: "BidiMirroring.txt").map { fields in
            guard fields.count == 2, let point = Int(fields[0], radix: 16), let image = Int(fields[1], radix: 16)
            else { throw TableError("BidiMirroring.txt has an unknown line: \(fields.joined(separator: ";"))") }
            return (point, image)
        }
    }

    private static func classes(_ database: UnicodeDatabase) throws -> [BidiClass] {
        let file = "extracted/DerivedBidiClass.txt"
        var classes = [BidiClass](repeating: .l, count: UnicodeDatabase.codePoints.count)
        for (range, value) in try database.defaults(of: file) + database.ranges(of: file) {
            guard let known = named[value] else {
                throw TableError("\(file) has the class \(value), which BidiClass does not.")
            }
            for point in range { classes[point] = known }
        }
        return classes
    }

    /// Returns the code points that are canonically equivalent to a single other code point.
    private static func canonicalEquivalents(_ database: UnicodeDatabase) throws -> [Int: Int] {
        try database.fields(of: "UnicodeData.txt").reduce(into: [:]) { result, fields in
            guard let point = Int(fields[0], radix: 16), let other = Int(fields[5], radix: 16) else { return }
            result[point] = other
        }
    }

    /// The classes by the names in the file, including the defaults for unassigned code points.
    private static let named: [String: BidiClass] = [
        "L": .l, "R": .r, "AL": .al, "EN": .en, "ES": .es, "ET": .et, "AN": .an, "CS": .cs, "NSM": .nsm, "BN": .bn,
        "B": .b, "S": .s, "WS": .ws, "ON": .on, "LRE": .lre, "LRO": .lro, "RLE": .rle, "RLO": .rlo, "PDF": .pdf,
        "LRI": .lri, "RLI": .rli, "FSI": .fsi, "PDI": .pdi, "Left_To_Right": .l, "Right_To_Left": .r,
        "Arabic_Letter": .al, "European_Terminator": .et, "Boundary_Neutral": .bn,
    ]
}
