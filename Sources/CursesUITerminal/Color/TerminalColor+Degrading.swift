extension TerminalColor {
    /// The nearest colour that a terminal of that level shows.
    ///
    /// RGB becomes the nearest of the cube and the greys of the 256-colour palette; the palette
    /// beyond 16 becomes the nearest of the ANSI colours; the bright eight become the normal ones
    /// where there are but eight.
    package func degraded(to level: Capabilities.ColorLevel) -> TerminalColor {
        switch (kind, level) {
        case (.default, _), (_, .trueColor):
            self
        case (_, .none):
            .default
        case (.palette, .ansi256):
            self
        case (.rgb(let red, let green, let blue), .ansi256):
            .palette(XtermPalette.nearest(to: .init(red: red, green: green, blue: blue)))
        case (.palette(let index), .ansi16) where index < 16:
            self
        case (.palette(let index), .ansi8) where index < 16:
            .palette(index % 8)
        case (.palette(let index), _):
            .palette(XtermPalette.nearestANSI(to: XtermPalette.rgb(index), count: level.paletteSize))
        case (.rgb(let red, let green, let blue), _):
            .palette(
                XtermPalette.nearestANSI(
                    to: .init(red: red, green: green, blue: blue), count: level.paletteSize
                )
            )
        }
    }
}

extension Capabilities.ColorLevel {
    /// How many colours of the palette there are; the direct colours come on top of them.
    package var paletteSize: Int {
        switch self {
        case .none: 0
        case .ansi8: 8
        case .ansi16: 16
        case .ansi256, .trueColor: 256
        }
    }
}
