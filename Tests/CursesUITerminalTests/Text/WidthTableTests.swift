import Foundation
import TestSupport
import Testing
@testable import CursesUITerminal

/// The table of widths against its sources. To write it anew from an installed unicode-data:
/// `CURSESUI_WRITE_TABLES=1 swift test --filter WidthTableTests`
@Suite struct WidthTableTests {
    @Test(
        "The table is what the Unicode Character Database says",
        .enabled(if: UnicodeData.isInstalled, "needs the package unicode-data")
    )
    func matchesUnicodeData() throws {
        let categories = try UnicodeData.values(
            of: "extracted/DerivedGeneralCategory.txt", fallback: "Cn")
        let widths = try UnicodeData.values(of: "EastAsianWidth.txt", fallback: "N")
        let prepended = try UnicodeData.ranges(of: "PropList.txt")
            .filter { $0.1 == "Prepended_Concatenation_Mark" }.map(\.0)
        let classes = (0..<0x110000).map { point in
            scalarClass(
                UInt32(point), category: categories[point], width: widths[point],
                isPrepended: prepended.contains { $0.contains(UInt32(point)) })
        }
        let runs = UnicodeData.runs(of: classes).map { UInt32($0.start) << 3 | UInt32($0.value.rawValue) }
        if ProcessInfo.processInfo.environment["CURSESUI_WRITE_TABLES"] != nil {
            try write(runs)
        } else {
            #expect(WidthTable.runs == runs)
        }
    }

    /// The rules; the exceptions follow the C library.
    private func scalarClass(
        _ point: UInt32, category: String, width: String, isPrepended: Bool
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

    private func write(_ runs: [UInt32]) throws {
        let path = URL(filePath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
            + "/Sources/CursesUITerminal/Text/WidthTable.swift"
        let text = """
            /// The classes of all code points, from the Unicode Character Database 15.0.
            ///
            /// Written by the test `WidthTableTests`, which holds the rules; not to be edited by hand.
            enum WidthTable {
                /// Where runs of one class start: the first code point shifted left by three, and the raw
                /// value of its `ScalarClass`. In ascending order.
                static let runs: [UInt32] = [
            \(UnicodeData.literal(runs))
                ]
            }

            """
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
}
