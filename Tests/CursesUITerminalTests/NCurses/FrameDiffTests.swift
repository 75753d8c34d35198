import Testing

@testable import CursesUITerminal

@Suite struct FrameDiffTests {
    @Test(
        "Runs contain all changes, combine near ones, and never split a wide glyph",
        arguments: [
            ("..........", "..........", []),
            ("..........", "a.........", [0..<1]),
            ("..........", ".........z", [9..<10]),
            ("..........", "abcdefghij", [0..<10]),
            ("..........", "a....b....", [0..<6]),
            ("..........", "a.....b...", [0..<1, 6..<7]),
            ("..>-......", "..xy......", [2..<4]),
            ("..xy......", "..>-......", [2..<4]),
            ("..>-......", "..>y......", [2..<4]),
            ("..>-......", ".>-.......", [1..<4]),
        ] as [(String, String, [Range<Int>])])
    func runs(shown: String, next: String, runs: [Range<Int>]) {
        #expect(Self.runs(in: 0..<10, from: shown, to: next) == runs)
    }

    @Test(
        "A run extends beyond the damage if a wide glyph does",
        arguments: [
            ("......", "..>-..", 0..<3, [2..<4]),
            ("......", "..>-..", 3..<6, [2..<4]),
            ("..>-..", "......", 0..<3, [2..<4]),
            ("..>-..", "......", 3..<6, [2..<4]),
        ] as [(String, String, Range<Int>, [Range<Int>])])
    func damage(shown: String, next: String, columns: Range<Int>, runs: [Range<Int>]) {
        #expect(Self.runs(in: columns, from: shown, to: next) == runs)
    }

    @Test("A new style of one half draws the whole glyph")
    func styleOfHalf() {
        let shown = Self.cells(".>-.")
        for half in 1...2 {
            var next = shown
            next[half].style = Style(attributes: .bold)
            var runs: [Range<Int>] = []
            FrameDiff.runs(in: 0..<4, from: shown, to: next) { runs.append($0) }
            #expect(runs.allSatisfy { $0.lowerBound == 1 && $0.upperBound == 3 })
            #expect(runs.count == 1)
        }
    }

    /// Creates cells from a text, in which `>` and `-` are the halves of a wide glyph.
    private static func cells(_ text: String) -> [Cell] {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case ">": Cell(glyph: Glyph(scalar: "漢", width: 2))
            case "-": Cell(glyph: .continuation)
            default: Cell(glyph: Glyph(scalar: scalar, width: 1))
            }
        }
    }

    private static func runs(
        in columns: Range<Int>, from shown: String, to next: String
    ) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        FrameDiff.runs(in: columns, from: cells(shown), to: cells(next)) { runs.append($0) }
        return runs
    }
}

extension FrameDiff {
    fileprivate static func runs(
        in columns: Range<Int>, from shown: [Cell], to next: [Cell], body: (Range<Int>) -> Void
    ) {
        shown.withUnsafeBufferPointer { shown in
            next.withUnsafeBufferPointer { next in
                runs(in: columns, from: shown, to: next, body: body)
            }
        }
    }
}
