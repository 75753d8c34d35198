import TestSupport
import Testing
@testable import CursesUITerminal

@Suite struct CellBufferTests {
    private func row(_ buffer: CellBuffer, _ row: Int = 0) -> String {
        (0..<buffer.size.width).map {
            let glyph = buffer[column: $0, row: row].glyph
            return glyph == .continuation ? "<" : glyph.description
        }.joined()
    }

    /// Returns whether each wide glyph is followed by its continuation cell, and no continuation cell occurs alone.
    private func isConsistent(_ buffer: CellBuffer) -> Bool {
        (0..<buffer.size.height).allSatisfy { row in
            (0..<buffer.size.width).allSatisfy { column in
                let isWide = buffer[column: column, row: row].glyph.width == 2
                let next =
                    column + 1 < buffer.size.width
                    ? buffer[column: column + 1, row: row].glyph : .space
                return isWide == (next == .continuation)
            } && (buffer.size.width == 0 || buffer[column: 0, row: row].glyph != .continuation)
        }
    }

    @Test("Text is written at its position, and its width is returned")
    func write() {
        var buffer = CellBuffer(size: CellSize(width: 10, height: 2))
        let columns = buffer.write("a漢e\u{301}!", style: .plain, at: CellPoint(column: 2, row: 1), clip: buffer.bounds)
        #expect(columns == 5)
        #expect(row(buffer, 0) == "          ")
        #expect(row(buffer, 1) == "  a漢<e\u{301}!   ")
    }

    @Test("A wide glyph that is clipped at an edge leaves a space")
    func cut() {
        var buffer = CellBuffer(size: CellSize(width: 6, height: 1))
        buffer.write("......", style: .plain, at: .zero, clip: buffer.bounds)
        let clip = CellRect(column: 1, row: 0, width: 4, height: 1)
        #expect(buffer.write("漢漢漢", style: .plain, at: .zero, clip: clip) == 6)
        #expect(row(buffer) == ". 漢< .")
    }

    @Test("Writing over one half of a wide glyph blanks the other")
    func halves() {
        var buffer = CellBuffer(size: CellSize(width: 6, height: 1))
        buffer.write("漢漢漢", style: .plain, at: .zero, clip: buffer.bounds)
        buffer.write("x", style: .plain, at: CellPoint(column: 1, row: 0), clip: buffer.bounds)
        #expect(row(buffer) == " x漢<漢<")
        buffer.write("字", style: .plain, at: CellPoint(column: 3, row: 0), clip: buffer.bounds)
        #expect(row(buffer) == " x 字< ")
    }

    @Test("A fill blanks the halves that extend beyond it")
    func fill() {
        var buffer = CellBuffer(size: CellSize(width: 6, height: 1))
        buffer.write("漢漢漢", style: .plain, at: .zero, clip: buffer.bounds)
        buffer.fill(CellRect(column: 1, row: 0, width: 4, height: 1), with: Cell(glyph: "."))
        #expect(row(buffer) == " .... ")
    }

    @Test("A fill uses only one-column glyphs, and putting a continuation is ignored")
    func misuse() {
        var buffer = CellBuffer(size: CellSize(width: 3, height: 1))
        buffer.fill(buffer.bounds, with: Cell(glyph: "漢"))
        #expect(row(buffer) == "   ")
        buffer.put(.continuation, style: .plain, at: .zero, clip: buffer.bounds)
        #expect(row(buffer) == "   ")
    }

    @Test("Whatever is drawn, every row stays consistent", arguments: 1...20)
    func property(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let size = CellSize(
            width: Int.random(in: 0...12, using: &generator),
            height: Int.random(in: 0...3, using: &generator))
        var buffer = CellBuffer(size: size)
        for _ in 0..<400 {
            let rect = CellRect(
                column: Int.random(in: -3...13, using: &generator),
                row: Int.random(in: -2...4, using: &generator),
                width: Int.random(in: 0...8, using: &generator),
                height: Int.random(in: 0...4, using: &generator))
            let point = CellPoint(
                column: Int.random(in: -4...13, using: &generator),
                row: Int.random(in: -1...4, using: &generator))
            if Int.random(in: 0..<4, using: &generator) == 0 {
                buffer.fill(rect, with: Cell(glyph: "."))
            } else {
                let text = RandomText.string(length: 0...4, using: &generator)
                let before = buffer
                buffer.write(text, style: .plain, at: point, clip: rect)
                #expect(onlyChangesNear(rect, before, buffer), "seed \(seed)")
            }
            #expect(isConsistent(buffer), "seed \(seed)")
        }
    }

    /// Returns whether all cells outside the clip are unchanged, except for halves of wide glyphs that were blanked.
    private func onlyChangesNear(_ clip: CellRect, _ before: CellBuffer, _ after: CellBuffer) -> Bool {
        (0..<after.size.height).allSatisfy { row in
            (0..<after.size.width).allSatisfy { column in
                let old = before[column: column, row: row]
                let new = after[column: column, row: row]
                return clip.contains(CellPoint(column: column, row: row)) || old == new
                    || (old.glyph.width != 1 && new == Cell(glyph: .space, style: old.style))
            }
        }
    }

    @Test("The remaining half of a wide glyph has the background below it")
    func halfBackgrounds() {
        func buffer(clippedFrom first: Int) -> CellBuffer {
            var buffer = CellBuffer(size: CellSize(width: 2, height: 1))
            for (column, color) in [TerminalColor.red, .green].enumerated() {
                let cell = Cell(glyph: .space, style: Style(background: color))
                buffer.fill(CellRect(column: column, row: 0, width: 1, height: 1), with: cell)
            }
            let clip = CellRect(column: first, row: 0, width: 2 - first, height: 1)
            buffer.write("漢", style: .plain, at: .zero, clip: clip)
            return buffer
        }
        var writtenOver = buffer(clippedFrom: 0)
        #expect(writtenOver[column: 0, row: 0].style == Style(background: .red))
        writtenOver.put("x", style: .plain, at: .zero, clip: writtenOver.bounds)
        let right = Cell(glyph: .space, style: Style(background: .green))
        #expect(writtenOver[column: 1, row: 0] == right)
        #expect(buffer(clippedFrom: 1)[column: 1, row: 0] == right)
    }

    @Test("Positions and rectangles with extreme values draw nothing and do not trap")
    func extremes() {
        var buffer = CellBuffer(size: CellSize(width: 3, height: 1))
        let far = CellPoint(column: .max, row: 0)
        buffer.put("漢", style: .plain, at: far, clip: buffer.bounds)
        buffer.put("漢", style: .plain, at: CellPoint(column: .min, row: .max), clip: buffer.bounds)
        #expect(buffer == CellBuffer(size: buffer.size))
    }
}
