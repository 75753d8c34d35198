import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Masks")
struct MaskTests {
    private let white = Color(red: 1, green: 1, blue: 1)
    private let black = Color(red: 0, green: 0, blue: 0)
    private let red = Color(red: 1, green: 0, blue: 0)

    /// Renders a view, on black.
    private func onBlack(_ view: some View, _ width: Int = 4, _ height: Int = 1) -> Snapshot {
        render(
            ZStack {
                black; view
            }, size: CellSize(width: width, height: height))
    }

    /// Renders a view on a terminal that reports its colours: white on black.
    private func told(
        _ view: some View, _ width: Int = 4, _ height: Int = 1, level: Capabilities.ColorLevel = .trueColor
    ) -> Snapshot {
        let app = TestApp(view, size: CellSize(width: width, height: height), colorLevel: level)
        app.terminal.capabilities.foreground = .rgb(255, 255, 255)
        app.terminal.capabilities.background = .rgb(0, 0, 0)
        app.settle()
        return app.screen
    }

    private func fade(_ from: Double, _ to: Double) -> LinearGradient {
        LinearGradient(
            colors: [black.opacity(from), black.opacity(to)], startPoint: .leading, endPoint: .trailing)
    }

    @Test(
        "The opacity of a mask is that of what it shows, whatever its colour", arguments: [Color.black, .white, .red])
    func opacity(color: Color) {
        let quarter = onBlack(white.mask { color.opacity(0.25) }).cell(0, 0)
        #expect(quarter == Cell(glyph: .space, style: Style(background: .rgb(0x40, 0x40, 0x40))))
        #expect(onBlack(white.mask { color }).cell(0, 0).style.background == .rgb(255, 255, 255))
        #expect(onBlack(white.mask { Color.clear }).cell(0, 0).style.background == .rgb(0, 0, 0))
        let nested = onBlack(white.mask { color.opacity(0.5).mask { color.opacity(0.5) } }).cell(0, 0)
        // The colours from which an opacity is found have eight bits.
        #expect(abs(Int(nested.style.background.rgb?.red ?? 0) - 0x40) <= 3)
    }

    @Test("A gradient fades areas and texts, and what lies beneath shows through")
    func gradients() {
        let reds = (0..<8).map { onBlack(red.mask { fade(1, 0) }, 8).cell($0, 0).style.background.rgb?.red ?? 0 }
        #expect(zip(reds, reds.dropFirst()).allSatisfy { $0 > $1 })
        #expect(reds[0] > 220 && reds[7] < 32)
        let text = onBlack(Text(verbatim: "abcd").foregroundColor(white).mask { fade(1, 0) })
        #expect(text.text == "abcd" || text.text == "abc")
        let inks = (0..<3).map { text.cell($0, 0).style.foreground.rgb?.red ?? 0 }
        #expect(inks[0] > inks[1] && inks[1] > inks[2])
        let beneath = onBlack(
            ZStack {
                Text(verbatim: "abcd").foregroundColor(white)
                red.mask { black.opacity(0.5) }
            })
        #expect(beneath.text == "abcd")
        #expect(beneath.cell(0, 0).style == Style(foreground: .rgb(255, 128, 128), background: .rgb(128, 0, 0)))
    }

    @Test("An area shows through the characters of a mask: they take its colours")
    func characters() {
        let colors = LinearGradient(colors: [red, black], startPoint: .leading, endPoint: .trailing)
        let screen = render(
            colors.mask { Text(verbatim: "ab漢").bold() }, size: CellSize(width: 4, height: 1))
        #expect(screen.text == "ab漢")
        #expect(screen.cell(0, 0).style.background == .default)
        #expect(screen.cell(0, 0).style.attributes == .bold)
        let reds = [0, 1, 2].map { screen.cell($0, 0).style.foreground.rgb?.red ?? 0 }
        #expect(reds[0] > reds[1] && reds[1] > reds[2])
        let faint = onBlack(white.mask { Text(verbatim: "a").foregroundColor(red.opacity(0.25)) }, 1)
        #expect(faint.cell(0, 0).style == Style(foreground: .rgb(0x40, 0x40, 0x40), background: .rgb(0, 0, 0)))
        let filled = onBlack(white.mask { Text(verbatim: "a").background(red) }, 1)
        #expect(filled.cell(0, 0) == Cell(glyph: .space, style: Style(background: .rgb(255, 255, 255))))
        let line = render(red.mask { Rectangle().stroke() }, size: CellSize(width: 3, height: 3))
        #expect(line.text == "┌─┐\n│ │\n└─┘")
        #expect(line.cell(0, 0).style == Style(foreground: .rgb(255, 0, 0)))
    }

    @Test("The terminal's own colours are seen through a character")
    func ownColors() {
        let ink = render(Color.primary.mask { Text(verbatim: "a") }, size: .cell).cell(0, 0)
        #expect(ink == Cell(glyph: "a"))
        let cut = render(
            ZStack {
                Color.primary
                Rectangle().fill(.background).mask { Text(verbatim: "a") }
            }, size: .cell
        ).cell(0, 0)
        #expect(cut == Cell(glyph: "a", style: Style(attributes: .reverse)))
    }

    @Test("A text through a text is kept in whole cells")
    func textThroughText() {
        let view = Text(verbatim: "12漢4").foregroundColor(white).mask(alignment: .leading) { Text(verbatim: "abc") }
        #expect(onBlack(view, 5).text == "12漢")
    }

    @Test("A character beneath is seen instead of a faint one of the mask")
    func beneath() {
        func text(_ opacity: Double) -> String {
            onBlack(
                ZStack {
                    Text(verbatim: "below").foregroundColor(white)
                    red.mask { Text(verbatim: "above").foregroundColor(black.opacity(opacity)) }
                }, 5
            ).text
        }
        #expect(text(0.6) == "above")
        #expect(text(0.4) == "below")
    }

    @Test("Where colours cannot be mixed, a faint area is left out, and a faint text is dim")
    func untold() {
        func cell(_ view: some View, _ opacity: Double) -> Cell {
            render(view.mask { black.opacity(opacity) }, size: .cell).cell(0, 0)
        }
        #expect(cell(Color.red, 0.4) == .blank)
        #expect(cell(Color.red, 0.6).style.background == .red)
        #expect(cell(Text(verbatim: "x"), 0.4) == Cell(glyph: "x", style: Style(attributes: .dim)))
        #expect(cell(Text(verbatim: "x"), 0.8) == Cell(glyph: "x"))
        let mixed = told(Text(verbatim: "x").mask { black.opacity(0.25) }, 1)
        #expect(mixed.cell(0, 0).style == Style(foreground: .rgb(0x40, 0x40, 0x40)))
    }

    @Test("256 and 16 colours show the nearest one")
    func fewColors() {
        func ground(_ level: Capabilities.ColorLevel) -> TerminalColor {
            told(white.mask { black.opacity(0.25) }, level: level).cell(0, 0).style.background
        }
        #expect(ground(.ansi256) == .palette(238))
        #expect(ground(.ansi16) == .brightBlack)
    }

    @Test("The edges of a mask are smooth where colours are known, and cut parts of cells elsewhere")
    func edges() {
        let quarter = Path { path in
            path.addLines([.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 0.25), CGPoint(x: 0, y: 0.25)])
        }
        let smooth = told(red.mask { quarter.fill(black) }, 1).cell(0, 0)
        #expect(smooth.glyph == "▀")
        #expect(smooth.style.foreground == .rgb(128, 0, 0))
        let half = Path(CGRect(x: 0, y: 0.5, width: 1, height: 0.5))
        #expect(render(red.mask { half }, size: .cell).cell(0, 0).glyph == "▄")
        // A text on the edge stands on the colour of most of the cell.
        let text = onBlack(
            ZStack {
                red.mask { Path(CGRect(x: 0, y: 0.25, width: 1, height: 0.75)) }
                Text(verbatim: "x").foregroundColor(white)
            }, 1
        ).cell(0, 0)
        #expect(text == Cell(glyph: "x", style: Style(foreground: .rgb(255, 255, 255), background: .rgb(255, 0, 0))))
    }

    @Test("Without colours a gradient shows through the characters of a mask")
    func monochrome() {
        let view = LinearGradient(colors: [.white, .yellow], startPoint: .leading, endPoint: .trailing)
            .mask { Text(verbatim: "abcd") }
        let app = TestApp(view, size: CellSize(width: 4, height: 1), colorLevel: .none)
        #expect(app.screen.text == "abcd")
    }

    @Test("What changes in a mask is drawn again in its place")
    func changes() {
        struct Masked: View {
            @State private var first = 0
            @State private var second = 0

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: "title")
                    Color(red: 1, green: 0, blue: 0).mask {
                        HStack(spacing: 2) {
                            Count(count: first); Count(count: second)
                        }
                    }
                    HStack(spacing: 0) {
                        Button("a") { first += 1 }
                        Button("b") { second += 1 }
                    }
                }
            }
        }
        struct Count: View {
            let count: Int
            var body: some View { Text(verbatim: "\(count)") }
        }
        let app = TestApp(Masked(), size: CellSize(width: 10, height: 3))
        #expect(app.screen.row(1).trimmingCharacters(in: .whitespaces) == "0  0")
        for (name, expected) in [("a", "1  0"), ("b", "1  1"), ("a", "2  1"), ("b", "2  2")] {
            app.click(text: name)
            #expect(app.screen.row(1).trimmingCharacters(in: .whitespaces) == expected)
        }
    }

    @Test("A layer clips what a canvas draws later, as far as it is opaque, or clear")
    func layers() {
        func screen(_ options: GraphicsContext.ClipOptions, _ opacity: Double = 1) -> Snapshot {
            onBlack(
                Canvas { [red, white] context, size in
                    context.clipToLayer(opacity: opacity, options: options) { layer in
                        layer.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(red))
                        layer.fill(Path(CGRect(x: 1, y: 0, width: 1, height: 1)), with: .color(red.opacity(0.25)))
                        layer.draw(Text(verbatim: "a"), at: CGPoint(x: 2, y: 0), anchor: .topLeading)
                    }
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(white))
                })
        }
        func grounds(_ screen: Snapshot) -> [UInt8] {
            (0..<4).map { screen.cell($0, 0).style.background.rgb?.red ?? 1 }
        }
        let plain = screen([])
        #expect(grounds(plain) == [255, 0x40, 0, 0])
        #expect(plain.text == "  a")
        #expect(plain.cell(2, 0).style.foreground == .rgb(255, 255, 255))
        let inverse = screen(.inverse)
        #expect(grounds(inverse) == [0, 0xBF, 255, 255])
        #expect(inverse.text == "  a")
        #expect(inverse.cell(2, 0).style.foreground == .rgb(0, 0, 0))
        #expect(grounds(screen([], 0.25))[0] == 0x40)
    }

    @Test("Pictures of masks", arguments: ["told", "untold"])
    func pictures(name: String) {
        let view = VStack(alignment: .leading, spacing: 0) {
            LinearGradient(colors: [.red, .yellow, .green], startPoint: .leading, endPoint: .trailing)
                .mask { Text(verbatim: "Letters in a gradient").bold() }.frame(height: 1)
            Color.blue.mask { LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing) }
                .frame(height: 2)
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<4) { Text(verbatim: "A line of a list, number \($0)") }
            }
            .mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
            HStack(spacing: 0) {
                Color.orange.mask { Circle() }
                Color.green.mask { Circle().stroke() }
                Color.purple.mask { Circle().opacity(0.5) }
            }
            .frame(height: 5)
        }
        let size = CellSize(width: 30, height: 12)
        assertSnapshot(of: name == "told" ? told(view, 30, 12) : render(view, size: size), named: name)
    }
}
