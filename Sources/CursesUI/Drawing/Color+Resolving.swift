import CursesUITerminal

extension Color {
    /// The colour without roles: what it comes to as a text or a line where it is drawn.
    func resolved(in environment: EnvironmentValues) -> Color {
        guard case .role(let role) = source else { return self }
        let color: Color =
            switch role {
            case .accent:
                environment.tintColor?.resolved(in: environment) ?? environment.themeColors.accent
            case .foreground(let level):
                environment.foregroundColor(ofLevel: level)
            case .scheme(let light, let dark):
                Color(environment.colorScheme == .light ? light : dark)
            default:
                role.color(of: environment.themeColors)
            }
        return color.standard.opacity(alpha)
    }

    /// The same for an area. One in a colour that is dim by its role takes the theme's fill.
    func resolvedAsArea(in environment: EnvironmentValues) -> Color {
        let color = resolved(in: environment)
        guard case .role = source, alpha >= 0.5, color.isVisible, !color.isOpaque else { return color }
        return environment.themeColors.fill.standard
    }

    /// The colour in the standard theme, in which no colour has a role.
    private var standard: Color {
        guard case .role(let role) = source else { return self }
        return role.color(of: Theme.standard.colors).opacity(alpha)
    }

    /// The terminal's colour; where it has a role, that of the standard theme.
    package var terminalColor: TerminalColor {
        guard case .terminal(let color) = standard.source else { return .default }
        return color
    }

    /// Whether a text or a line of this colour can be seen.
    var isVisible: Bool { alpha > 0 }

    /// Whether an area of this colour covers what lies below.
    var isOpaque: Bool { standard.alpha >= 0.5 }

    /// A style with this colour in front; dim where the colour is not opaque.
    func applied(to style: Style) -> Style {
        var style = style
        style.foreground = terminalColor
        if isFaint { style.attributes.insert(.dim) }
        return style
    }

    /// Whether a text or a line of this colour is dim.
    var isFaint: Bool { standard.alpha < 0.75 }
}
