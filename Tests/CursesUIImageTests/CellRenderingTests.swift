import CursesUI
import CursesUITerminal
import Foundation
import Testing

@testable import CursesUIImage

@Suite("Cells of pictures")
struct CellRenderingTests {
    private func cells(
        _ bitmap: Bitmap,
        width: Int,
        height: Int,
        _ colorLevel: Capabilities.ColorLevel = .trueColor,
        isLight: Bool = false,
        blocks: BlockCharacters = .quadrants
    ) -> [PictureCell] {
        let request = PictureRequest(
            size: CellSize(width: width, height: height),
            screen: PictureScreen(colorLevel: colorLevel, isLight: isLight, blocks: blocks)
        )
        return CellRendering(of: Mipmap(bitmap), request).cells
    }

    private func text(_ cells: [PictureCell], width: Int) -> String {
        stride(from: 0, to: cells.count, by: width)
            .map { row in cells[row..<(row + width)].map { "\($0.glyph)" }.joined() }
            .joined(separator: "\n")
    }

    /// A gradient from black at the left to white at the right.
    private let gradient = Bitmap(width: 64, height: 8) { x, _ in .grey(UInt8(x * 4)) }

    @Test("Four pixels become a cell of two colours")
    func quadrants() {
        let pixels: [Bitmap.Pixel] = [.red, .red, .blue, .red]
        let corner = Bitmap(width: 2, height: 2, pixels: pixels)
        // Two combinations of character and colours look the same: the blue pixel is either the foreground or the
        // background.
        #expect(
            cells(corner, width: 1, height: 1) == [
                PictureCell("▖", foreground: .rgb(0, 0, 255), background: .rgb(255, 0, 0))
            ]
                || cells(corner, width: 1, height: 1) == [
                    PictureCell("▜", foreground: .rgb(255, 0, 0), background: .rgb(0, 0, 255))
                ])
    }

    @Test("Six pixels become a cell of two colours where the font has sixths", arguments: 1..<63)
    func sextants(mask: Int) {
        let bitmap = Bitmap(width: 2, height: 3) { x, y in mask & 1 << (y * 2 + x) != 0 ? .red : .blue }
        let cell = cells(bitmap, width: 1, height: 1, blocks: .sextants)[0]
        let glyphs = BlockGlyphs.sextants
        let isFront = cell.glyph == Glyph(scalar: glyphs[mask], width: 1)
        let isBack = cell.glyph == Glyph(scalar: glyphs[63 & ~mask], width: 1)
        #expect(isFront || isBack)
        #expect(cell.foreground == (isFront ? .rgb(255, 0, 0) : .rgb(0, 0, 255)))
        #expect(cell.background == (isFront ? .rgb(0, 0, 255) : .rgb(255, 0, 0)))
    }

    @Test(
        "Eight pixels become a cell of two colours where the terminal draws eighths",
        arguments: [0b1001_0110, 0x7E, 0x81])
    func octants(mask: Int) {
        let bitmap = Bitmap(width: 2, height: 4) { x, y in mask & 1 << (y * 2 + x) != 0 ? .red : .blue }
        let cell = cells(bitmap, width: 1, height: 1, blocks: .octants)[0]
        let isFront = cell.glyph == Glyph(scalar: BlockGlyphs.octants[mask], width: 1)
        #expect(isFront || cell.glyph == Glyph(scalar: BlockGlyphs.octants[255 & ~mask], width: 1))
        #expect(cell.foreground == (isFront ? .rgb(255, 0, 0) : .rgb(0, 0, 255)))
    }

    @Test("The characters for sixths are Unicode's, each once")
    func sextantCharacters() {
        #expect(Set(BlockGlyphs.sextants).count == 64)
        #expect(BlockGlyphs.sextants[1] == "\u{1FB00}")
        #expect(BlockGlyphs.sextants[0b010100] == "\u{1FB13}")
        #expect(BlockGlyphs.sextants[0b010110] == "\u{1FB14}")
        #expect(BlockGlyphs.sextants[0b101011] == "\u{1FB28}")
        #expect(BlockGlyphs.sextants[62] == "\u{1FB3B}")
        // All of them have a width of one column.
        #expect(BlockGlyphs.sextants.allSatisfy { TextWidth.columns(of: String($0)) == 1 })
    }

    @Test("Pixels that are all the same become a cell of one colour, without a character")
    func plain() {
        let red = Bitmap(width: 4, height: 4) { _, _ in .red }
        for blocks in [BlockCharacters.none, .halves, .quadrants, .sextants, .octants] {
            let cell = cells(red, width: 1, height: 1, blocks: blocks)
            #expect(cell == [PictureCell(" ", background: .rgb(255, 0, 0))])
        }
    }

    @Test("Where pixels are transparent, what lies below is seen")
    func transparency() {
        let half = Bitmap(width: 2, height: 2) { _, y in y == 0 ? .clear : .green }
        #expect(cells(half, width: 1, height: 1) == [PictureCell("▄", foreground: .rgb(0, 255, 0))])
        #expect(cells(half, width: 1, height: 1, blocks: .halves)[0].background == nil)
        #expect(cells(half, width: 1, height: 1, .ansi256)[0].background == nil)
        let clear = Bitmap(width: 4, height: 4) { _, _ in .clear }
        for level in [Capabilities.ColorLevel.none, .ansi16, .ansi256, .trueColor] {
            #expect(cells(clear, width: 1, height: 1, level) == [.clear])
        }
    }

    @Test("Few colours are mixed so that an area is as light as it is to be")
    func dithering() {
        let grey = Bitmap(width: 32, height: 32) { _, _ in .grey(110) }
        for level in [Capabilities.ColorLevel.ansi8, .ansi16, .ansi256] {
            let cells = cells(grey, width: 32, height: 16, level)
            let lights = cells.flatMap { cell -> [Int] in
                let back = cell.background?.components.map { Int($0.green) } ?? 0
                let front = cell.foreground?.components.map { Int($0.green) } ?? back
                return [front, back]
            }
            let mean = lights.reduce(0, +) / lights.count
            #expect((104...116).contains(mean), "\(level): \(mean)")
        }
    }

    @Test("Of 256 colours none is one of the user's own sixteen")
    func palette() {
        let rainbow = Bitmap(width: 16, height: 16) { x, y in
            Bitmap.Pixel(red: UInt8(x * 17), green: UInt8(y * 17), blue: UInt8((x ^ y) * 17), alpha: 255)
        }
        let colors = cells(rainbow, width: 16, height: 8, .ansi256)
            .flatMap { [$0.foreground, $0.background] }
        #expect(
            colors.allSatisfy { color in
                guard case .palette(let index)? = color?.kind else { return color == nil }
                return index >= 16
            })
    }

    @Test("Without colours, shades tell light from dark, the other way round on a light terminal")
    func shades() {
        let dark = cells(gradient, width: 16, height: 1, .none)
        #expect(dark.allSatisfy { $0.foreground == nil && $0.background == nil })
        #expect(text(dark, width: 16).hasPrefix(" "))
        #expect(text(dark, width: 16).hasSuffix("█"))
        let light = cells(gradient, width: 16, height: 1, .none, isLight: true)
        #expect(text(light, width: 16).hasPrefix("█"))
        #expect(text(light, width: 16).hasSuffix(" "))
    }

    @Test("Without colours, edges are quarters of cells")
    func edges() {
        let bitmap = Bitmap(width: 4, height: 2) { x, y in x < 1 || y == 1 && x == 2 ? .white : .black }
        #expect(text(cells(bitmap, width: 2, height: 1, .none), width: 2) == "▌▖")
    }

    @Test("Without colours and blocks, characters of ASCII tell light from dark")
    func ascii() {
        let row = text(cells(gradient, width: 10, height: 1, .none, blocks: .none), width: 10)
        #expect(row == " .:-=+*#%@")
        let light = cells(gradient, width: 10, height: 1, .none, isLight: true, blocks: .none)
        #expect(text(light, width: 10) == "@%#*+=-:. ")
    }

    @Test("Without blocks, but with colours, a pixel is a cell")
    func coloredSpaces() {
        let bitmap = Bitmap(width: 2, height: 1, pixels: [.red, .green])
        #expect(
            cells(bitmap, width: 2, height: 1, blocks: .none) == [
                PictureCell(" ", background: .rgb(255, 0, 0)), PictureCell(" ", background: .rgb(0, 255, 0)),
            ])
        #expect(
            cells(bitmap, width: 2, height: 1, .ansi16, blocks: .none) == [
                PictureCell(" ", background: .palette(9)), PictureCell(" ", background: .palette(10)),
            ])
    }

    @Test(
        "There are as many cells as were asked for, at any size",
        arguments: [
            CellSize(width: 0, height: 0), CellSize(width: 0, height: 5), CellSize(width: 1, height: 1),
            CellSize(width: 7, height: 3), CellSize(width: 200, height: 1),
        ])
    func counts(size: CellSize) {
        for level in [Capabilities.ColorLevel.none, .ansi8, .trueColor] {
            for blocks in [BlockCharacters.none, .halves, .quadrants, .sextants] {
                for isTemplate in [false, true] {
                    let request = PictureRequest(
                        size: size, isTemplate: isTemplate,
                        screen: PictureScreen(colorLevel: level, blocks: blocks)
                    )
                    let cells = CellRendering(of: Mipmap(gradient), request).cells
                    #expect(cells.count == size.width * size.height)
                }
            }
        }
    }
}
