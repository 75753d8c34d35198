extension TerminalColor {
    /// The nearest colour that a terminal of the given level shows.
    ///
    /// With 256 colours, RGB becomes the nearest of the cube and the greys of the palette. With fewer,
    /// colours beyond the first 16 become the nearest of the ANSI colours. With only eight, bright colours
    /// become normal ones, except for bright black: it becomes the default colour, because black would make
    /// that dark grey invisible.
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
    /// The nearest style that a terminal of the given level shows.
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
