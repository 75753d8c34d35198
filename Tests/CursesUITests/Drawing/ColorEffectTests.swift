import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Effects on colours")
struct ColorEffectTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let white = Color(red: 1, green: 1, blue: 1)
    private let black = Color(red: 0, green: 0, blue: 0)
    private let gray = Color(red: 0.4, green: 0.4, blue: 0.4)

    /// Returns the background of the first cell of a view on black.
    private func ground(
        _ view: some View, on background: Color = Color(red: 0, green: 0, blue: 0),
        _ level: Capabilities.ColorLevel = .trueColor
    ) -> TerminalColor {
        let view = ZStack {
            background; view
        }
        return app(view, level).screen.cell(0, 0).style.background
    }

    private func app(
        _ view: some View, _ level: Capabilities.ColorLevel = .trueColor, size: CellSize = CellSize(width: 3, height: 1)
    ) -> TestApp {
        let app = TestApp(view, size: size, colorLevel: level)
        app.terminal.capabilities.foreground = .rgb(255, 255, 255)
        app.terminal.capabilities.background = .rgb(0, 0, 0)
        app.settle()
        return app
    }

    @Test("brightness, contrast, saturation, grey, hue, multiplication and inversion change an area")
    func areas() {
        #expect(ground(gray.brightness(0.2)) == .rgb(153, 153, 153))
        #expect(ground(gray.brightness(-2)) == .rgb(0, 0, 0))
        #expect(ground(gray.contrast(2)) == .rgb(77, 77, 77))
        #expect(ground(gray.contrast(0)) == .rgb(128, 128, 128))
        #expect(ground(red.saturation(0)) == .rgb(54, 54, 54))
        #expect(ground(red.grayscale(1)) == .rgb(54, 54, 54))
        #expect(ground(red.grayscale(0)) == .rgb(255, 0, 0))
        #expect(ground(red.hueRotation(.degrees(360))) == .rgb(255, 0, 0))
        #expect(ground(red.hueRotation(.degrees(180))) == .rgb(0, 108, 108))
        #expect(ground(white.colorMultiply(red)) == .rgb(255, 0, 0))
        #expect(ground(red.colorInvert()) == .rgb(0, 255, 255))
    }

    @Test("the terminal's own colours are changed, too, if they are unknown")
    func unknownColors() {
        let view = VStack(spacing: 0) {
            Rectangle().colorMultiply(black)
            Text("Hi").colorMultiply(red)
            Text("Hi").colorInvert()
        }
        let app = TestApp(view, size: CellSize(width: 2, height: 3), colorLevel: .trueColor)
        app.terminal.capabilities.foreground = nil
        app.terminal.capabilities.background = nil
        app.terminal.capabilities.assumedBackground = .rgb(0, 0, 0)
        app.settle()
        #expect(app.screen.cell(0, 0).style.background == .rgb(0, 0, 0))
        #expect(app.screen.cell(0, 1).style.foreground == .rgb(255, 0, 0))
        #expect(app.screen.cell(0, 2).style.foreground == .rgb(0, 0, 0))
        #expect(!app.screen.cell(0, 2).style.attributes.contains(.reverse))
    }

    @Test("effects in a chain apply in order, and nested ones from the inside out")
    func chains() {
        #expect(ground(red.colorInvert().colorInvert()) == .rgb(255, 0, 0))
        #expect(ground(red.grayscale(1).brightness(0.2)) == .rgb(105, 105, 105))
        #expect(ground(red.brightness(0.2).grayscale(1)) == .rgb(94, 94, 94))
    }

    @Test("a view in the colour of the content beneath changes as well")
    func sameColor() {
        #expect(ground(black.colorInvert()) == .rgb(255, 255, 255))
        #expect(ground(white.colorMultiply(red), on: white) == .rgb(255, 0, 0))
    }

    @Test("what shows through a translucent view does not change")
    func translucent() {
        // Half of the grey that red becomes, and half of the green beneath.
        let green = Color(red: 0, green: 1, blue: 0)
        #expect(ground(red.opacity(0.5).grayscale(1), on: green) == .rgb(27, 155, 27))
        #expect(ground(Color.clear.colorInvert(), on: green) == .rgb(0, 255, 0))
    }

    @Test("a text changes its colour, and not its background")
    func text() {
        let view = ZStack {
            black; Text(verbatim: "あx").foregroundStyle(red).grayscale(1)
        }
        let screen = app(view).screen
        #expect(screen.text == "あx")
        for column in [0, 2] {
            let style = screen.cell(column, 0).style
            #expect(style.foreground == .rgb(54, 54, 54))
            #expect(style.background == .rgb(0, 0, 0))
        }
    }

    @Test("a text on an area changes with it")
    func textOnArea() {
        let cell = app(Text(verbatim: "abc").foregroundStyle(white).background(red).colorInvert()).screen.cell(1, 0)
        #expect(cell.style.foreground == .rgb(0, 0, 0))
        #expect(cell.style.background == .rgb(0, 255, 255))
    }

    @Test("the terminal's own colours change if they are known, and are swapped by an inversion if they are not")
    func ownColors() {
        #expect(app(Text(verbatim: "abc").colorInvert()).screen.cell(0, 0).style.foreground == .rgb(0, 0, 0))
        let unknown = TestApp(Text(verbatim: "abc").colorInvert(), size: CellSize(width: 3, height: 1))
        #expect(unknown.screen.cell(0, 0).style.attributes == .reverse)
        let dim = TestApp(Text(verbatim: "abc").grayscale(1), size: CellSize(width: 3, height: 1))
        #expect(dim.screen.cell(0, 0).style == .plain)
    }

    @Test("without colours, an inversion is reverse video")
    func monochrome() {
        let once = app(Text(verbatim: "abc").colorInvert(), .none)
        #expect(once.screen.cell(0, 0).style.attributes == .reverse)
        let twice = app(Text(verbatim: "abc").colorInvert().colorInvert(), .none)
        #expect(twice.screen.cell(0, 0).style.attributes == [])
    }

    @Test("the edges of a shape change with the shape")
    func edges() {
        let shape = Circle().fill(red).frame(width: 5, height: 3)
        func colors(_ view: some View) -> Set<TerminalColor> {
            let screen = app(view, size: CellSize(width: 5, height: 3)).screen
            return Set(
                (0..<15).flatMap { place -> [TerminalColor] in
                    let style = screen.cell(place % 5, place / 5).style
                    return [style.foreground, style.background]
                }
            )
        }
        #expect(colors(shape).contains(.rgb(255, 0, 0)))
        #expect(colors(shape.hueRotation(.degrees(180))).allSatisfy { ($0.rgb?.red ?? 0) == 0 })
    }

    @Test("an effect is animated")
    func animation() {
        let app = TestApp(Fading(), size: CellSize(width: 1, height: 1))
        app.press(.return)
        app.advance(by: .milliseconds(500))
        let halfway = app.screen.cell(0, 0).style.background.rgb
        #expect((150...160).contains(halfway?.red ?? 0))
        #expect((25...28).contains(halfway?.green ?? 0))
        app.advance(by: .seconds(1))
        #expect(app.screen.cell(0, 0).style.background == .rgb(54, 54, 54))
    }

    @Test("a change inside of an effect is drawn with the effect")
    func update() {
        let app = TestApp(Counting(), size: CellSize(width: 4, height: 2))
        app.press(.return)
        #expect(app.screen.text.hasPrefix("1"))
        #expect(app.screen.cell(0, 0).style.foreground == .rgb(0, 255, 255))
    }

    // MARK: Blend modes

    @Test("the blend modes combine two colours by the formulas of the standard")
    func blending() {
        let (below, above) = (Color(red: 0.4, green: 0.6, blue: 1), Color(red: 0.6, green: 0.2, blue: 0.2))
        let expected: [(BlendMode, TerminalColor)] = [
            (.normal, .rgb(153, 51, 51)), (.multiply, .rgb(61, 31, 51)), (.screen, .rgb(194, 173, 255)),
            (.overlay, .rgb(122, 92, 255)), (.darken, .rgb(102, 51, 51)), (.lighten, .rgb(153, 153, 255)),
            (.colorDodge, .rgb(255, 191, 255)), (.colorBurn, .rgb(0, 0, 255)), (.hardLight, .rgb(133, 61, 102)),
            (.difference, .rgb(51, 102, 204)), (.exclusion, .rgb(133, 143, 204)), (.plusLighter, .rgb(255, 204, 255)),
            (.plusDarker, .rgb(0, 0, 51)),
        ]
        for (mode, color) in expected {
            #expect(ground(above.blendMode(mode), on: below) == color, "\(mode)")
        }
    }

    @Test("the modes of hue and luminosity keep the rest of the colour beneath")
    func luminosity() {
        let blue = Color(red: 0, green: 0, blue: 1)
        #expect(ground(gray.blendMode(.color), on: red) == .rgb(77, 77, 77))
        #expect(ground(white.blendMode(.luminosity), on: red) == .rgb(255, 255, 255))
        #expect(ground(gray.blendMode(.saturation), on: blue) == .rgb(28, 28, 28))
        #expect(ground(red.blendMode(.hue), on: gray) == .rgb(102, 102, 102))
    }

    @Test("a translucent view is blended in part")
    func translucentBlending() {
        #expect(ground(black.opacity(0.5).blendMode(.multiply), on: white) == .rgb(128, 128, 128))
        #expect(ground(white.opacity(0.5).blendMode(.multiply), on: gray) == .rgb(102, 102, 102))
    }

    @Test("a view removes what its group has drawn, and nothing beneath the group")
    func destinationOut() {
        let green = Color(red: 0, green: 1, blue: 0)
        let group = ZStack {
            red
            black.frame(width: 1).blendMode(.destinationOut)
        }
        .compositingGroup()
        let view = ZStack {
            green; group
        }
        let screen = app(view).screen
        #expect(
            (0..<3).map { screen.cell($0, 0).style.background } == [.rgb(255, 0, 0), .rgb(0, 255, 0), .rgb(255, 0, 0)])
    }

    @Test("a mask with a hole shows everything around the hole")
    func hole() {
        let mask = ZStack {
            black
            black.frame(width: 1).blendMode(.destinationOut)
        }
        .compositingGroup()
        #expect(app(Text(verbatim: "abc").mask { mask }).screen.text == "a c")
    }

    @Test("a mask made of brightness shows the bright part")
    func luminanceMask() {
        let mask = HStack(spacing: 0) {
            white.frame(width: 1)
            black
        }
        .luminanceToAlpha()
        #expect(app(Text(verbatim: "abc").mask { mask }).screen.text == "a")
    }

    @Test("a view beneath everything is hidden by the ground of the window, but can be used")
    func hiddenBeneath() {
        let taps = Taps()
        let view = Text(verbatim: "date").overlay {
            Button("a long title") { taps.count += 1 }.buttonStyle(.plain).blendMode(.destinationOver)
        }
        let app = TestApp(view, size: CellSize(width: 20, height: 3))
        #expect(app.screen.text.trimmingCharacters(in: .whitespacesAndNewlines) == "date")
        app.press(.return)
        #expect(taps.count == 1)
    }

    @Test("views are drawn only beside, or only on, what the group has drawn")
    func destinationOver() {
        func group(_ mode: BlendMode) -> [TerminalColor] {
            let view = ZStack {
                red.frame(width: 1)
                white.blendMode(mode)
            }
            .compositingGroup()
            let screen = app(view).screen
            return (0..<3).map { screen.cell($0, 0).style.background }
        }
        let (shownRed, shownWhite) = (TerminalColor.rgb(255, 0, 0), TerminalColor.rgb(255, 255, 255))
        #expect(group(.destinationOver) == [shownWhite, shownRed, shownWhite])
        #expect(group(.sourceAtop) == [.default, shownWhite, .default])
    }
}

@MainActor
private final class Taps {
    var count = 0
}

private struct Fading: View {
    @State private var isGray = false

    var body: some View {
        Color(red: 1, green: 0, blue: 0)
            .grayscale(isGray ? 1 : 0)
            .overlay { Button("") { withAnimation(.linear(duration: 1)) { isGray = true } } }
    }
}

private struct Counting: View {
    @State private var count = 0

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: "\(count)").foregroundStyle(Color(red: 1, green: 0, blue: 0)).colorInvert()
            Button("") { count += 1 }
        }
    }
}
