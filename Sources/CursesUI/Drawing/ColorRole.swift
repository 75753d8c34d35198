import CursesUITerminal

/// A colour that is resolved in the environment where it is drawn.
enum ColorRole: Hashable, Sendable {
    // Roles of the theme.
    case primary, secondary, tertiary, quaternary, placeholder, separator, link, fill, shadow
    /// The tint, or the theme's accent colour.
    case accent
    /// The tint, or the colour of primary text if the app has set none.
    case tintOrPrimary
    /// A level of the foreground style; the first level is 0.
    case foreground(Int)
    /// Two colours for a light and a dark background.
    case scheme(light: TerminalColor, dark: TerminalColor)
    /// The colour of an app's own style. Indirect because it is large and rare.
    indirect case custom(CustomColor)

    func color(of colors: Theme.Colors) -> Color {
        switch self {
        case .primary, .foreground, .tintOrPrimary: colors.primary
        case .secondary: colors.secondary
        case .tertiary: colors.tertiary
        case .quaternary: colors.quaternary
        case .placeholder: colors.placeholder
        case .separator: colors.separator
        case .link: colors.link
        case .fill: colors.fill
        case .shadow: colors.shadow
        case .accent: colors.accent
        case .scheme(_, let dark): Color(dark)
        case .custom(let custom): Color(custom.resolve(EnvironmentValues()))
        }
    }
}
