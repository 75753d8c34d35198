import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Translucent colours")
struct BlendingTests {
    /// Renders a view on a terminal that reports its background and a white foreground.
    private func told(
        _ view: some View, width: Int = 1, height: Int = 1, _ level: Capabilities.ColorLevel = .trueColor,
        background: TerminalColor = .rgb(0, 0, 0)
    ) -> Snapshot {
        let app = TestApp(view, size: CellSize(width: width, height: height), colorLevel: level)
        app.terminal.capabilities.foreground = .rgb(255, 255, 255)
        app.terminal.capabilities.background = background
        app.settle()
        return app.screen
    }

    private let white = Color(red: 1, green: 1, blue: 1)
    private let black = Color(red: 0, green: 0, blue: 0)
    private let quarter = TerminalColor.rgb(0x40, 0x40, 0x40)

    @Test("white at a quarter over black is #404040, as a fill, a shape style, a stroke, a text and in a canvas")
    func quarters() {
        func ground(_ view: some View) -> TerminalColor {
            render(
                ZStack {
                    black; view
                }, size: CellSize(width: 3, height: 3)
            ).cell(0, 0).style.background
        }
        func ink(_ view: some View) -> TerminalColor {
            render(
                ZStack(alignment: .topLeading) {
                    black; view
                }, size: CellSize(width: 3, height: 3)
            )
            .cell(0, 0).style.foreground
        }
        #expect(ground(white.opacity(0.25)) == quarter)
        #expect(ground(Rectangle().fill(white.opacity(0.25))) == quarter)
        #expect(ground(Rectangle().fill(.white.opacity(0.25))) == quarter)
        #expect(ground(Canvas { $0.fill(Path($1.rect), with: .color(white.opacity(0.25))) }) == quarter)
        #expect(
            ground(
                Canvas { context, size in
                    context.opacity = 0.25
                    context.fill(Path(size.rect), with: .color(white))
                }) == quarter)
        #expect(ink(Rectangle().stroke(white.opacity(0.25))) == quarter)
        #expect(ink(Text(verbatim: "x").foregroundStyle(white.opacity(0.25))) == quarter)
        #expect(ink(Text(verbatim: "x").foregroundColor(white).opacity(0.25)) == quarter)
        #expect(
            ink(
                Canvas { context, _ in
                    context.opacity = 0.25
                    context.draw(Text(verbatim: "x").foregroundColor(white), at: .zero, anchor: .topLeading)
                }) == quarter)
    }

    @Test("what is beneath a translucent area shows through, with its characters")
    func beneath() {
        let view = ZStack {
            Text(verbatim: "x").foregroundColor(white).background(black)
            Color(red: 1, green: 0, blue: 0).opacity(0.5)
        }
        let cell = render(view, size: CellSize(width: 1, height: 1)).cell(0, 0)
        #expect(cell.glyph == "x")
        #expect(cell.style == Style(foreground: .rgb(255, 128, 128), background: .rgb(128, 0, 0)))
    }

    @Test("the terminal's own colours are blended if it tells them")
    func own() {
        #expect(told(white.opacity(0.25)).cell(0, 0).style.background == quarter)
        #expect(told(Color.primary.opacity(0.25)).cell(0, 0).style.background == quarter)
        #expect(told(Text(verbatim: "x").opacity(0.25)).cell(0, 0).style == Style(foreground: quarter))
        let beside = told(Color.red.opacity(0.5), background: .rgb(100, 100, 100)).cell(0, 0)
        #expect(beside.style.background == .rgb(153, 50, 50))
    }

    @Test("256 and 16 colours show the nearest one, and the area that would not be seen is left out")
    func fewColors() {
        #expect(told(white.opacity(0.25), .ansi256).cell(0, 0).style.background == .palette(238))
        #expect(told(white.opacity(0.25), .ansi16).cell(0, 0).style.background == .brightBlack)
        #expect(told(Color.red.opacity(0.05), .ansi16).cell(0, 0) == .blank)
        #expect(told(Color.red.opacity(0.6), .ansi16).cell(0, 0).style.background == .red)
        // There is no grey among eight colours.
        #expect(told(white.opacity(0.25), .ansi8).cell(0, 0) == .blank)
    }

    @Test("a text that few colours cannot show apart is dim")
    func dim() {
        let red = told(Text(verbatim: "x").foregroundColor(.red.opacity(0.5)), .ansi16).cell(0, 0)
        #expect(red.style == Style(foreground: .red, attributes: .dim))
        let own = told(Text(verbatim: "x").opacity(0.5), .ansi256).cell(0, 0)
        #expect(own.style == Style(attributes: .dim))
        let grey = told(Text(verbatim: "x").foregroundColor(white.opacity(0.5)), .ansi16).cell(0, 0)
        #expect(grey.style == Style(foreground: .brightBlack))
    }

    @Test("a terminal that tells nothing leaves out faint areas, and shows faint texts dim")
    func untold() {
        let faint = ZStack {
            Color.red.opacity(0.3); Text(verbatim: "x").foregroundColor(white.opacity(0.3))
        }
        let cell = render(faint, size: CellSize(width: 1, height: 1)).cell(0, 0)
        #expect(cell.style == Style(foreground: .rgb(255, 255, 255), attributes: .dim))
    }

    @Test("areas are mixed with the background that is assumed, and texts are not")
    func assumed() {
        func cell(_ view: some View, _ background: TerminalColor?, _ level: Capabilities.ColorLevel) -> Cell {
            let app = TestApp(view, size: CellSize(width: 1, height: 1), colorLevel: level)
            app.terminal.capabilities.assumedBackground = background
            app.settle()
            return app.screen.cell(0, 0)
        }
        let area = white.opacity(0.25)
        #expect(cell(area, .rgb(0, 0, 0), .trueColor).style.background == quarter)
        let shade = cell(black.opacity(0.25), .rgb(255, 255, 255), .trueColor)
        #expect(shade.style.background == .rgb(191, 191, 191))
        #expect(
            cell(RoundedRectangle(cornerRadius: 1).fill(area), .rgb(0, 0, 0), .ansi256).style.background != .default)
        #expect(cell(area, .rgb(0, 0, 0), .ansi16).style.background == .default)
        #expect(cell(area, nil, .trueColor).style.background == .default)
        let text = cell(Text("x").foregroundColor(.red.opacity(0.25)).background(area), .rgb(0, 0, 0), .trueColor)
        #expect(text.style.attributes.contains(.dim) || text.style.foreground != .red)
    }

    @Test("a group is faded as one: its parts do not show through each other")
    func groups() {
        let group = ZStack {
            Color(red: 1, green: 0, blue: 0)
            Color(red: 0, green: 0, blue: 1).frame(width: 1)
            Text(verbatim: "x").foregroundColor(white)
        }
        let screen = render(
            ZStack {
                black; group.opacity(0.5)
            }, size: CellSize(width: 3, height: 1))
        #expect(screen.cell(0, 0).style.background == .rgb(128, 0, 0))
        #expect(screen.cell(1, 0).style.background == .rgb(0, 0, 128))
        #expect(screen.cell(1, 0).glyph == "x")
        #expect(screen.cell(1, 0).style.foreground == .rgb(128, 128, 128))
    }

    @Test("opacities of groups in groups are multiplied")
    func nested() {
        let view = ZStack {
            black; white.opacity(0.5).opacity(0.5)
        }
        #expect(render(view, size: CellSize(width: 1, height: 1)).cell(0, 0).style.background == quarter)
    }

    @Test("a text beneath a group is seen through its blanks, and instead of its characters below a half")
    func throughGroups() {
        func text(_ opacity: Double, _ above: String) -> String {
            let view = ZStack {
                black
                Text(verbatim: "ab漢").foregroundColor(white)
                Text(verbatim: above).foregroundColor(white).background(black).opacity(opacity)
            }
            return render(view, size: CellSize(width: 4, height: 1)).text
        }
        #expect(text(0.6, "x   ") == "xb漢")
        #expect(text(0.4, "x   ") == "ab漢")
        #expect(text(0.6, "  字") == "ab字")
        #expect(text(0.6, "   y") == "ab y")
        #expect(text(0.4, " 字 ").count >= 2)
    }

    @Test("a layer of a canvas is faded as one")
    func layers() {
        let canvas = Canvas { context, size in
            context.fill(Path(size.rect), with: .color(black))
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(Path(size.rect), with: .color(Color(red: 1, green: 0, blue: 0)))
                layer.fill(Path(size.rect), with: .color(Color(red: 0, green: 0, blue: 1)))
            }
        }
        #expect(render(canvas, size: CellSize(width: 1, height: 1)).cell(0, 0).style.background == .rgb(0, 0, 128))
    }

    @Test("a gradient runs through a text of a canvas, a line and a border")
    func gradients() {
        let ends = Gradient(colors: [black, white])
        let colors = [TerminalColor.rgb(0, 0, 0), .rgb(128, 128, 128), .rgb(255, 255, 255)]
        let canvas = Canvas { context, size in
            var text = context.resolve(Text(verbatim: "abc"))
            text.shading = .linearGradient(ends, startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0))
            context.draw(text, at: .zero, anchor: .topLeading)
        }
        let style = LinearGradient(gradient: ends, startPoint: .leading, endPoint: .trailing)
        let views = [
            AnyView(canvas), AnyView(Rectangle().fill(style).frame(height: 0.1)),
            AnyView(Color.clear.frame(height: 3).border(style)),
        ]
        for view in views {
            let screen = render(
                view.frame(height: 3, alignment: .topLeading), size: CellSize(width: 3, height: 3))
            let row = screen.text.hasPrefix("\n") ? 1 : 0
            #expect((0..<3).map { screen.cell($0, row).style.foreground } == colors)
        }
    }

    @Test("a part of a text has its own gradient, and its words stay on their backgrounds")
    func runs() {
        let style = LinearGradient(colors: [black, white], startPoint: .leading, endPoint: .trailing)
        let text = Text(verbatim: "ab").foregroundColor(.red) + Text(verbatim: "cd").foregroundStyle(style)
        let screen = render(text.background(Color.blue), size: CellSize(width: 4, height: 1))
        #expect(screen.cell(0, 0).style.foreground == .red)
        #expect(screen.cell(3, 0).style == Style(foreground: .rgb(255, 255, 255), background: .brightBlue))
    }

    @Test("a material smears and tints what is beneath; without told colours it covers it")
    func materials() {
        let view = ZStack {
            Text(verbatim: "x").foregroundColor(white).background(Color(red: 0, green: 0, blue: 1))
            Rectangle().fill(.ultraThinMaterial)
        }
        let cell = told(view).cell(0, 0)
        #expect(cell.glyph == .space)
        let color = cell.style.background.rgb
        #expect((color?.blue ?? 0) > (color?.red ?? 255))
        let thick = told(
            ZStack {
                Color(red: 0, green: 0, blue: 1); Rectangle().fill(.ultraThickMaterial)
            }
        ).cell(0, 0)
        #expect((thick.style.background.rgb?.blue ?? 255) < (color?.blue ?? 0))
        #expect(render(view, size: CellSize(width: 1, height: 1)).cell(0, 0) == .blank)
    }

    @Test("a filled view casts a shadow around it, and a text none")
    func shadows() {
        func screen(_ view: some View, _ level: Capabilities.ColorLevel = .trueColor) -> Snapshot {
            told(
                ZStack {
                    white; view
                }, width: 12, height: 5, level)
        }
        let card = Color(red: 0, green: 0, blue: 1).frame(width: 4, height: 1)
        let shadow = screen(card.shadow(radius: 2, x: 1, y: 1))
        #expect(shadow.cell(5, 2).style.background == .rgb(0, 0, 255))
        let below = shadow.cell(6, 3).style.background.rgb
        #expect((below?.red ?? 255) < 220)
        #expect((shadow.cell(8, 2).style.background.rgb?.red ?? 255) < 255)
        #expect(shadow.cell(0, 0).style.background == .rgb(255, 255, 255))
        let text = Text(verbatim: "text")
        #expect(screen(text.shadow(radius: 2)) == screen(text))
        #expect(screen(card.shadow(radius: 2), .ansi16) == screen(card, .ansi16))
    }

    @Test("a shape that is filled with a style with a shadow casts it, and a text does not")
    func shadowStyles() {
        func screen(_ view: some View) -> Snapshot {
            told(
                ZStack {
                    white; view
                }, width: 12, height: 5)
        }
        let blue = Color(red: 0, green: 0, blue: 1)
        func card(_ style: some ShapeStyle) -> some View { Rectangle().fill(style).frame(width: 4, height: 2) }
        let drop = screen(card(blue.shadow(.drop(radius: 2, x: 1, y: 1))))
        #expect(drop == screen(card(blue).shadow(radius: 2, x: 1, y: 1)))
        #expect(drop != screen(card(blue)))
        let hidden = AnyShapeStyle(blue.shadow(.drop(radius: 2)).shadow(.drop(radius: 2, x: 3)))
        #expect(screen(card(hidden)) != screen(card(blue.shadow(.drop(radius: 2)))))
        let text = Text(verbatim: "text")
        #expect(screen(text.foregroundStyle(.black.shadow(.drop(radius: 2)))) == screen(text.foregroundStyle(.black)))
        let tinted = screen(card(.shadow(.drop(radius: 2))).foregroundStyle(blue))
        #expect(tinted == screen(card(blue.shadow(.drop(radius: 2)))))
    }

    @Test("an inner shadow falls on the area from its edges, and on nothing else")
    func innerShadows() {
        func screen(
            _ style: some ShapeStyle, _ shape: some Shape = Rectangle(), _ level: Capabilities.ColorLevel = .trueColor
        ) -> Snapshot {
            told(shape.fill(style).padding(.horizontal, 2).padding(.vertical, 1), width: 20, height: 9, level)
        }
        func light(_ screen: Snapshot, _ column: Int, _ row: Int) -> UInt8 {
            screen.cell(column, row).style.background.rgb?.red ?? 0
        }
        let even = screen(white.shadow(.inner(radius: 3)))
        #expect(light(even, 2, 1) < light(even, 10, 1) && light(even, 10, 1) < 255)
        #expect(light(even, 2, 4) < light(even, 3, 4) && light(even, 3, 4) < light(even, 5, 4))
        #expect(light(even, 10, 4) == 255)
        #expect(even.cell(1, 4) == .blank && even.cell(10, 0) == .blank)
        #expect(light(even, 10, 1) == light(even, 10, 7))
        let moved = screen(white.shadow(.inner(radius: 1, y: 1)))
        #expect(light(moved, 10, 1) < 200 && light(moved, 10, 7) == 255)
        // Along the edge of a circle only the part inside is darker.
        let circle = screen(white.shadow(.inner(radius: 3)), Circle())
        #expect(circle.cell(0, 0) == .blank)
        #expect(circle.text == screen(white, Circle()).text)
        #expect(circle != screen(white, Circle()))
        let gradient = LinearGradient(colors: [white, black], startPoint: .leading, endPoint: .trailing)
        #expect(light(screen(gradient.shadow(.inner(radius: 3))), 2, 4) < light(screen(gradient), 2, 4))
        #expect(screen(white.shadow(.inner(radius: 3)), Rectangle(), .ansi16) == screen(white, Rectangle(), .ansi16))
        let both = screen(white.shadow(.inner(radius: 3)).shadow(.drop(color: white, radius: 2)))
        #expect(light(both, 1, 4) > 0 && light(both, 2, 4) < 255)
        let picture = RoundedRectangle(cornerRadius: 8).fill(.teal.shadow(.inner(radius: 4, y: 1)))
            .padding(.horizontal, 2).padding(.vertical, 1)
        assertSnapshot(of: told(picture, width: 20, height: 9))
    }

    @Test("the shadow of a style that changes leaves nothing behind")
    func changingShadowStyle() {
        struct Screen: View {
            @State private var isOn = true
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color(red: 1, green: 1, blue: 1)
                    Rectangle().fill(.black.shadow(.drop(radius: isOn ? 4 : 0))).frame(width: 3, height: 2)
                        .offset(x: 4, y: 1)
                    Button("b") { isOn.toggle() }.offset(x: 0, y: 4)
                }
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 14, height: 5))
        #expect(app.screen.cell(8, 1).style.background != .rgb(255, 255, 255))
        app.press(.return)
        #expect(app.screen.cell(8, 1).style.background == .rgb(255, 255, 255))
    }

    @Test("a shadow follows the view, and leaves nothing behind")
    func movingShadow() {
        struct Screen: View {
            @State private var isOn = true
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color(red: 1, green: 1, blue: 1)
                    Color(red: 0, green: 0, blue: 1).frame(width: 3, height: 1).shadow(radius: isOn ? 4 : 0)
                        .offset(x: isOn ? 4 : 0, y: 1)
                    Button("b") { isOn.toggle() }.offset(x: 0, y: 4)
                }
            }
        }
        let app = TestApp(Screen(), size: CellSize(width: 14, height: 5))
        #expect(app.screen.cell(7, 1).style.background != .rgb(255, 255, 255))
        app.press(.return)
        #expect(app.screen.cell(7, 1).style.background == .rgb(255, 255, 255))
        #expect(app.screen.cell(2, 1).style.background == .rgb(0, 0, 255))
    }
}

extension CGSize {
    fileprivate var rect: CGRect { CGRect(origin: .zero, size: self) }
}
