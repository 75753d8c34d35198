import CursesUITerminal

/// The colours and block characters that a terminal can show, and the colours that it has reported.
struct ScreenPalette: Hashable, Sendable {
    var level = Capabilities.ColorLevel.trueColor
    /// The terminal's own foreground, background and named colours; `nil` if it has not reported them.
    var own: BaseColors?
    /// The background on which translucent areas are shown if the terminal has not reported its own.
    var assumedGround: RGB?
    var blocks = BlockCharacters.quadrants
    /// The scheme of the terminal's own colours.
    var scheme = ColorScheme.dark
    /// The scheme that a window prefers, if its colours replace the terminal's own.
    var preferredScheme: ColorScheme?

    init() {}

    init(_ capabilities: Capabilities) {
        level = capabilities.colorLevel
        blocks = capabilities.hasLineDrawing ? capabilities.blocks : .none
        scheme = ColorScheme(capabilities)
        guard let foreground = capabilities.foreground?.rgb, let background = capabilities.background?.rgb else {
            if level >= .ansi256 { assumedGround = capabilities.assumedBackground?.rgb }
            return
        }
        let named = capabilities.palette.compactMap(\.rgb)
        own = BaseColors(foreground: foreground, background: background, named: named)
    }
}

/// The colours from which a theme's colours are computed.
struct BaseColors: Hashable, Sendable {
    let foreground: RGB
    let background: RGB
    /// The sixteen named colours.
    let named: [RGB]

    /// - Parameter named: sixteen colours; with any other number, xterm's colours are used.
    init(foreground: RGB, background: RGB, named: [RGB]) {
        self.foreground = foreground
        self.background = background
        self.named = named.count == 16 ? named : (0..<16).map { XtermPalette.rgb($0) }
    }

    init(_ palette: Theme.Palette) {
        self.init(
            foreground: palette.foreground.terminalColor.rgb ?? .white,
            background: palette.background.terminalColor.rgb ?? .black,
            named: palette.named.compactMap(\.terminalColor.rgb)
        )
    }

    /// The bright blue, or the blue if the bright one is a grey, as in Solarized.
    var blue: RGB { Oklab(named[12]).chroma >= 0.06 ? named[12] : named[4] }

    /// Returns the RGB value of a colour on a terminal with these base colours.
    func rgb(_ color: Color) -> RGB? {
        switch color.terminalColor.kind {
        case .default: foreground
        case .palette(let index) where index < 16: named[Int(index)]
        default: color.terminalColor.rgb
        }
    }
}

extension TerminalColor {
    /// The components; `nil` for the terminal's own colours.
    var rgb: RGB? { components.map { RGB(red: $0.red, green: $0.green, blue: $0.blue) } }
}

private struct ScreenPaletteKey: EnvironmentKey {
    static let defaultValue = ScreenPalette()
}

extension EnvironmentValues {
    static let screenPaletteID = EnvironmentKeyID(ScreenPaletteKey.self)

    /// The colours that the terminal can show and has reported. The theme's colours are computed from them.
    var screenPalette: ScreenPalette {
        get { self[ScreenPaletteKey.self] }
        set { self[ScreenPaletteKey.self] = newValue }
    }
}
