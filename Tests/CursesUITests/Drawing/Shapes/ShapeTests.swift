@testable import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("Shapes on cells")
struct ShapeTests {
    private func picture(_ view: some View, _ width: Int, _ height: Int) -> String {
        let screen = render(view, size: CellSize(width: width, height: height))
        // A filled cell has no character, and is represented by a block here.
        return (0..<height).map { row in
            var text = ""
            for column in 0..<width {
                let cell = screen.cell(column, row)
                let isFilled =
                    cell.style.background != .default || cell.style.attributes.contains(.reverse)
                text += isFilled && cell.glyph == .space ? "█" : cell.glyph.description
            }
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
        .joined(separator: "\n")
    }

    @Test("a circle is as wide as it is high to the eye")
    func circle() {
        #expect(
            picture(Circle().fill(.red), 12, 5) == """
                  ▗▄████▄▖
                 ▟████████▙
                 ██████████
                 ▜████████▛
                  ▝▀████▀▘
                """)
    }

    @Test("an ellipse fills its room")
    func ellipse() {
        let rows = picture(Ellipse().fill(.red), 24, 5).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows[2].count == 24)
        #expect(rows[2].allSatisfy { $0 == "█" })
    }

    @Test("a circle of one row is a dot")
    func dot() {
        #expect(picture(Circle().fill(.green), 1, 1) == "●")
        #expect(picture(Circle().stroke(.green), 3, 1) == " ○")
        let cell = render(Circle().fill(.green), size: CellSize(width: 1, height: 1)).cell(0, 0)
        #expect(cell.style.foreground == .green)
    }

    @Test("a dot in a ring is one mark, covers what is beneath it, and leaves a symbol beneath a badge")
    func marks() {
        func mark(_ ring: CGFloat, _ dot: CGFloat) -> String {
            picture(
                ZStack {
                    Circle().stroke(.blue).frame(width: ring, height: 1)
                    Circle().fill(.blue).frame(width: dot, height: 1)
                }, 3, 1
            ).trimmingCharacters(in: .whitespaces)
        }
        #expect([mark(3, 2), mark(3, 3), mark(1, 1)] == ["◉", "◉", "◉"])
        let covered = ZStack {
            Text("aaa"); Circle().fill(.green).frame(width: 3, height: 1)
        }
        #expect(picture(covered, 3, 1) == "a●a")
        let badge = Text("B").overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 1, height: 1) }
        #expect(picture(badge, 1, 1) == "B")
        let outline = Text("a").overlay { Circle().stroke(.red) }
        #expect(picture(outline, 1, 1) == "a")
    }

    @Test("circles that are centred in each other are one mark, at any size in points", arguments: [12.0, 16, 20, 22])
    func centredDots(size: CGFloat) {
        for share in [0.4, 0.5, 0.6, 0.8] {
            let view = ZStack {
                Circle().stroke(.blue, lineWidth: 2).frame(width: size, height: size)
                Circle().fill(.blue).frame(width: size * share, height: size * share)
            }
            let row = TestApp(view, size: CellSize(width: 8, height: 1), cellMetrics: .points).screen.text
            #expect(row.trimmingCharacters(in: .whitespaces) == "◉", "\(size) \(share)")
        }
    }

    @Test("a text over a dot has its colour as background, and a ring around a dot leaves it")
    func badge() {
        let circle = Circle().fill(.red).frame(width: 3, height: 1)
        let screen = render(
            ZStack {
                circle; Text("7")
            }, size: CellSize(width: 3, height: 1))
        #expect(screen.text == " 7" && screen.cell(1, 0).style.background == .red)
        #expect(picture(circle.overlay { Circle().stroke(.white) }, 3, 1) == " ●")
        let symbol = Text("bell").overlay(alignment: .topTrailing) {
            Text("5").padding(.horizontal, 1).background(.red)
        }
        #expect(picture(symbol.frame(width: 4), 4, 1).contains("5"))
        let small = Text("b").overlay { Text("5").padding(.horizontal, 1) }
        #expect(picture(small, 3, 1).contains("5"))
    }

    @Test("an outline in one row consists of its ends, beside what is in the row")
    func rowOutline() {
        #expect(picture(Capsule().stroke(), 5, 1) == "(   )")
        #expect(picture(Rectangle().stroke(), 5, 1) == "│   │")
        #expect(picture(Rectangle().strokeBorder(lineWidth: 4), 5, 1) == "┃   ┃")
        #expect(picture(Text("tag").padding(.horizontal, 1).overlay(Capsule().stroke()), 5, 1) == "(tag)")
        #expect(picture(Text("wider").overlay(Capsule().stroke()), 5, 1) == "wider")
    }

    @Test("dashes of a wide line that are too short for a part of a cell make a whole line")
    func shortDashes() {
        func ring(_ dash: [CGFloat]) -> String {
            let style = StrokeStyle(lineWidth: 20, dash: dash)
            let view = Circle().inset(by: 10).stroke(.red, style: style).frame(width: 160, height: 160)
            return TestApp(view, size: CellSize(width: 20, height: 10), cellMetrics: .points).screen.text
        }
        #expect(ring([2, 6]) == ring([]))
        #expect(ring([6, 2]) == ring([]))
        #expect(ring([16, 16]) != ring([]))
    }

    @Test("corners that leave nothing straight of a side make a circle or a capsule")
    func roundest() {
        func rows(_ view: some View) -> [String] {
            TestApp(view, size: CellSize(width: 14, height: 6), cellMetrics: .points).screen.rows
        }
        let key = Color.red.frame(width: 95, height: 95)
        let circle = rows(key.clipShape(Circle()))
        #expect(rows(key.cornerRadius(47.5)) == circle)
        #expect(rows(RoundedRectangle(cornerRadius: 47.5).fill(.red).frame(width: 95, height: 95)) == circle)
        #expect(rows(key.cornerRadius(20)) != circle)
        let bar = Color.red.frame(width: 112, height: 50)
        #expect(rows(bar.cornerRadius(25)) == rows(bar.clipShape(Capsule())))
    }

    @Test("rectangles are filled by whole cells, apart from round corners")
    func rectangles() {
        let full = "██████\n██████\n██████"
        let round = "▟████▙\n██████\n▜████▛"
        #expect(picture(Rectangle().fill(.red), 6, 3) == full)
        #expect(picture(RoundedRectangle(cornerRadius: 0).fill(.red), 6, 3) == full)
        #expect(picture(RoundedRectangle(cornerRadius: 8).fill(.red), 6, 3) == round)
        #expect(picture(RoundedRectangle(cornerSize: CGSize(width: 4, height: 2)), 6, 3) == round)
        #expect(picture(UnevenRoundedRectangle(topLeadingRadius: 4).fill(.red), 6, 3) == "▟█████\n██████\n██████")
        #expect(picture(Capsule().fill(.red), 10, 3) == "▗▟██████▙▖\n██████████\n▝▜██████▛▘")
        #expect(picture(Capsule().fill(.red), 6, 1) == "██████")
        let mirrored = UnevenRoundedRectangle(topLeadingRadius: 4).fill(.red)
            .environment(\.layoutDirection, .rightToLeft)
        #expect(picture(mirrored, 6, 3) == "█████▙\n██████\n██████")
    }

    @Test("the outline of a rectangle is a line of box-drawing characters")
    func strokes() {
        #expect(picture(Rectangle().stroke(.red), 4, 3) == "┌──┐\n│  │\n└──┘")
        #expect(picture(Capsule().strokeBorder(.red), 4, 3) == "╭──╮\n│  │\n╰──╯")
        #expect(picture(Rectangle().stroke(lineWidth: 2), 4, 3) == "┏━━┓\n┃  ┃\n┗━━┛")
        let dashed = Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [2]))
        #expect(picture(dashed, 4, 3) == "┌┄┄┐\n┆  ┆\n└┄┄┘")
    }

    @Test("an outline is a shape, which can be changed and filled")
    func strokedShapes() {
        let dashes = StrokeStyle(lineWidth: 1, dash: [2])
        #expect(picture(Rectangle().stroke(style: dashes).fill(.red), 4, 3) == "┌┄┄┐\n┆  ┆\n└┄┄┘")
        let screen = render(Rectangle().stroke(lineWidth: 1).fill(.red), size: CellSize(width: 4, height: 3))
        #expect(screen.cell(0, 0).style.foreground == screen.style(of: "┌")?.foreground)
        #expect(screen.text == "┌──┐\n│  │\n└──┘")
        let half = Capsule().stroke(lineWidth: 1).scale(0.5).opacity(1)
        #expect(picture(half, 8, 4) == picture(Capsule().scale(0.5).stroke(), 8, 4))
        let turned = Circle().stroke(style: dashes).rotation(.degrees(90)).trim(from: 0, to: 0.5)
        #expect(
            picture(turned, 8, 4)
                == picture(Circle().rotation(.degrees(90)).trim(from: 0, to: 0.5).stroke(style: dashes), 8, 4))
        #expect(
            picture(Circle().stroke().offset(x: 1).foregroundStyle(.red), 8, 4)
                == picture(Circle().offset(x: 1).stroke(), 8, 4))
    }

    @Test("a shape is filled and stroked at once")
    func both() {
        let view = RoundedRectangle(cornerRadius: 4).fill(.blue).stroke(.red)
        let screen = render(view, size: CellSize(width: 4, height: 3))
        #expect(screen.text == "╭──╮\n│  │\n╰──╯")
        #expect(screen.cell(0, 0).style == Style(foreground: .red, background: .brightBlue))
        #expect(screen.cell(1, 1).style.background == .brightBlue)
    }

    struct Triangle: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }

    @Test("a shape of one's own is filled in parts of cells")
    func custom() {
        #expect(
            picture(Triangle().fill(.green), 8, 3) == """
                   ▟▙
                 ▗▟██▙▖
                ▗██████▖
                """)
        #expect(picture(Triangle(), 8, 3) == picture(Triangle().fill(.red), 8, 3))
    }

    @Test("the outline of a path is drawn in dots, and covers no content")
    func outline() {
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 4, y: 2))
        }
        #expect(picture(line.stroke(.red), 4, 2).contains("⠑"))
        let view = Text(verbatim: "abcd").overlay { Circle().stroke(.red) }
        #expect(picture(view, 4, 1) == "abcd")
    }

    @Test("a trimmed circle is a part of it")
    func trim() {
        let whole = picture(Circle().stroke(.red), 8, 4)
        let half = picture(Circle().trim(from: 0, to: 0.5).stroke(.red), 8, 4)
        #expect(whole != half)
        // The path runs clockwise from the trailing side, so it fills the lower half.
        #expect(half.split(separator: "\n", omittingEmptySubsequences: false)[0] == "")
        #expect(half.split(separator: "\n").last == whole.split(separator: "\n").last)
        let left = Circle().trim(from: 0, to: 0.5).stroke(.red).rotationEffect(.degrees(90))
        #expect(picture(left, 8, 4).split(separator: "\n").allSatisfy { $0.count <= 5 })
        #expect(picture(Circle().trim(from: 0, to: 0).stroke(.red), 8, 4) == "\n\n\n")
    }

    @Test("what a path goes around twice is outside again where that is asked for")
    func evenOdd() {
        let path = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 6, height: 3))
            path.addRect(CGRect(x: 2, y: 1, width: 2, height: 1))
        }
        #expect(picture(path.fill(.red), 6, 3) == "██████\n██████\n██████")
        let holed = path.fill(.red, style: FillStyle(eoFill: true))
        #expect(picture(holed, 6, 3) == "██████\n██  ██\n██████")
    }

    @Test("a background in a shape lies behind the view")
    func background() {
        let view = Text(verbatim: "x").padding(1).background(.red, in: Capsule())
        let screen = render(view, size: CellSize(width: 3, height: 3))
        #expect(screen.cell(1, 1).glyph == "x")
        #expect(screen.cell(0, 0) == Cell(glyph: "▟", style: Style(foreground: .red)))
        #expect(screen.cell(1, 0).style.background == .red)
    }
}
