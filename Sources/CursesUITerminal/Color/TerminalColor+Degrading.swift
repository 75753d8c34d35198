extension TerminalColor {
    /// Returns the nearest colour that a terminal with the given number of colours can show.
    ///
    /// With 256 colours, an RGB colour becomes the nearest colour in the palette's cube and greys. With 16 or eight,
    /// RGB colours and palette colours beyond the first 16 become the nearest ANSI colour. With eight, bright colours
    /// become normal colours, except for bright black: it becomes the default colour, because this dark grey would be
    /// invisible as black on black.
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
    /// Returns the nearest style that a terminal with the given number of colours can show.
    ///
    /// With only eight colours, text in bright black becomes dim.
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
    /// The number of colours in the palette; direct colours are not counted.
    package var paletteSize: Int {
        switch self {
        case .none: 0
        case .ansi8: 8
        case .ansi16: 16
        case .ansi256, .trueColor: 256
        }
    }
}
