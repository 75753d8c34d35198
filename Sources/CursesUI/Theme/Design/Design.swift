import CursesUITerminal

/// A theme as displayed on a terminal: all roles resolved to colours, once for each theme and terminal.
final class Design: Sendable {
    /// The theme and the terminal that the colours are computed from.
    struct Source: Hashable, Sendable {
        var colors = Theme.Colors()
        var surfaces = Theme.Surfaces()
        var states = Theme.States()
        var palette: Theme.Palette?
        var screen = ScreenPalette()

        init() {}

        init(_ theme: Theme, on screen: ScreenPalette) {
            colors = theme.colors
            surfaces = theme.surfaces
            states = theme.states
            palette = theme.palette
            self.screen = screen
            // The edges of surfaces are drawn with block characters, which ASCII does not have.
            if theme.borders == .ascii {
                self.screen.level = min(screen.level, .ansi16)
                self.screen.blocks = .none
            }
        }
    }

    let source: Source
    /// The theme's colours, with all roles set.
    let colors: Theme.Colors
    /// The surface colours; `nil` if only lines and attributes distinguish the parts of the screen.
    let surfaces: SurfaceColors?
    /// The colours that replace the terminal's own; `nil` if the terminal's own are used.
    let paint: WindowPaint?
    /// Blends the colours of views with the colours beneath them.
    let mixer: ColorMixer
    /// The block characters that are used to draw shapes.
    var blocks: BlockCharacters { source.screen.blocks }

    init(_ source: Source) {
        self.source = source
        let palette = source.palette ?? source.screen.preferredScheme.map(Theme.Palette.preferred)
        if let palette, source.screen.level >= .ansi256 {
            let roles = DesignRoles(source, BaseColors(palette), isOwn: false)
            colors = roles.colors
            surfaces = roles.surfaces
            paint = WindowPaint(roles)
            mixer = ColorMixer(base: roles.shown, level: source.screen.level)
        } else if palette == nil, source.screen.level == .trueColor, let own = source.screen.own {
            let roles = DesignRoles(source, own, isOwn: true)
            colors = roles.colors
            surfaces = roles.surfaces
            paint = nil
            mixer = ColorMixer(base: own, level: source.screen.level)
        } else {
            // A theme with a palette has colours that do not suit a terminal with few colours, so the standard colours
            // are used.
            colors = source.palette == nil ? source.colors : Theme.Colors()
            surfaces = nil
            paint = nil
            mixer = ColorMixer(
                base: source.screen.own, level: source.screen.level, assumedGround: source.screen.assumedGround)
        }
    }

    private init(_ design: Design, mixing mixer: ColorMixer, in blocks: BlockCharacters? = nil) {
        var source = design.source
        if let blocks { source.screen.blocks = blocks }
        self.source = source
        colors = design.colors
        surfaces = design.surfaces
        paint = design.paint
        self.mixer = mixer
    }

    /// The design with which masks are drawn. All colours are known and can be mixed, because the terminal does not
    /// show them.
    var forMasks: Design {
        let base = mixer.base ?? BaseColors(foreground: .white, background: .black, named: [])
        return Design(self, mixing: ColorMixer(base: base, level: .trueColor, keepsOwnInk: true))
    }

    /// The design with which pixels are drawn: as masks, in cells of two parts.
    var forPixels: Design { Design(self, mixing: forMasks.mixer, in: .halves) }

    /// The standard theme on a terminal that reports nothing.
    static let standard = Design(Source())
}

extension Design: Equatable {
    static func == (one: Design, two: Design) -> Bool { one === two || one.source == two.source }
}

/// The colours that replace the terminal's own, in a theme with a palette or for a preferred colour scheme.
struct WindowPaint: Sendable {
    let foreground: TerminalColor
    let background: TerminalColor
    private let named: [TerminalColor]

    init(_ roles: DesignRoles) {
        foreground = roles.primary.terminalColor
        background = roles.window.terminalColor
        named = roles.base.named.map(\.terminalColor)
    }

    func apply(to style: inout Style) {
        style.foreground = painted(style.foreground, foreground)
        style.background = painted(style.background, background)
    }

    private func painted(_ color: TerminalColor, _ own: TerminalColor) -> TerminalColor {
        switch color.kind {
        case .default: own
        case .palette(let index) where index < 16: named[Int(index)]
        default: color
        }
    }
}

private struct DesignKey: EnvironmentKey {
    static let defaultValue = Design.standard
}

private struct IsThemeChosenKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    static let isThemeChosenID = EnvironmentKeyID(IsThemeChosenKey.self)

    /// Whether the user has chosen the theme of the window.
    var isThemeChosen: Bool {
        get { self[IsThemeChosenKey.self] }
        set { self[IsThemeChosenKey.self] = newValue }
    }

    static let designID = EnvironmentKeyID(DesignKey.self)

    /// The theme of the view, as the terminal shows it.
    var design: Design {
        get { self[DesignKey.self] }
        set { self[DesignKey.self] = newValue }
    }
}
