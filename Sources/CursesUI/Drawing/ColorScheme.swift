import CursesUITerminal

/// Whether text is dark on light or light on dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark
}

/// How strongly a view sets off its parts. A terminal does not tell; it is always the standard.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard
    case increased
}

extension ColorScheme {
    /// The scheme of a terminal: dark, where nothing tells.
    init(_ capabilities: Capabilities) {
        self = capabilities.appearance == .light ? .light : .dark
    }
}

private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .dark }
}

extension EnvironmentValues {
    /// Whether the view stands on a light or a dark ground: that of the terminal.
    ///
    /// The terminal is asked for its background (OSC 11) when the app begins; until it answers, and
    /// where it does not, `COLORFGBG` counts, and else the ground is taken for dark. Some terminals
    /// tell when it changes.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Always the standard one: a terminal does not say.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }

    static let colorSchemeID = EnvironmentKeyID(ColorSchemeKey.self)
}

extension View {
    /// Sets the scheme that the view goes by: what it reads as `\.colorScheme`.
    ///
    /// A program cannot change the terminal's own background; where that is of the other scheme, give
    /// the view one of its own.
    ///
    /// - Parameter colorScheme: `nil` for that of the terminal.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { value in
            if let colorScheme { value = colorScheme }
        }
    }

    /// Sets the scheme that the view goes by.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
