/// The appearance of controls and containers: colours, borders and symbols, by role.
///
/// The standard theme uses the colours of the terminal's own palette, so it suits dark and light backgrounds, 16
/// colours and none. Themes can be changed for a whole app or a part of it:
///
/// ```swift
/// var theme = Theme.standard
/// theme.colors.accent = .orange
/// theme.borders.field = .heavy
/// theme.symbols.checkboxOn = "[✓]"
///
/// ContentView().environment(\.theme, theme)
/// ```
///
/// The same box in the ``standard`` theme and in ``ascii``:
///
/// ```text
/// ╭─ Network ──────────────╮
/// │ [x] Wi-Fi              │
/// │ Retries: 3       [−|+] │
/// │ ━━━━━━━━●───────────── │
/// ╰────────────────────────╯
/// ```
///
/// ```text
/// +- Network --------------+
/// | [x] Wi-Fi              |
/// | Retries: 3       [-|+] |
/// | ########O------------- |
/// +------------------------+
/// ```
public struct Theme: Hashable, Sendable {
    /// The colours, by role.
    public var colors: Colors
    /// The kinds of lines, by role.
    public var borders: Borders
    /// The symbols, by role.
    public var symbols: Symbols

    /// A theme; parts that are not given are those of the default theme.
    public init(
        colors: Colors = Colors(),
        borders: Borders = Borders(),
        symbols: Symbols = Symbols()
    ) {
        self.colors = colors
        self.borders = borders
        self.symbols = symbols
    }

    /// The theme of views for which no theme is set.
    public static let standard = Theme()

    /// The standard theme with ASCII characters only.
    public static let ascii = Theme(borders: .ascii, symbols: .ascii)
}

private struct ThemeColorsKey: EnvironmentKey {
    static let defaultValue = Theme.Colors()
}

private struct ThemeBordersKey: EnvironmentKey {
    static let defaultValue = Theme.Borders()
}

private struct ThemeSymbolsKey: EnvironmentKey {
    static let defaultValue = Theme.Symbols()
}

extension EnvironmentValues {
    /// The theme of the view's controls and containers.
    public var theme: Theme {
        get { Theme(colors: themeColors, borders: themeBorders, symbols: themeSymbols) }
        set {
            themeColors = newValue.colors
            themeBorders = newValue.borders
            themeSymbols = newValue.symbols
        }
    }

    // The parts have keys of their own, because most readers need only one of them.

    static let themeIDs: Set<EnvironmentKeyID> = [
        EnvironmentKeyID(ThemeColorsKey.self), EnvironmentKeyID(ThemeBordersKey.self),
        EnvironmentKeyID(ThemeSymbolsKey.self),
    ]

    var themeColors: Theme.Colors {
        get { self[ThemeColorsKey.self] }
        set { self[ThemeColorsKey.self] = newValue }
    }

    var themeBorders: Theme.Borders {
        get { self[ThemeBordersKey.self] }
        set { self[ThemeBordersKey.self] = newValue }
    }

    var themeSymbols: Theme.Symbols {
        get { self[ThemeSymbolsKey.self] }
        set { self[ThemeSymbolsKey.self] = newValue }
    }
}
