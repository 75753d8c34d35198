import CursesUI
import CursesUITerminal
import Testing

@testable import CursesUICharts

@Suite("Areas and lines as characters")
struct RasterTests {
    /// Returns the character of a partly filled cell.
    private func glyph(
        _ x: ClosedRange<Double>, _ y: ClosedRange<Double>, _ level: BlockCharacters = .quadrants
    ) -> (text: Character, isInverse: Bool)? {
        var raster = InkRaster(width: 1, height: 1)
        raster.fill(x: x, y: y, 1)
        guard let content = raster.content(0),
            let (shape, isInverse) = BlockShape.nearest(to: content.mask, within: level)
        else { return nil }
        return (shape.glyph.description.first!, isInverse)
    }

    @Test("A bar ends at the eighth of a cell")
    func eighths() {
        for (part, character) in zip(1...8, "▁▂▃▄▅▆▇█") {
            let found = glyph(0...1, (1 - Double(part) / 8)...1)
            #expect(found?.text == character && found?.isInverse == false)
        }
        for (part, character) in zip(1...8, "▏▎▍▌▋▊▉█") {
            let found = glyph(0...(Double(part) / 8), 0...1)
            #expect(found?.text == character && found?.isInverse == false)
        }
    }

    @Test("What hangs from the top is drawn in reverse video, where no character does it")
    func inverse() {
        let found = glyph(0...1, 0...0.25)
        #expect(found?.text == "▆" && found?.isInverse == true)
        #expect(glyph(0...1, 0...0.5)?.text == "▀")
    }

    @Test("Quarters have characters of their own; old fonts show halves")
    func quadrants() {
        #expect(glyph(0...0.5, 0...0.5)?.text == "▘")
        #expect(glyph(0...1, 0.4...1, .halves)?.text == "▄")
        #expect(glyph(0...1, 0.95...1, .halves) == nil)
    }

    @Test("Rectangles beyond the plot, and without an area, are harmless")
    func outside() {
        var raster = InkRaster(width: 2, height: 1)
        raster.fill(x: -1e9...1e9, y: -5...0.5, 1)
        raster.fill(x: 1...1, y: 0...1, 2)
        raster.fill(x: -.infinity...(.infinity), y: 0...1, 2)
        #expect(raster.content(0)?.mask == 0xFFFF_FFFF && raster.content(1)?.ink == 1)
    }

    @Test("A line leaves no gaps, and stays within the plot")
    func lines() {
        var dots = DotRaster(width: 4, height: 2)
        var pen = DotRaster.Pen(ink: 1)
        dots.line(from: (0, 0), to: (3.9, 1.9), &pen)
        #expect(dots.bits.filter { $0 != 0 }.count >= 4)
        dots.line(from: (-1e12, 0), to: (1e12, 1), &pen)
        dots.line(from: (.nan, 0), to: (1, 1), &pen)
        #expect(dots.bits.count == 8)
    }

    @Test("Dashes are lines and gaps in turn")
    func dashes() {
        var pen = DotRaster.Pen(ink: 1, dash: [2, 1])
        #expect((0..<6).map { _ in pen.advance() } == [true, true, false, true, true, false])
    }

    @Test("In ASCII a line rises and falls by its characters")
    func ascii() {
        func bits(_ dots: [(Int, Int)]) -> UInt8 { dots.reduce(0) { $0 | Braille.bit(row: $1.0, column: $1.1) } }
        #expect(Braille.ascii(bits([(3, 0), (2, 0), (1, 1), (0, 1)])) == "/")
        #expect(Braille.ascii(bits([(0, 0), (3, 1)])) == "\\")
        #expect(Braille.ascii(bits([(0, 0), (0, 1)])) == "'")
        #expect(Braille.ascii(bits([(3, 0), (3, 1)])) == ".")
        #expect(Braille.ascii(bits([(0, 0), (1, 0), (2, 0), (3, 0)])) == "|")
    }
}
