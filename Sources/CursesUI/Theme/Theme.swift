/// The appearance of controls and containers: colours, borders and symbols, by role.
///
/// The standard theme uses the colours of the terminal's own palette, so it suits dark and light backgrounds, terminals
/// with 16 colours and terminals without. If the terminal has 24-bit colour and reports its own colours, surfaces and
/// tints are computed from them; see <doc:Design>. A theme can be set for a whole app or for a part of it:
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
    /// The backgrounds, by role.
    public var surfaces: Surfaces
    /// The colours of the states of controls.
    public var states: States
    /// The colours from which all others are computed; `nil` uses the terminal's own.
    public var palette: Palette?
    /// The line styles, by role.
    public var borders: Borders
    /// The symbols, by role.
    public var symbols: Symbols

    /// Creates a theme. Parts that are not specified are the same as in the default theme.
    public init(
        colors: Colors = Colors(),
        surfaces: Surfaces = Surfaces(),
        states: States = States(),
        palette: Palette? = nil,
        borders: Borders = Borders(),
        symbols: Symbols = Symbols()
    ) {
        self.colors = colors
        self.surfaces = surfaces
        self.states = states
        self.palette = palette
        self.borders = borders
        self.symbols = symbols
    }

    /// The default theme.
    public static let standard = Theme()

    /// The standard theme with ASCII characters only.
    public static let ascii = Theme(borders: .ascii, symbols: .ascii)
}

private struct ThemeBordersKey: EnvironmentKey {
    static let defaultValue = Theme.Borders()
}

private struct ThemeSymbolsKey: EnvironmentKey {
    static let defaultValue = Theme.Symbols()
}

extension EnvironmentValues {
    /// The theme of the controls and containers in the view. Its colours are resolved for the terminal.
    public var theme: Theme {
        get {
            let design = design
            return Theme(
                colors: design.colors,
                surfaces: design.source.surfaces,
                states: design.source.states,
                palette: design.source.palette,
                borders: themeBorders,
                symbols: themeSymbols
            )
        }
        set {
            themeBorders = newValue.borders
            themeSymbols = newValue.symbols
            design = Design(Design.Source(newValue, on: screenPalette))
        }
    }

    /// Returns whether the environment already has a theme, resolved for the terminal as known so far.
    func shows(_ theme: Theme) -> Bool {
        design.source == Design.Source(theme, on: screenPalette) && themeBorders == theme.borders
            && themeSymbols == theme.symbols
    }

    // The parts have separate keys, because most readers need only one of them.

    static let themeIDs: Set<EnvironmentKeyID> = [
        designID, EnvironmentKeyID(ThemeBordersKey.self), EnvironmentKeyID(ThemeSymbolsKey.self),
    ]

    var themeColors: Theme.Colors { design.colors }

    var themeBorders: Theme.Borders {
        get { self[ThemeBordersKey.self] }
        set { self[ThemeBordersKey.self] = newValue }
    }

    var themeSymbols: Theme.Symbols {
        get { self[ThemeSymbolsKey.self] }
        set { self[ThemeSymbolsKey.self] = newValue }
    }
}
