extension TerminalColor {
    /// The nearest colour that a terminal of that level shows.
    ///
    /// RGB becomes the nearest of the cube and the greys of the 256-colour palette; the palette
    /// beyond 16 becomes the nearest of the ANSI colours; the bright eight become the normal ones
    /// where there are but eight, except for bright black: a dark grey, which black would make
    /// invisible, becomes the default colour.
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
        case (.palette(8), .ansi8):
            .default
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

extension Style {
    /// The nearest look that a terminal of that level shows.
    ///
    /// Text in bright black is dim where there are but eight colours.
    package func degraded(to level: Capabilities.ColorLevel) -> Style {
        guard level < .trueColor else { return self }
        var style = self
        if level == .ansi8, foreground == .brightBlack { style.attributes.insert(.dim) }
        style.foreground = foreground.degraded(to: level)
        style.background = background.degraded(to: level)
        return style
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
