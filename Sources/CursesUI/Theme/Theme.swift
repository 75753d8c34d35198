/// How controls and containers look: colours, borders and symbols by the role that they play.
///
/// The standard theme takes its colours from the terminal's own palette, so that it suits dark and
/// light backgrounds, 16 colours and none. Change what you like, for a whole app or a part of it:
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

    /// A theme; what is not given is as in the default one.
    public init(
        colors: Colors = Colors(),
        borders: Borders = Borders(),
        symbols: Symbols = Symbols()
    ) {
        self.colors = colors
        self.borders = borders
        self.symbols = symbols
    }

    /// The look where nobody sets another one.
    public static let standard = Theme()

    /// The standard look with ASCII characters alone.
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
    /// How the controls and containers of the view look.
    public var theme: Theme {
        get { Theme(colors: themeColors, borders: themeBorders, symbols: themeSymbols) }
        set {
            themeColors = newValue.colors
            themeBorders = newValue.borders
            themeSymbols = newValue.symbols
        }
    }

    // The parts by themselves: every text asks for a colour, and need not carry the symbols along.

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
