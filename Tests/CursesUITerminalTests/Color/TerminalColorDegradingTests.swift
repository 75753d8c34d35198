import Testing

@testable import CursesUITerminal

@Suite struct TerminalColorDegradingTests {
    @Test("The nearest colour of each palette colour beyond sixteen is itself, or an equal one")
    func paletteIsFixed() {
        for index in UInt8(16)...255 {
            let color = XtermPalette.rgb(index)
            #expect(XtermPalette.rgb(XtermPalette.nearest(to: color)) == color)
        }
    }

    @Test("The nearest colour of each ANSI colour is itself")
    func ansiIsFixed() {
        for index in UInt8(0)..<16 {
            #expect(XtermPalette.nearestANSI(to: XtermPalette.rgb(index), count: 16) == index)
        }
    }

    @Test(
        "RGB becomes the nearest colour of each level",
        arguments: [
            ((255, 0, 0), 196, 9, 1), ((250, 10, 5), 196, 9, 1), ((0, 0, 0), 16, 0, 0),
            ((8, 8, 8), 232, 0, 0), ((255, 255, 255), 231, 15, 7), ((127, 127, 127), 244, 8, 7),
            ((0, 95, 135), 24, 6, 6), ((95, 215, 95), 77, 2, 2),
        ] as [((UInt8, UInt8, UInt8), UInt8, UInt8, UInt8)])
    func nearest(color: (UInt8, UInt8, UInt8), in256: UInt8, in16: UInt8, in8: UInt8) {
        let color = TerminalColor.rgb(color.0, color.1, color.2)
        #expect(color.degraded(to: .trueColor) == color)
        #expect(color.degraded(to: .ansi256) == .palette(in256))
        #expect(color.degraded(to: .ansi16) == .palette(in16))
        #expect(color.degraded(to: .ansi8) == .palette(in8))
        #expect(color.degraded(to: .none) == .default)
    }

    @Test(
        "The default colour and available palette colours do not change",
        arguments: [Capabilities.ColorLevel.ansi8, .ansi16, .ansi256, .trueColor])
    func kept(level: Capabilities.ColorLevel) {
        #expect(TerminalColor.default.degraded(to: level) == .default)
        for index in 0..<level.paletteSize {
            let color = TerminalColor.palette(UInt8(index))
            #expect(color.degraded(to: level) == color)
        }
    }

    @Test("With eight colours, a bright colour becomes the normal one")
    func bright() {
        for index in UInt8(1)..<8 {
            #expect(TerminalColor.palette(8 + index).degraded(to: .ansi8) == .palette(index))
        }
    }

    @Test("With eight colours, dark grey becomes dim, because black would be invisible on black")
    func darkGrey() {
        let grey = Style(foreground: .brightBlack, background: .brightBlack, attributes: .bold)
        #expect(grey.degraded(to: .ansi8) == Style(attributes: [.bold, .dim]))
        #expect(grey.degraded(to: .ansi16) == grey)
        #expect(grey.degraded(to: .none) == Style(attributes: .bold))
    }
}
