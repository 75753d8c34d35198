import CursesUITerminal

/// Dark text on a light background, or light text on a dark background.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark
}

/// The contrast between the parts of a view. A terminal does not report the contrast, so it is always `standard`.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard
    case increased
}

extension ColorScheme {
    /// Creates the scheme of a terminal; dark if its background is not known.
    init(_ capabilities: Capabilities) {
        self = capabilities.appearance == .light ? .light : .dark
    }
}

private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .dark }
}

extension EnvironmentValues {
    /// Whether the terminal's background is light or dark.
    ///
    /// When the app starts, it queries the terminal's background (OSC 11). Until the terminal answers, or if it never
    /// does, the variable `COLORFGBG` decides; without it, the background counts as dark. Some terminals report when
    /// the background changes.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Always `standard`: a terminal does not report the contrast.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }

    static let colorSchemeID = EnvironmentKeyID(ColorSchemeKey.self)
}

extension View {
    /// Sets the `\.colorScheme` of the window or sheet that contains the view, including all other views in it.
    ///
    /// If the terminal has the other scheme and at least 256 colours, the window or sheet is painted in colours that
    /// suit the preferred one. A theme with a ``Theme/Palette`` keeps its colours and their scheme.
    ///
    /// - Parameter colorScheme: `nil` for the scheme of the terminal.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    /// Sets the `\.colorScheme` of the view.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}

/// The scheme that the views of a window prefer; the first one takes precedence.
public struct PreferredColorSchemeKey: PreferenceKey {
    /// No scheme: that of the terminal.
    public static var defaultValue: ColorScheme? { nil }

    /// Keeps the first scheme.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}
