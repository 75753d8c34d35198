extension Theme.Palette {
    /// Returns the colours of a window that prefers a scheme which the terminal does not have: Apple's system colours
    /// (Human Interface Guidelines, "Color") on white or black.
    static func preferred(_ scheme: ColorScheme) -> Theme.Palette {
        scheme == .light ? light : dark
    }

    private static let light = Theme.Palette(
        foreground: 0x000000, background: 0xFFFFFF,
        colors: [0xFF3B30, 0x34C759, 0xFFCC00, 0x007AFF, 0xAF52DE, 0x32ADE6])

    private static let dark = Theme.Palette(
        foreground: 0xFFFFFF, background: 0x000000,
        colors: [0xFF453A, 0x30D158, 0xFFD60A, 0x0A84FF, 0xBF5AF2, 0x64D2FF])

    /// - Parameter colors: red, green, yellow, blue, magenta and cyan.
    private init(foreground: UInt32, background: UInt32, colors: [UInt32]) {
        self.init(
            foreground: foreground, background: background,
            named: [0x000000] + colors + [0xC7C7CC, 0x8E8E93] + colors + [0xFFFFFF])
    }
}

extension EnvironmentValues {
    /// The keys of the values that `prefer(_:)` sets.
    static let preferredSchemeIDs: Set = [colorSchemeID, designID, screenPaletteID]

    /// Shows a window in a colour scheme. If the colours around it have the other scheme, the window gets colours of
    /// its own. A theme with a palette keeps its colours and their scheme.
    @MainActor
    mutating func prefer(_ scheme: ColorScheme) {
        guard design.source.palette == nil else {
            colorScheme = design.scheme ?? scheme
            return
        }
        if scheme != design.scheme ?? screenPalette.scheme {
            screenPalette.preferredScheme = scheme
            var source = design.source
            source.screen.preferredScheme = scheme
            design = PreferredDesign.design(source)
        }
        colorScheme = scheme
    }
}

/// The design that was made last for a preferred scheme. The environment of a window is made many times.
@MainActor
private enum PreferredDesign {
    private static var last = Design.standard

    static func design(_ source: Design.Source) -> Design {
        if last.source != source { last = Design(source) }
        return last
    }
}
