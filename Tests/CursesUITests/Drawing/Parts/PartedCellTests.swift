import CursesUITerminal
import Testing

@testable import CursesUI

@MainActor
@Suite("Cells of several colours")
struct PartedCellTests {
    private let plain = ColorMixer(base: nil, level: .trueColor)

    @Test(
        "A cell that is shown is read back as the same parts",
        arguments: [CellGrid.halves, .quadrants, .sextants, .octants])
    func roundTrip(grid: CellGrid) {
        for mask in 0..<1 << grid.count {
            let colors: [(TerminalColor, TerminalColor)] = [(.red, .blue), (.red, .default), (.default, .blue)]
            for (front, back) in colors {
                let cell = Cell(
                    glyph: BlockGlyphs.glyph(mask, grid), style: Style(foreground: front, background: back))
                let parts = PartedCell(cell, grid)
                let shown = parts.cell(plain, withoutColors: nil)
                #expect(PartedCell(shown, grid).parts == parts.parts)
                let inks = parts.parts.filter { $0 == .ink(front) }.count
                #expect(inks == mask.nonzeroBitCount)
            }
        }
    }

    @Test("Equal parts are equal cells, whatever is drawn first")
    func canonical() {
        let first = Cell(glyph: "▄", style: Style(foreground: .red, background: .blue))
        let second = Cell(glyph: "▀", style: Style(foreground: .blue, background: .red))
        let cells = [first, second].map { PartedCell($0, .quadrants).cell(plain, withoutColors: nil) }
        #expect(cells[0] == cells[1])
        #expect(cells[0] == second)
    }

    @Test("Of three colours the two are shown that are furthest apart")
    func threeColors() {
        var cell = PartedCell(.blank, .quadrants)
        cell[0] = .ground(.rgb(255, 0, 0))
        cell[1] = .ground(.rgb(250, 0, 0))
        cell[2] = .ground(.rgb(0, 0, 255))
        cell[3] = .ground(.rgb(0, 0, 255))
        let shown = cell.cell(plain, withoutColors: nil)
        #expect(shown.glyph == "▀")
        #expect(shown.style == Style(foreground: .rgb(255, 0, 0), background: .rgb(0, 0, 255)))
    }

    @Test("Where all colours are known, near ones are shown by the one between")
    func mean() {
        let base = BaseColors(foreground: .white, background: .black, named: [])
        var cell = PartedCell(.blank, .quadrants)
        for (part, color) in [(200, 0), (100, 0), (0, 250), (0, 250)].enumerated() {
            cell[part] = .ground(.rgb(UInt8(color.0), 0, UInt8(color.1)))
        }
        let shown = cell.cell(ColorMixer(base: base, level: .trueColor), withoutColors: nil)
        #expect(shown == Cell(glyph: "▀", style: Style(foreground: .rgb(150, 0, 0), background: .rgb(0, 0, 250))))
    }

    @Test("The colour of texts is an area in reverse video, and never a background")
    func ownColors() {
        let area = Cell(glyph: .space, style: Style(attributes: .reverse))
        var cell = PartedCell(area, .quadrants)
        #expect(cell.parts == PartArray(repeating: .ink(.default), count: 4))
        #expect(cell.cell(plain, withoutColors: nil) == area)
        cell[0] = .ground(.red)
        #expect(
            cell.cell(plain, withoutColors: nil)
                == Cell(glyph: "▟", style: Style(foreground: .default, background: .red)))
        cell[0] = .ground(.default)
        #expect(cell.cell(plain, withoutColors: nil) == Cell(glyph: "▟"))
    }

    @Test("A text has no parts but its background")
    func texts() {
        let text = Cell(glyph: "x", style: Style(foreground: .red, background: .blue))
        #expect(!PartedCell.isParted(text))
        #expect(PartedCell(text, .halves).parts == PartArray(repeating: .ground(.blue), count: 2))
    }
}
