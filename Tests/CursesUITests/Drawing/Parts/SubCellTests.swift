import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Shapes in parts of cells")
struct SubCellTests {
    private func screen(
        _ width: Int, _ height: Int, _ blocks: BlockCharacters = .quadrants, isTold: Bool = false,
        _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) -> Snapshot {
        let app = TestApp(Canvas(renderer: draw), size: CellSize(width: width, height: height))
        app.terminal.capabilities.blocks = blocks
        app.terminal.capabilities.hasLineDrawing = blocks > .none
        if isTold {
            app.terminal.capabilities.foreground = .rgb(255, 255, 255)
            app.terminal.capabilities.background = .rgb(0, 0, 0)
        }
        app.settle()
        return app.screen
    }

    private let red = Color(red: 1, green: 0, blue: 0)

    @Test("Bars end at the eighth of a cell, at each of their sides")
    func eighths() {
        let up = screen(1, 2) { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0.625, width: 1, height: 1.375)), with: .color(.red))
        }
        #expect(up.cell(0, 0) == Cell(glyph: "▃", style: Style(foreground: .red)))
        #expect(up.cell(0, 1).style.background == .red)
        let right = screen(3, 1) { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 2.25, height: 1)), with: .color(.red))
        }
        #expect(right.cell(2, 0) == Cell(glyph: "▎", style: Style(foreground: .red)))
        let down = screen(1, 2) { context, size in
            context.fill(Path(size.rect), with: .color(.blue))
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1.25)), with: .color(.red))
        }
        #expect(down.cell(0, 1) == Cell(glyph: "▆", style: Style(foreground: .brightBlue, background: .red)))
    }

    @Test("A bar that hangs over the terminal's own background ends at a half")
    func hanging() {
        let screen = screen(1, 1) { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 0.625)), with: .color(.red))
        }
        #expect(screen.cell(0, 0) == Cell(glyph: "▀", style: Style(foreground: .red)))
    }

    @Test("A part of a cell keeps its colour when the other parts are filled")
    func quarters() {
        let screen = screen(2, 1) { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 0.5, height: 0.5)), with: .color(.red))
            context.fill(Path(CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)), with: .color(.red))
            context.fill(Path(CGRect(x: 1.5, y: 0, width: 0.5, height: 0.5)), with: .color(.green))
            context.fill(Path(CGRect(x: 1, y: 0, width: 0.5, height: 0.5)), with: .color(.blue))
        }
        #expect(screen.cell(0, 0) == Cell(glyph: "▚", style: Style(foreground: .red)))
        // A cell can show only two of the three colours.
        #expect(["▘", "▝", "▀"].contains(screen.cell(1, 0).glyph))
    }

    @Test("Sixths and eighths are used where the terminal draws them, halves where it has nothing else, cells in ASCII")
    func levels() {
        func cell(_ blocks: BlockCharacters) -> Cell {
            screen(1, 1, blocks) { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 0.5, height: 1.0 / 3)), with: .color(.red))
            }.cell(0, 0)
        }
        #expect(cell(.octants).glyph == Glyph(scalar: "\u{1CEA8}", width: 1))
        #expect(cell(.sextants).glyph == "\u{1FB00}")
        #expect(cell(.quadrants).glyph == "▘")
        #expect(cell(.halves) == .blank)
        #expect(cell(.none) == .blank)
        for blocks in [BlockCharacters.none, .halves] {
            let screen = screen(4, 4, blocks) { context, size in
                context.fill(Path(ellipseIn: size.rect), with: .color(.red))
                context.stroke(Path(ellipseIn: size.rect), with: .color(.green), lineWidth: 3)
            }
            let allowed: Set<Character> = blocks == .none ? Set(" '|/\\.-\n") : Set(" ▀▄█\n")
            #expect(Set(screen.text).isSubset(of: allowed))
        }
    }

    @Test("In octants thin lines are parts of cells, over the colours beneath")
    func octantLines() {
        let picture = screen(2, 1, .octants) { context, _ in
            context.fill(Path(CGRect(x: 1, y: 0, width: 1, height: 1)), with: .color(.blue))
            var line = Path()
            line.addLines([CGPoint(x: 0, y: 0.1), CGPoint(x: 1.9, y: 0.9)])
            context.stroke(line, with: .color(.red))
        }
        #expect(picture.cell(0, 0).style == Style(foreground: .red))
        #expect(
            picture.cell(1, 0).style == Style(foreground: .red, background: .brightBlue)
                || picture.cell(1, 0).style == Style(foreground: .brightBlue, background: .red))
        for column in 0...1 {
            let parts = BlockGlyphs.mask(of: picture.cell(column, 0).glyph, .octants)?.nonzeroBitCount ?? 0
            #expect((2...6).contains(parts))
        }
        let crossing = screen(3, 1, .octants) { context, _ in
            for points in [
                [CGPoint(x: 0, y: 0.5), CGPoint(x: 3, y: 0.5)], [CGPoint(x: 1, y: 0), CGPoint(x: 2, y: 1)],
            ] {
                var line = Path()
                line.addLines(points)
                context.stroke(line, with: .color(.red))
            }
        }
        #expect(crossing.cell(0, 0).glyph == "─")
        #expect((BlockGlyphs.mask(of: crossing.cell(1, 0).glyph, .octants)?.nonzeroBitCount ?? 0) > 3)
    }

    @Test("A text on the edge of a shape has the colour as its background that covers most of the cell")
    func textsOnEdges() {
        func cell(_ part: CGFloat) -> Cell {
            screen(1, 1) { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: part)), with: .color(.red))
                context.draw(Text(verbatim: "x"), at: .zero, anchor: .topLeading)
            }.cell(0, 0)
        }
        #expect(cell(0.5) == Cell(glyph: "x", style: Style(background: .red)))
        let least = screen(1, 1) { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 0.5, height: 0.5)), with: .color(.red))
            context.draw(Text(verbatim: "x"), at: .zero, anchor: .topLeading)
        }
        #expect(least.cell(0, 0) == Cell(glyph: "x"))
    }

    @Test("Blanks of a text leave the edges of a shape as they are")
    func blanks() {
        let screen = screen(3, 1) { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0.5, width: 3, height: 0.5)), with: .color(.red))
            context.draw(Text(verbatim: "a b"), at: .zero, anchor: .topLeading)
        }
        #expect(screen.text == "a▄b")
    }

    @Test("A wide line is an area with the corners and ends of its style; texts stay")
    func wideLines() {
        func picture(_ style: StrokeStyle) -> String {
            screen(12, 3) { context, _ in
                context.draw(Text(verbatim: "x"), at: CGPoint(x: 6, y: 1), anchor: .topLeading)
                var line = Path()
                line.move(to: CGPoint(x: 4, y: 1.5))
                line.addLine(to: CGPoint(x: 8, y: 1.5))
                context.stroke(line, with: .color(.red), style: style)
            }.styledText
        }
        let butt = picture(StrokeStyle(lineWidth: 8))
        let square = picture(StrokeStyle(lineWidth: 8, lineCap: .square))
        let round = picture(StrokeStyle(lineWidth: 8, lineCap: .round))
        #expect(Set([butt, square, round]).count == 3)
        #expect([butt, square, round].allSatisfy { $0.contains("x") })
        let dashed = screen(8, 1) { context, _ in
            var line = Path()
            line.move(to: CGPoint(x: 0, y: 0.5))
            line.addLine(to: CGPoint(x: 8, y: 0.5))
            context.stroke(line, with: .color(.red), style: StrokeStyle(lineWidth: 4, dash: [2, 1]))
        }
        let filled = (0..<8).map { dashed.cell($0, 0).style.background == .red }
        #expect(filled == [true, true, false, true, true, false, true, true])
    }

    @Test("A wide line that is longer than any screen is drawn where it is seen")
    func longLines() {
        for dash in [[], [1e6, 1], [0.001]] as [[CGFloat]] {
            let screen = screen(3, 1) { context, _ in
                var line = Path()
                line.move(to: CGPoint(x: -1e9, y: 0.5))
                line.addLine(to: CGPoint(x: 1e9, y: 0.5))
                line.addLine(to: CGPoint(x: CGFloat.nan, y: CGFloat.infinity))
                context.stroke(line, with: .color(.red), style: StrokeStyle(lineWidth: 4, dash: dash))
            }
            #expect(screen.cell(1, 0).style.background == .red)
        }
    }

    @Test("An area is clipped in parts of cells, inside and outside, and a text in whole cells")
    func clips() {
        func glyphs(_ options: GraphicsContext.ClipOptions) -> String {
            screen(3, 1) { context, size in
                context.clip(to: Path(CGRect(x: 0.5, y: 0, width: 1, height: 1)), options: options)
                context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 1)), with: .color(.red))
                context.draw(Text(verbatim: "t"), at: CGPoint(x: 2, y: 0), anchor: .topLeading)
            }.text
        }
        #expect(glyphs([]) == "▐▌")
        #expect(glyphs(.inverse) == "▌▐t")
    }

    @Test("A shape masks the parts of cells that it fills")
    func masks() {
        let half = Path(CGRect(x: 0, y: 0.5, width: 2, height: 1))
        let screen = render(
            Color.red.mask { half }, size: CellSize(width: 2, height: 2))
        #expect(screen.cell(0, 0) == Cell(glyph: "▄", style: Style(foreground: .red)))
        #expect(screen.cell(0, 1) == Cell(glyph: "▀", style: Style(foreground: .red)))
    }

    @Test("The edges of a shape have colours between those on both sides, where both are known")
    func smooth() {
        func cell(isTold: Bool) -> Cell {
            screen(1, 1, isTold: isTold) { [red] context, _ in
                var path = Path()
                path.addLines([.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 0.25), CGPoint(x: 0, y: 0.25)])
                context.fill(path, with: .color(red))
            }.cell(0, 0)
        }
        #expect(cell(isTold: true).glyph == "▀")
        #expect(cell(isTold: true).style.foreground == .rgb(128, 0, 0))
        #expect(cell(isTold: false).style.foreground == .rgb(255, 0, 0))
    }

    @Test("The corners of areas are cut in parts of cells, but not in one row, in half cells or under a line")
    func corners() {
        func corner(_ view: some View, _ blocks: BlockCharacters = .quadrants, height: Int = 3) -> Cell {
            let app = TestApp(view, size: CellSize(width: 6, height: height))
            app.terminal.capabilities.blocks = blocks
            app.settle()
            return app.screen.cell(0, 0)
        }
        let cut = Cell(glyph: "▟", style: Style(foreground: .red))
        let full = Cell(glyph: .space, style: Style(background: .red))
        #expect(corner(RoundedRectangle(cornerRadius: 8).fill(.red)) == cut)
        #expect(corner(Color.red.cornerRadius(1)) == cut)
        #expect(corner(Color.red.clipShape(UnevenRoundedRectangle(topLeadingRadius: 4))) == cut)
        #expect(corner(UnevenRoundedRectangle(bottomLeadingRadius: 4).fill(.red)) == full)
        #expect(corner(RoundedRectangle(cornerRadius: 8).fill(.red), .halves) == full)
        #expect(corner(RoundedRectangle(cornerRadius: 8).fill(.red), height: 1) == full)
        let framed = corner(
            RoundedRectangle(cornerRadius: 8).fill(.red).overlay {
                RoundedRectangle(cornerRadius: 8).stroke(.green)
            })
        #expect(framed == Cell(glyph: "╭", style: Style(foreground: .green, background: .red)))
    }
}

extension CGSize {
    fileprivate var rect: CGRect { CGRect(origin: .zero, size: self) }
}
