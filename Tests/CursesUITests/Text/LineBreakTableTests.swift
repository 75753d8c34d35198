import Foundation
import TestSupport
import Testing
@testable import CursesUI

/// The table of line breaking classes against its sources. To write it anew from an installed
/// unicode-data: `CURSESUI_WRITE_TABLES=1 swift test --filter LineBreakTableTests`
@Suite struct LineBreakTableTests {
    @Test(
        "The table is what the Unicode Character Database says",
        .enabled(if: UnicodeData.isInstalled, "needs the package unicode-data")
    )
    func matchesUnicodeData() throws {
        let breaks = try UnicodeData.values(of: "LineBreak.txt", fallback: "XX")
        let categories = try UnicodeData.values(
            of: "extracted/DerivedGeneralCategory.txt", fallback: "Cn")
        let widths = try UnicodeData.values(of: "EastAsianWidth.txt", fallback: "N")
        var isPictographic = [Bool](repeating: false, count: 0x110000)
        for (range, name) in try UnicodeData.ranges(of: "emoji/emoji-data.txt")
        where name == "Extended_Pictographic" {
            for point in range { isPictographic[Int(point)] = true }
        }
        let classes = (0..<0x110000).map { point in
            lineBreakClass(
                UInt32(point), breaks[point], category: categories[point], width: widths[point],
                isPictographic: isPictographic[point])
        }
        let runs = UnicodeData.runs(of: classes).map { UInt32($0.start) << 6 | UInt32($0.value.rawValue) }
        if ProcessInfo.processInfo.environment["CURSESUI_WRITE_TABLES"] != nil {
            try write(runs)
        } else {
            #expect(LineBreakTable.runs == runs)
        }
    }

    private func lineBreakClass(
        _ point: UInt32, _ value: String, category: String, width: String, isPictographic: Bool
    ) -> LineBreakClass {
        if isPictographic, category == "Cn" { return .futureEmoji }
        let isWide = ["F", "W", "H"].contains(width)
        switch value {
        case "XX": return unlisted(point)
        case "AI", "SG": return .al
        case "CJ": return .ns
        case "SA": return ["Mn", "Mc"].contains(category) ? .cm : .al
        case "OP": return isWide ? .wideOP : .op
        case "CP": return isWide ? .wideCP : .cp
        default: return named[value]!
        }
    }

    /// The defaults that LineBreak.txt states in its head.
    private func unlisted(_ point: UInt32) -> LineBreakClass {
        switch point {
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: .id
        case 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x1F000...0x1FAFF, 0x1FC00...0x1FFFD: .id
        case 0x20A0...0x20CF: .pr
        default: .al
        }
    }

    private let named: [String: LineBreakClass] = [
        "BK": .bk, "CR": .cr, "LF": .lf, "NL": .nl, "SP": .sp, "ZW": .zw, "WJ": .wj, "GL": .gl, "CM": .cm,
        "ZWJ": .zwj, "BA": .ba, "BB": .bb, "HY": .hy, "B2": .b2, "CB": .cb, "CL": .cl, "EX": .ex, "NS": .ns,
        "QU": .qu, "IN": .in, "NU": .nu, "IS": .is, "PO": .po, "PR": .pr, "SY": .sy, "AL": .al, "HL": .hl,
        "ID": .id, "EB": .eb, "EM": .em, "H2": .h2, "H3": .h3, "JL": .jl, "JV": .jv, "JT": .jt, "RI": .ri,
    ]

    private func write(_ runs: [UInt32]) throws {
        let path = URL(filePath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
            + "/Sources/CursesUI/Text/LineBreakTable.swift"
        let text = """
            /// The line breaking classes of all code points, from the Unicode Character Database 15.0.
            ///
            /// Written by the test `LineBreakTableTests`, which holds the rules; not to be edited by hand.
            enum LineBreakTable {
                /// Where runs of one class start: the first code point shifted left by six, and the raw
                /// value of its `LineBreakClass`. In ascending order.
                static let runs: [UInt32] = [
            \(UnicodeData.literal(runs))
                ]
            }

            """
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
}
