/// The rules that derive `ScalarClass` from the Unicode Character Database.
struct WidthRules {
    /// The class of each code point.
    let classes: [ScalarClass]

    init(_ database: UnicodeDatabase) throws {
        let categories = try database.values(of: "extracted/DerivedGeneralCategory.txt", fallback: "Cn")
        let widths = try database.values(of: "EastAsianWidth.txt", fallback: "N")
        let prepended = try database.codePoints(with: "Prepended_Concatenation_Mark", in: "PropList.txt")
        classes = UnicodeDatabase.codePoints.map { point in
            Self.scalarClass(
                point, category: categories[point], width: widths[point],
                isPrepended: prepended.contains(point))
        }
    }

    /// Returns the width class of a code point. The exceptions follow the C library.
    private static func scalarClass(
        _ point: Int, category: String, width: String, isPrepended: Bool
    ) -> ScalarClass {
        switch point {
        case 0x00...0x1F, 0x7F: return .control
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return .ignored  // variation selectors
        case 0x1160...0x11FF: return .mark  // vowels and final consonants of Hangul
        case 0xD7B0...0xD7FF where category == "Lo": return .mark  // more of them
        case 0x3248...0x324F, 0x4DC0...0x4DFF: return .wide  // circled numbers, hexagrams
        default: break
        }
        switch category {
        case "Cc", "Cn", "Cs", "Zl", "Zp": return .replaced
        case "Mn", "Me": return .mark
        case "Cf": return isPrepended ? .narrow : .ignored
        default: return ["W", "F"].contains(width) ? .wide : .narrow
        }
    }
}
