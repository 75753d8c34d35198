import CursesUITerminal

/// A colour that is found in the environment where it is drawn.
enum ColorRole: Hashable, Sendable {
    // The theme's.
    case primary, secondary, tertiary, quaternary, placeholder, separator, link, fill, shadow
    /// The tint, or the theme's accent colour.
    case accent
    /// A level of the foreground style, from 0 for the first.
    case foreground(Int)
    /// One colour on a light ground, another on a dark one.
    case scheme(light: TerminalColor, dark: TerminalColor)

    func color(of colors: Theme.Colors) -> Color {
        switch self {
        case .primary, .foreground: colors.primary
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
        }
    }
}
