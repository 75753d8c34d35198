@testable import CursesUI
import CursesUITerminal
import CursesUITesting
import Testing

@MainActor
@Suite("Large symbols")
struct LargeSymbolTests {
    private func screen(_ view: some View, width: Int = 16, height: Int = 8, metrics: CellMetrics = .cells) -> Snapshot
    {
        TestApp(view, size: CellSize(width: width, height: height), cellMetrics: metrics).screen
    }

    private func figure(_ name: String, _ width: CGFloat = 8, _ height: CGFloat = 4) -> String {
        let view = Image(systemName: name).resizable().frame(width: width, height: height)
        return screen(view, width: Int(width), height: Int(height)).text
    }

    @Test("fill their frames in lines")
    func resizable() {
        #expect(
            figure("star", 16, 8) == """
                       ⣴⣦
                      ⣸⣿⣿⣇
                ⣀⣀⣀⣀⣀⣠⣿⠇⠸⣿⣄⣀⣀⣀⣀⣀
                ⠛⢿⣿⣍⡉⠉⠉  ⠉⠉⢉⣩⣿⡿⠛
                  ⠉⠻⣿⡆    ⢰⣿⠟⠉
                   ⢀⣿⠇⣀⣤⣤⣀⠸⣿⡀
                   ⣼⣿⣾⠿⠋⠙⠿⣷⣿⣧
                   ⠛⠛⠁    ⠈⠛⠛
                """)
    }

    @Test("are characters where a figure would not be recognized")
    func small() {
        #expect(figure("globe", 5, 3) == "\n  ⊕")
        #expect(figure("heart", 4, 2) == "\n  ♡")
        #expect(figure("heart.fill", 2, 1) == " ♥")
        #expect(figure("heart.fill", 3, 2) != "\n ♥")
        #expect(figure("there.is.no.such.symbol", 8, 3) == "\n    •")
    }

    @Test("have the size of their font and scale, in points")
    func font() {
        func size(
            _ font: Font, _ scale: Image.Scale = .medium, metrics: CellMetrics = .points, symbol: String = "circle"
        ) -> [Int] {
            let view = Image(systemName: symbol).font(font).imageScale(scale).background(Color.blue)
            let screen = screen(view, width: 40, height: 12, metrics: metrics)
            let rows = screen.rows.indices.filter { row in
                (0..<40).contains { screen.cell($0, row).style.background == .brightBlue }
            }
            let columns = (0..<40).filter { column in
                screen.rows.indices.contains { screen.cell(column, $0).style.background == .brightBlue }
            }
            return [columns.count, rows.count]
        }
        #expect(size(.system(size: 40)) == [6, 3])
        #expect(size(.system(size: 80)) == [12, 6])
        #expect(size(.custom("Any", size: 80)) == [12, 6])
        #expect(size(.system(size: 80), .large) == [16, 8])
        #expect(size(.system(size: 30)) == [1, 1])
        #expect(size(.largeTitle) == [1, 1])
        #expect(size(.system(size: 30), symbol: "circle.fill") == [1, 1])
        #expect(size(.system(size: 80), metrics: .cells) == [1, 1])
    }

    @Test("keep their proportions where that is asked for")
    func fits() {
        let view = Image(systemName: "circle.fill").resizable().scaledToFit().background(Color.blue)
        let screen = screen(view, width: 30, height: 4)
        #expect((0..<30).filter { column in (0..<4).contains { screen.cell(column, $0).style != .plain } }.count == 8)
    }

    @Test("have their own colours, if the original ones are asked for")
    func colors() {
        func colors(_ image: Image) -> Set<TerminalColor> {
            let screen = screen(image.resizable().frame(width: 16, height: 8))
            return Set(
                (0..<8).flatMap { row in
                    (0..<16).map { screen.cell($0, row).style }.flatMap { [$0.foreground, $0.background] }
                })
        }
        let sun = Image(systemName: "cloud.sun.fill")
        #expect(!colors(sun).contains(.yellow))
        #expect(colors(sun.renderingMode(.original)).contains(.yellow))
        #expect(colors(sun.symbolRenderingMode(.multicolor)).contains(.yellow))
        #expect(colors(Image(systemName: "trash").symbolRenderingMode(.multicolor)).contains(.red))
    }

    @Test("are rotated")
    func rotated() {
        let arrow = Image(systemName: "arrow.right").resizable().frame(width: 12, height: 6)
        let down = Image(systemName: "arrow.down").resizable().frame(width: 12, height: 6)
        #expect(screen(arrow.rotationEffect(.degrees(90))).text == screen(down).text)
    }

    @Test("of buttons have the focus in brackets")
    func focus() {
        let view = Button {
        } label: {
            Image(systemName: "heart").resizable().frame(width: 10, height: 5)
        }
        .buttonStyle(.plain)
        let screen = screen(view, width: 10, height: 5)
        #expect(screen.cell(0, 2).glyph == "[")
        #expect(screen.cell(9, 2).glyph == "]")
    }

    @Test("are characters in bars")
    func bars() {
        let view = TabView {
            Text("page").tabItem {
                Image(systemName: "house.fill").font(.system(size: 60))
                Text("Home")
            }
        }
        let rows = screen(view, width: 30, height: 8, metrics: .points).rows
        #expect(rows[0].contains("⌂") && rows[0].contains("Home"))
    }

    @Test("of buttons have brackets in their middle row, except where they alone fill a large frame")
    func brackets() {
        func text(_ image: some View, width: CGFloat, height: CGFloat) -> String {
            let button = Button {
            } label: {
                image
            }
            .frame(width: width, height: height)
            // The focus is elsewhere.
            let view = VStack(spacing: 0) {
                Button("a") {}
                button
            }
            return screen(view, width: 20, height: 8, metrics: .points).text
        }
        let symbol = Image(systemName: "heart")
        let large = text(symbol.resizable().scaledToFit(), width: 96, height: 96)
        #expect(large.filter { $0 == "[" }.count == 1)
        let small = text(symbol.resizable().frame(width: 24, height: 24), width: 96, height: 32)
        #expect(small.filter { $0 == "[" }.count == 2)
        let font = text(symbol.font(.system(size: 50)), width: 120, height: 96)
        #expect(font.filter { $0 == "[" }.count == 2)
    }

    @Test("are characters in ASCII")
    func ascii() {
        let view = Image(systemName: "heart.fill").resizable().frame(width: 8, height: 3)
        let app = TestApp(view.terminalTheme(.ascii), size: CellSize(width: 8, height: 3))
        #expect(app.screen.text == "\n   <3")
    }

    @Test("have a figure in circles, in squares and with a slash, which differ from the plain one")
    func variants() {
        let plain = figure("bell.fill")
        for name in ["bell", "bell.slash", "bell.slash.fill", "bell.circle", "bell.circle.fill", "bell.square.fill"] {
            #expect(figure(name) != plain, "\(name)")
            #expect(figure(name).split(separator: "\n").count > 1, "\(name)")
        }
        #expect(figure("7.circle").contains("7"))
        #expect(figure("7.circle.fill").contains("7"))
    }

    @Test("of every name in the table can be drawn in all sizes")
    func all() {
        let names = SymbolFigureTable.lines.split(separator: "\n").filter { $0.first != " " }
            .flatMap { $0.split(separator: " ").map(String.init).filter { Double($0) == nil } }
        #expect(Set(names).count == names.count)
        for name in names {
            #expect(!name.split(separator: ".").contains("fill"))
            #expect(SymbolFigure(named: name).map { $0.parts.allSatisfy { !$0.path.isEmpty } } == true, "\(name)")
            for form in [name, "\(name).fill", "\(name).circle.fill"] {
                for (width, height) in [(6, 3), (7, 4), (24, 12)] {
                    let view = Image(systemName: form).resizable()
                    let screen = screen(view, width: width, height: height)
                    let hasInk = (0..<height).contains { row in
                        (0..<width).contains { screen.cell($0, row) != Cell(glyph: .space, style: .plain) }
                    }
                    #expect(hasInk, "\(form) in \(width) by \(height)")
                }
            }
        }
    }

    @Test("go on with their effects while they are rotated")
    func effects() {
        let view = Image(systemName: "heart.fill").resizable().frame(width: 8, height: 4)
            .symbolEffect(.pulse).rotationEffect(.degrees(30))
        let app = TestApp(view, size: CellSize(width: 12, height: 6))
        var looks: Set<String> = []
        for _ in 0..<8 {
            looks.insert(app.screen.styledText)
            app.advance(by: .milliseconds(250))
        }
        #expect(looks.count > 1)
    }

    @Test("move the character in their middle when they are rotated")
    func letters() {
        let view = Image(systemName: "7.circle").resizable().frame(width: 8, height: 4)
            .rotationEffect(.degrees(180), anchor: .bottom).frame(height: 8, alignment: .top)
        let row = TestApp(view, size: CellSize(width: 8, height: 8)).screen.position(of: "7")?.row
        #expect(row == 5 || row == 6)
    }

    @Test("stay characters with a font of no size", arguments: [CGFloat.nan, .infinity, -50, 0])
    func oddSizes(size: CGFloat) {
        let view = Image(systemName: "heart").font(.system(size: size))
        #expect(!screen(view, width: 8, height: 4, metrics: .points).text.isEmpty)
    }

    @Test("leave a name with a shape at its start a character")
    func shapes() {
        #expect(SymbolFigure(named: "circle.fill") != nil)
        #expect(SymbolFigure(named: "circle.lefthalf.filled") == nil)
        #expect(SymbolFigure(named: "square.split.2x1") == nil)
        #expect(SymbolFigure(named: "arrow.left.and.right") == nil)
        #expect(SymbolFigure(named: "star.leadinghalf.filled") == nil)
        #expect(SymbolFigure(named: "person.badge.plus") != nil)
        #expect(SymbolFigure(named: "largecircle.fill.circle") != nil)
    }
}
