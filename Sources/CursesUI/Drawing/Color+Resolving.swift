import CursesUITerminal

extension Color {
    /// Returns the colour of a text or a line in an environment, with roles resolved.
    func resolved(in environment: EnvironmentValues) -> Color {
        guard case .role(let role) = source else { return self }
        let color: Color =
            switch role {
            case .accent:
                environment.tintColor?.resolved(in: environment) ?? environment.themeColors.accent
            case .tintOrPrimary:
                environment.tintColor?.resolved(in: environment) ?? environment.themeColors.primary
            case .foreground(let level):
                environment.foregroundColor(ofLevel: level)
            case .scheme(let light, let dark):
                Color(environment.colorScheme == .light ? light : dark)
            case .custom(let custom):
                Color(custom.resolve(environment))
            default:
                role.color(of: environment.themeColors)
            }
        return color.standard.opacity(alpha)
    }

    /// Returns the colour of an area in an environment, with roles resolved. If the role's colour is too translucent
    /// for an area, the theme's fill colour replaces it.
    func resolvedAsArea(in environment: EnvironmentValues) -> Color {
        let color = resolved(in: environment)
        guard case .role = source, !isCustom, alpha >= 0.5, color.isVisible, !color.isOpaque else { return color }
        return environment.themeColors.fill.standard
    }

    /// The colour, with roles resolved in the standard theme.
    private var standard: Color {
        guard case .role(let role) = source else { return self }
        return role.color(of: Theme.standard.colors).opacity(alpha)
    }

    /// The colour as a terminal colour. Roles have the colours of the standard theme.
    package var terminalColor: TerminalColor {
        guard case .terminal(let color) = standard.source else { return .default }
        return color
    }

    /// Whether a text or a line in this colour is visible.
    var isVisible: Bool { alpha > 0 }

    /// Whether an area in this colour hides the content beneath if colours cannot be mixed.
    var isOpaque: Bool { standard.alpha >= 0.5 }

    /// Returns a style with this colour as the foreground, and dim if the opacity is below three quarters.
    func applied(to style: Style) -> Style {
        var style = style
        style.foreground = terminalColor
        if isFaint { style.attributes.insert(.dim) }
        return style
    }

    /// Whether a text or a line in this colour is dim if colours cannot be mixed.
    var isFaint: Bool { standard.alpha < 0.75 }
}
