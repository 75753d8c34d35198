import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("The colours of symbols")
struct SymbolColorTests {
    private func color(_ view: some View) -> TerminalColor {
        render(view, size: CellSize(width: 1, height: 1)).cell(0, 0).style.foreground
    }

    private let heart = Image(systemName: "heart.fill")

    @Test("are natural only if many colours are wanted")
    func modes() {
        #expect(color(heart) == .default)
        #expect(color(heart.symbolRenderingMode(.multicolor)) == .red)
        #expect(color(VStack { heart }.symbolRenderingMode(.multicolor)) == .red)
        #expect(color(VStack { Image(systemName: "sun.max.fill") }.symbolRenderingMode(.multicolor)) == .yellow)
        #expect(color(VStack { Image(systemName: "gear") }.symbolRenderingMode(.multicolor)) == .default)
        for mode in [SymbolRenderingMode.monochrome, .hierarchical, .palette] {
            #expect(color(heart.symbolRenderingMode(mode)) == .default)
            #expect(color(VStack { heart }.symbolRenderingMode(mode).foregroundStyle(.green, .blue)) == .green)
        }
    }

    @Test("are those of a foreground style within the view, and not of one around it")
    func foreground() {
        #expect(color(VStack { heart.foregroundStyle(.green) }.symbolRenderingMode(.multicolor)) == .green)
        #expect(color(VStack { heart }.symbolRenderingMode(.multicolor).foregroundStyle(.green)) == .red)
        let inner = VStack { heart.symbolRenderingMode(.monochrome) }.symbolRenderingMode(.multicolor)
        #expect(color(inner.foregroundStyle(.green)) == .green)
    }

    @Test("belong to symbols that there are")
    func names() {
        for name in SymbolColors.colors.keys {
            // There is no plain sun.
            #expect(SymbolName.hasSign(for: name == "sun" ? "sun.max" : name), "\(name)")
        }
    }
}
