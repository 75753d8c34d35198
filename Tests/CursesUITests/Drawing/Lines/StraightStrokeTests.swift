import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Strokes of horizontal and vertical lines")
struct StraightStrokeTests {
    private func screen(
        _ width: Int, _ height: Int, _ blocks: BlockCharacters = .quadrants,
        _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) -> Snapshot {
        let app = TestApp(Canvas(renderer: draw), size: CellSize(width: width, height: height))
        app.terminal.capabilities.blocks = blocks
        app.terminal.capabilities.hasLineDrawing = blocks > .none
        app.settle()
        return app.screen
    }

    private func line(_ points: (Double, Double)..., isClosed: Bool = false) -> Path {
        Path { path in
            path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
            if isClosed { path.closeSubpath() }
        }
    }

    private func isBraille(_ screen: Snapshot) -> Bool {
        screen.text.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) }
    }

    @Test("A line is drawn in box-drawing characters, in the cells that it goes through")
    func lines() {
        let across = screen(5, 3) { [self] context, size in
            context.stroke(line((0, 1.5), (5, 1.5)), with: .color(.red))
        }
        #expect(across.text == "\n─────")
        #expect(across.cell(0, 1).style == Style(foreground: .red))
        let down = screen(3, 3) { [self] context, _ in context.stroke(line((1.5, 3), (1.5, 1)), with: .foreground) }
        #expect(down.text == "\n │\n │")
        // The lines on the edges are inside.
        let edges = screen(4, 3) { [self] context, size in
            context.stroke(line((0, 0), (0, 3), (4, 3)), with: .foreground)
        }
        #expect(edges.text == "│\n│\n└───")
    }

    @Test("A rectangle is drawn in its outermost cells, with square or round corners")
    func rectangles() {
        let square = screen(6, 4) { context, size in
            context.stroke(Path(CGRect(origin: .zero, size: size)), with: .foreground)
        }
        #expect(square.text == "┌────┐\n│    │\n│    │\n└────┘")
        let inner = screen(6, 4) { context, _ in
            context.fill(Path(CGRect(x: 1, y: 1, width: 4, height: 2)), with: .color(.red))
            context.stroke(Path(CGRect(x: 1, y: 1, width: 4, height: 2)), with: .foreground)
        }
        #expect(inner.text == "\n ┌──┐\n └──┘")
        #expect(inner.cell(1, 1).style.background == .red)
        let round = screen(6, 3) { context, size in
            context.stroke(
                Path(roundedRect: CGRect(origin: .zero, size: size), cornerSize: CGSize(width: 2, height: 1)),
                with: .foreground)
        }
        #expect(round.text == "╭────╮\n│    │\n╰────╯")
        let heavy = screen(4, 3) { context, size in
            context.stroke(Path(CGRect(origin: .zero, size: size)), with: .foreground, lineWidth: 2)
        }
        #expect(heavy.text == "┏━━┓\n┃  ┃\n┗━━┛")
    }

    @Test("Lines that meet are joined, also in strokes of their own")
    func joints() {
        let grid = screen(7, 5) { [self] context, size in
            context.stroke(Path(CGRect(origin: .zero, size: size)), with: .foreground)
            context.stroke(line((3.5, 0), (3.5, 5)), with: .foreground)
            context.stroke(line((0, 2.5), (7, 2.5)), with: .foreground)
        }
        #expect(grid.text == "┌──┬──┐\n│  │  │\n├──┼──┤\n│  │  │\n└──┴──┘")
        let axes = screen(4, 3) { [self] context, _ in
            context.stroke(line((0, 0), (0, 3)), with: .foreground)
            context.stroke(line((0, 3), (4, 3)), with: .color(.red), lineWidth: 2)
        }
        #expect(axes.text == "│\n│\n┗━━━")
    }

    @Test("Dashes are dashed characters, and long ones have their length")
    func dashes() {
        func text(_ path: Path, _ dash: [CGFloat], _ width: CGFloat = 1) -> String {
            screen(8, 2) { context, _ in
                context.stroke(path, with: .foreground, style: StrokeStyle(lineWidth: width, dash: dash))
            }.text
        }
        let across = line((0, 0.5), (8, 0.5))
        #expect(text(across, [1]) == "┄┄┄┄┄┄┄┄")
        #expect(text(across, [1], 2) == "┅┅┅┅┅┅┅┅")
        #expect(text(across, [3]) == "───   ──")
        #expect(text(across, [1, 0]) == "────────")
        #expect(text(line((0.5, 0), (0.5, 2)), [1]) == "┆\n┆")
    }

    @Test("Lines that cells cannot keep apart, and other lines and curves, are dots")
    func others() {
        let diagonal = screen(4, 2) { [self] context, _ in
            context.stroke(line((0, 0), (4, 2)), with: .foreground)
        }
        #expect(isBraille(diagonal))
        let ellipse = screen(4, 2) { context, size in
            context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .foreground)
        }
        #expect(isBraille(ellipse))
        let narrow = screen(4, 2) { context, _ in
            context.stroke(Path(CGRect(x: 0, y: 0.1, width: 4, height: 0.5)), with: .foreground)
        }
        #expect(isBraille(narrow))
        let short = screen(4, 2) { [self] context, _ in
            context.stroke(line((0.5, 0), (0.5, 0.4)), with: .foreground)
        }
        #expect(isBraille(short))
        let steps = screen(8, 1) { [self] context, _ in
            context.stroke(line((0, 0.9), (4, 0.9), (4, 0.1), (8, 0.1)), with: .foreground)
        }
        #expect(isBraille(steps))
        let flat = screen(4, 1) { [self] context, _ in
            context.stroke(line((0, 0.5), (1, 0.5), (2, 0.5), (3, 0.5)), with: .foreground)
        }
        #expect(isBraille(flat))
    }

    @Test("Dots that cross a line are joined with it")
    func crossings() {
        for isLineFirst in [true, false] {
            let screen = screen(4, 1) { [self] context, _ in
                let diagonal = line((1.1, 0), (2.9, 1))
                if !isLineFirst { context.stroke(diagonal, with: .color(.red)) }
                context.stroke(line((0, 0.5), (4, 0.5)), with: .foreground)
                if isLineFirst { context.stroke(diagonal, with: .color(.red)) }
            }
            #expect(screen.cell(0, 0).glyph == "─")
            for column in 1...2 {
                let bits = Braille.bits(of: screen.cell(column, 0).glyph) ?? 0
                #expect(bits.nonzeroBitCount > 2 && bits & LineArms([.left, .right]).dots == 0b0001_0010)
            }
        }
    }

    @Test("A line covers no text, and stands on the colour beneath")
    func texts() {
        let screen = screen(4, 1) { [self] context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
            context.draw(Text(verbatim: "x"), at: CGPoint(x: 1, y: 0), anchor: .topLeading)
            context.stroke(line((0, 0.5), (4, 0.5)), with: .color(.red))
        }
        #expect(screen.text == "─x──")
        #expect(screen.cell(0, 0).style == Style(foreground: .red, background: .brightBlue))
    }

    @Test("Lines in ASCII and on a console")
    func consoles() {
        func text(_ blocks: BlockCharacters) -> String {
            screen(4, 3, blocks) { context, size in
                context.stroke(Path(CGRect(origin: .zero, size: size)), with: .foreground)
            }.text
        }
        #expect(text(.none) == "+--+\n|  |\n+--+")
        #expect(text(.halves) == "┌──┐\n│  │\n└──┘")
    }

    @Test("Shapes of lines are drawn alike as views; a line in the only row is seen")
    func views() {
        struct Across: Shape {
            let y: CGFloat
            func path(in rect: CGRect) -> Path {
                Path { path in
                    path.move(to: CGPoint(x: rect.minX, y: rect.height * y))
                    path.addLine(to: CGPoint(x: rect.maxX, y: rect.height * y))
                }
            }
        }
        for y in [0, 0.5, 1] {
            let solid = render(Across(y: y).stroke(.red), size: CellSize(width: 4, height: 1))
            #expect(solid.text == "────")
            let dashed = Across(y: y).stroke(style: StrokeStyle(lineWidth: 1, dash: [2]))
            #expect(render(dashed, size: CellSize(width: 4, height: 1)).text == "┄┄┄┄")
        }
        let inset = Rectangle().inset(by: 1).stroke(.red)
        #expect(render(inset, size: CellSize(width: 6, height: 4)).text == "\n ┌──┐\n └──┘")
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 5, height: 3), cornerRadius: 1)
        #expect(render(path.stroke(.red), size: CellSize(width: 5, height: 3)).text == "╭───╮\n│   │\n╰───╯")
        let cut = Rectangle().trim(from: 0, to: 0.5).stroke(.red)
        #expect(render(cut, size: CellSize(width: 4, height: 3)).text.contains("──┐"))
    }

    @Test("A line that is longer than any screen is drawn where it is seen")
    func longLines() {
        for dash in [[], [1e6, 3], [0.001]] as [[CGFloat]] {
            let screen = screen(3, 1) { [self] context, _ in
                context.stroke(
                    line((-1e9, 0.5), (1e9, 0.5)), with: .foreground, style: StrokeStyle(lineWidth: 1, dash: dash))
            }
            #expect(screen.text == "───")
        }
        let rest = screen(3, 1) { [self] context, _ in
            context.stroke(line((0, 0.5), (.nan, 0.5), (3, .infinity)), with: .foreground)
        }
        #expect(rest.text == "")
    }

    @Test("Pictures of plans", arguments: [BlockCharacters.quadrants, .sextants, .none])
    func pictures(blocks: BlockCharacters) {
        let picture = screen(30, 10, blocks) { [self] context, size in
            context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.gray))
            for row in [2.5, 5, 7.5] {
                context.stroke(
                    line((0, row), (30, row)), with: .color(.gray), style: StrokeStyle(lineWidth: 1, dash: [1]))
            }
            context.stroke(line((4, 0), (4, 10)), with: .color(.gray))
            var curve = Path()
            curve.move(to: CGPoint(x: 4, y: 9))
            curve.addCurve(
                to: CGPoint(x: 29, y: 1), control1: CGPoint(x: 12, y: 9), control2: CGPoint(x: 18, y: 0))
            context.stroke(curve, with: .color(.red))
            context.stroke(
                Path(roundedRect: CGRect(x: 16, y: 6, width: 10, height: 3), cornerRadius: 1), with: .color(.blue),
                lineWidth: 2)
        }
        assertSnapshot(of: picture, named: "\(blocks)")
    }
}
