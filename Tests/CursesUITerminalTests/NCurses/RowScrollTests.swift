import TestSupport
import Testing

@testable import CursesUITerminal

@Suite("The search for rows that have moved")
struct RowScrollTests {
    @Test(
        "finds a block of rows, and the rows that must scroll for it",
        arguments: [
            ("abcdefgh", "bcdefghi", 0..<8, 0..<8, 1),
            ("abcdefgh", "xabcdefg", 0..<8, 0..<8, -1),
            ("abcdefgh", "adefghxy", 0..<8, 1..<8, 2),
            ("abcdefgh", "abXcdefh", 0..<8, 2..<7, -1),
            ("abcdefgh", "abcdXefg", 0..<8, 4..<8, -1),
            ("abcdefgh", "bcdefghi", 2..<8, 2..<8, 1),
        ] as [(String, String, Range<Int>, Range<Int>, Int)])
    func found(shown: String, next: String, rows: Range<Int>, region: Range<Int>, distance: Int) {
        #expect(Self.find(in: rows, from: shown, to: next) == RowScroll(region: region, distance: distance))
    }

    @Test(
        "finds nothing in rows that stay, in few rows, and in rows that have moved far",
        arguments: [
            ("abcdefgh", "abcdefgh", 0..<8), ("abcdefgh", "abcXefgh", 0..<8), ("abcdefgh", "ABCDEFGH", 0..<8),
            ("abcdefgh", "bcdefghi", 0..<3), ("abcdefgh", "XXXXXabc", 0..<8), ("        ", "      ab", 0..<8),
            ("aaaaaaaa", "aaaaaaab", 0..<8), ("", "", 0..<0),
        ] as [(String, String, Range<Int>)])
    func nothing(shown: String, next: String, rows: Range<Int>) {
        #expect(Self.find(in: rows, from: shown, to: next) == nil)
    }

    @Test("finds only rows that look as the terminal does after it has scrolled", arguments: UInt64(0)..<50)
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let count = Int.random(in: 1...20, using: &random)
            let shown = (0..<count).map { _ in "abcd   ".randomElement(using: &random)! }
            var next = shown
            let distance = Int.random(in: -4...4, using: &random)
            let moved = Int.random(in: 0..<count, using: &random)..<count
            for row in moved where shown.indices.contains(row + distance) { next[row] = shown[row + distance] }
            if Bool.random(using: &random) { next[Int.random(in: 0..<count, using: &random)] = "x" }
            let rows = Int.random(in: 0..<count, using: &random)..<count
            guard let scroll = Self.find(in: rows, from: String(shown), to: String(next)) else { continue }
            try #require(rows.contains(scroll.region.lowerBound) && scroll.region.upperBound <= rows.upperBound)
            for row in scroll.region where scroll.region.contains(row + scroll.distance) {
                try #require(next[row] == shown[row + scroll.distance])
            }
        }
    }

    /// Searches in rows of one letter each, which is repeated.
    private static func find(in rows: Range<Int>, from shown: String, to next: String) -> RowScroll? {
        let width = 7
        func cells(_ text: String) -> [Cell] {
            text.unicodeScalars.flatMap { scalar in
                (0..<width).map { Cell(glyph: $0 < 4 ? Glyph(scalar: scalar, width: 1) : .space) }
            }
        }
        return cells(shown).withUnsafeBufferPointer { shown in
            cells(next).withUnsafeBufferPointer { RowScroll.find(in: rows, width: width, from: shown, to: $0) }
        }
    }
}
