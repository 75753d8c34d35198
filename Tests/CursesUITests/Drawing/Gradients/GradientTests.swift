@testable import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("Gradients")
struct GradientTests {
    private let ends = Gradient(colors: [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)])

    @Test("a linear gradient goes from the first cell to the last")
    func linear() {
        let view = LinearGradient(gradient: ends, startPoint: .leading, endPoint: .trailing)
        let screen = render(view, size: CellSize(width: 3, height: 1))
        #expect(
            (0..<3).map { screen.cell($0, 0).style.background } == [
                .rgb(0, 0, 0), .rgb(128, 128, 128), .rgb(255, 255, 255),
            ])
    }

    @Test("stops say where a colour is")
    func stops() {
        let gradient = Gradient(stops: [
            .init(color: .red, location: 0.5), .init(color: .green, location: 0.5),
        ])
        #expect(gradient.color(at: 0.2).terminalColor == .rgb(205, 0, 0))
        #expect(gradient.color(at: 0.8).terminalColor == .rgb(0, 205, 0))
        #expect(Gradient(colors: [.red]).color(at: 0) == .red)
        #expect(Gradient(colors: []).color(at: 0.5) == .clear)
    }

    @Test("a radial gradient is the same all around its centre")
    func radial() {
        let view = RadialGradient(gradient: ends, center: .center, startRadius: 0, endRadius: 5)
        let screen = render(view, size: CellSize(width: 9, height: 5))
        #expect(screen.cell(4, 2).style.background == .rgb(0, 0, 0))
        #expect(screen.cell(0, 2).style == screen.cell(8, 2).style)
        #expect(screen.cell(4, 0).style == screen.cell(4, 4).style)
    }

    @Test("an angular gradient goes around")
    func angular() {
        let view = AngularGradient(gradient: ends, center: .center)
        let screen = render(view, size: CellSize(width: 9, height: 5))
        // The angles begin at the trailing side, and increase clockwise.
        #expect(screen.cell(8, 2).style.background == .rgb(0, 0, 0))
        #expect(screen.cell(0, 2).style.background == .rgb(128, 128, 128))
        let stops = AngularGradient(stops: ends.stops, center: .center)
        #expect(render(stops, size: CellSize(width: 9, height: 5)).cell(0, 2).style == screen.cell(0, 2).style)
    }

    @Test("an angular gradient that ends before it starts runs backwards")
    func reversedAngular() {
        let size = CellSize(width: 9, height: 5)
        let forward = AngularGradient(gradient: ends, center: .center, startAngle: .zero, endAngle: .degrees(360))
        let reversed = AngularGradient(
            gradient: ends, center: .center, startAngle: .degrees(360), endAngle: .zero)
        let (one, other) = (render(forward, size: size), render(reversed, size: size))
        // Each is the other, turned upside down.
        for row in 0..<5 where row != 2 {
            #expect(one.cell(4, row).style.background == other.cell(4, 4 - row).style.background)
        }
        #expect(one.cell(4, 0).style != other.cell(4, 0).style)
    }

    @Test("a text may have a gradient, by itself or from the view around it")
    func text() {
        let gradient = LinearGradient(gradient: ends, startPoint: .leading, endPoint: .trailing)
        for view in [
            AnyView(Text(verbatim: "abc").foregroundStyle(gradient)),
            AnyView(VStack { Text(verbatim: "abc") }.foregroundStyle(gradient)),
        ] {
            let screen = render(view, size: CellSize(width: 3, height: 1))
            #expect(
                (0..<3).map { screen.cell($0, 0).style.foreground } == [
                    .rgb(0, 0, 0), .rgb(128, 128, 128), .rgb(255, 255, 255),
                ])
        }
    }

    @Test("colours mix, and those that nobody knows do not")
    func mixing() {
        let grey = Color(red: 0, green: 0, blue: 0).mix(with: Color(red: 1, green: 1, blue: 1), by: 0.5)
        #expect(grey.terminalColor == .rgb(128, 128, 128))
        #expect(Color.primary.mix(with: .red, by: 0.4).terminalColor == .default)
        #expect(Color.primary.mix(with: .red, by: 0.6).terminalColor == .red)
    }
}
