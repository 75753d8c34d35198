/// The rules that derive `LineBreakClass` from the Unicode Character Database.
struct LineBreakRules {
    /// The class of each code point.
    let classes: [LineBreakClass]

    init(_ database: UnicodeDatabase) throws {
        let breaks = try database.values(of: "LineBreak.txt", fallback: "XX")
        let categories = try database.values(of: "extracted/DerivedGeneralCategory.txt", fallback: "Cn")
        let widths = try database.values(of: "EastAsianWidth.txt", fallback: "N")
        let pictographs = try database.codePoints(with: "Extended_Pictographic", in: "emoji/emoji-data.txt")
        classes = try UnicodeDatabase.codePoints.map { point in
            try Self.lineBreakClass(
                point, breaks[point], category: categories[point], width: widths[point],
                isPictographic: pictographs.contains(point))
        }
    }

    private static func lineBreakClass(
        _ point: Int, _ value: String, category: String, width: String, isPictographic: Bool
    ) throws -> LineBreakClass {
        if isPictographic, category == "Cn" { return .futureEmoji }
        let isWide = ["F", "W", "H"].contains(width)
        switch value {
        case "XX": return unlisted(point)
        case "AI", "SG": return .al
        case "CJ": return .ns
        case "SA": return ["Mn", "Mc"].contains(category) ? .cm : .al
        case "OP": return isWide ? .wideOP : .op
        case "CP": return isWide ? .wideCP : .cp
        default:
            guard let known = named[value] else {
                throw TableError(
                    """
                    LineBreak.txt has the class \(value), which LineBreakClass does not: bring \
                    LineBreakAlgorithm up to this version of UAX #14 first.
                    """)
            }
            return known
        }
    }

    /// Returns the default class of a code point, as stated at the top of LineBreak.txt.
    private static func unlisted(_ point: Int) -> LineBreakClass {
        switch point {
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: .id
        case 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x1F000...0x1FAFF, 0x1FC00...0x1FFFD: .id
        case 0x20A0...0x20CF: .pr
        default: .al
        }
    }

    private static let named: [String: LineBreakClass] = [
        "BK": .bk, "CR": .cr, "LF": .lf, "NL": .nl, "SP": .sp, "ZW": .zw, "WJ": .wj, "GL": .gl, "CM": .cm,
        "ZWJ": .zwj, "BA": .ba, "BB": .bb, "HY": .hy, "B2": .b2, "CB": .cb, "CL": .cl, "EX": .ex, "NS": .ns,
        "QU": .qu, "IN": .in, "NU": .nu, "IS": .is, "PO": .po, "PR": .pr, "SY": .sy, "AL": .al, "HL": .hl,
        "ID": .id, "EB": .eb, "EM": .em, "H2": .h2, "H3": .h3, "JL": .jl, "JV": .jv, "JT": .jt, "RI": .ri,
    ]
}
