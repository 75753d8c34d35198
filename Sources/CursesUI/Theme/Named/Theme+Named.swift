extension Theme {
    /// A theme with a name.
    public struct Named: Identifiable, Hashable, Sendable {
        /// The name in settings, as in `CURSESUI_THEME=tokyo-night`.
        public let id: String
        /// The name in menus.
        public let title: String
        /// The theme.
        public let theme: Theme
    }

    /// All named themes.
    public static let named: [Named] = [
        Named(id: "catppuccin-latte", title: "Catppuccin Latte", theme: .catppuccinLatte),
        Named(id: "catppuccin-frappe", title: "Catppuccin Frappé", theme: .catppuccinFrappe),
        Named(id: "catppuccin-macchiato", title: "Catppuccin Macchiato", theme: .catppuccinMacchiato),
        Named(id: "catppuccin-mocha", title: "Catppuccin Mocha", theme: .catppuccinMocha),
        Named(id: "dracula", title: "Dracula", theme: .dracula),
        Named(id: "gruvbox-dark", title: "Gruvbox Dark", theme: .gruvboxDark),
        Named(id: "gruvbox-light", title: "Gruvbox Light", theme: .gruvboxLight),
        Named(id: "high-contrast-dark", title: "High Contrast Dark", theme: .highContrastDark),
        Named(id: "high-contrast-light", title: "High Contrast Light", theme: .highContrastLight),
        Named(id: "monokai", title: "Monokai", theme: .monokai),
        Named(id: "nord", title: "Nord", theme: .nord),
        Named(id: "one-dark", title: "One Dark", theme: .oneDark),
        Named(id: "rose-pine", title: "Rosé Pine", theme: .rosePine),
        Named(id: "rose-pine-dawn", title: "Rosé Pine Dawn", theme: .rosePineDawn),
        Named(id: "solarized-dark", title: "Solarized Dark", theme: .solarizedDark),
        Named(id: "solarized-light", title: "Solarized Light", theme: .solarizedLight),
        Named(id: "tokyo-night", title: "Tokyo Night", theme: .tokyoNight),
        Named(id: "tokyo-night-day", title: "Tokyo Night Day", theme: .tokyoNightDay),
    ]

    /// Finds the theme with a name, such as `nord` or `standard`.
    ///
    /// - Returns: `nil` if no theme has the name.
    public init?(named name: String) {
        if name == "standard" {
            self = .standard
        } else if let found = Self.named.first(where: { $0.id == name }) {
            self = found.theme
        } else {
            return nil
        }
    }
}
