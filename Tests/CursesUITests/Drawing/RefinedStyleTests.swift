import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Styles that are refined")
struct RefinedStyleTests {
    private func cell(_ view: some View) -> Cell {
        render(view, size: CellSize(width: 1, height: 1)).cell(0, 0)
    }

    @Test("a style may have an opacity")
    func opacity() {
        #expect(cell(Text("x").foregroundStyle(.secondary.opacity(0.5))).style.attributes.contains(.dim))
        #expect(cell(Text("x").foregroundStyle(.tint.opacity(0.5))).style.attributes.contains(.dim))
        #expect(cell(Rectangle().fill(.primary.opacity(0.1))).style.background == .default)
        #expect(cell(Text("x").foregroundStyle(.red.opacity(1))).style.foreground == .red)
    }

    @Test("the levels of a colour are dim, and those of the background are areas")
    func levels() {
        #expect(cell(Text("x").foregroundStyle(.red.secondary)).style.attributes.contains(.dim))
        #expect(cell(Text("x").foregroundStyle(.red.secondary)).style.foreground == .red)
        #expect(cell(Rectangle().fill(.background.secondary)).style.background != .default)
        #expect(cell(Text("x").foregroundStyle(.red.shadow(.drop(radius: 2)))).style.foreground == .red)
    }

    @Test("gradients are styles, with colours of their own")
    func gradients() {
        let colors = [Color.red, .blue]
        for style in [
            AnyShapeStyle(Gradient(colors: colors)), AnyShapeStyle(.ellipticalGradient(colors: colors)),
            AnyShapeStyle(.radialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 3)),
            AnyShapeStyle(.conicGradient(colors: colors, center: .center)),
        ] {
            #expect(cell(Rectangle().fill(style)).style.background != .default)
        }
        let gauge = Gauge(value: 0.5) { Text("g") }.tint(Gradient(colors: colors))
        #expect(!render(gauge, size: CellSize(width: 20, height: 2)).text.isEmpty)
    }
}
