import CursesUITerminal

/// The role colours of a theme, computed in Oklab from a foreground, a background and a palette. Colours that the theme
/// sets are kept.
struct DesignRoles {
    let base: BaseColors
    /// Whether the base colours are the terminal's own, so that its default colours need no replacement.
    private let isOwn: Bool
    private let theme: Design.Source
    /// Black or white, whichever has the higher contrast with the window's background.
    private let end: RGB
    /// Whether surfaces can move towards the text colour, as they usually do, and leave texts readable.
    private let hasRoom: Bool

    // Surfaces.
    let window: RGB
    let panel: RGB
    let raised: RGB
    let field: RGB
    let control: RGB
    let header: RGB
    let alternate: RGB
    let pressed: RGB
    let selection: RGB
    let focusedSelection: RGB
    let prominent: RGB

    // The colours on these surfaces.
    let primary: RGB
    let secondary: RGB
    let tertiary: RGB
    let quaternary: RGB
    let accent: RGB
    let focused: RGB
    let edge: RGB
    let mark: RGB

    /// The minimum contrast between the background and black or white at which surfaces move towards the text colour.
    /// Below it, they move away from the text colour.
    private static let room = 9.0

    init(_ theme: Design.Source, _ base: BaseColors, isOwn: Bool) {
        self.base = base
        self.isOwn = isOwn
        self.theme = theme
        let surfaces = theme.surfaces
        let window = surfaces.window.flatMap(base.rgb) ?? base.background
        let end = window.farthestGrey
        let hasRoom = window.contrast(with: end) >= Self.room
        func surface(_ step: Double, _ set: Color?) -> RGB {
            set.flatMap(base.rgb) ?? Self.surface(of: window, step, end: end, hasRoom: hasRoom)
        }
        self.window = window
        self.end = end
        self.hasRoom = hasRoom
        panel = surface(0.035, surfaces.panel)
        alternate = surface(0.025, surfaces.alternate)
        field = surface(0.065, surfaces.field)
        raised = surface(0.06, surfaces.raised)
        header = surface(0.08, surfaces.header)
        control = surface(0.11, surfaces.control)
        pressed = theme.states.pressed.flatMap(base.rgb) ?? surface(0.18, nil)

        let grounds = [window, panel, alternate, field, raised, header, control]
        let primary = base.foreground.readable(on: grounds, Contrast.text, towards: end)
        let set = theme.colors.accent == Theme.Colors().accent ? nil : base.rgb(theme.colors.accent)
        let accent = set ?? base.blue.readable(on: grounds, Contrast.text, towards: end)
        func tint(_ part: Double) -> RGB { Self.tint(window, accent, part, below: primary, end: end) }
        selection = surfaces.selection.flatMap(base.rgb) ?? tint(0.3)
        focusedSelection = surfaces.focusedSelection.flatMap(base.rgb) ?? tint(0.46)
        prominent = tint(0.55)
        self.primary = primary
        self.accent = accent
        let background = base.background
        func text(_ part: Double) -> RGB { background.mixed(with: base.foreground, by: part) }
        secondary = text(0.72).readable(on: grounds + [selection], Contrast.text, towards: end)
        tertiary = text(0.55).readable(on: grounds, Contrast.edge, towards: end)
        quaternary = text(0.4)
        focused = theme.states.focused.flatMap(base.rgb) ?? accent
        edge = text(0.45).readable(on: [window, panel, raised, field, control], Contrast.edge, towards: end)
        let selected = theme.states.selected.flatMap(base.rgb) ?? accent
        mark = selected.readable(on: [window, selection, focusedSelection], Contrast.edge, towards: end)
    }

    /// Returns a surface colour whose lightness differs from the window's background by a step.
    private static func surface(of window: RGB, _ step: Double, end: RGB, hasRoom: Bool) -> RGB {
        var color = Oklab(window)
        switch (end == .white, hasRoom) {
        // On black, the first steps would be invisible.
        case (true, true): color.lightness = max(color.lightness, 0.14) + step
        case (true, false): color.lightness -= step
        // Steps look larger on light backgrounds.
        case (false, true): color.lightness -= step * 0.6
        case (false, false): color.lightness += step
        }
        return color.rgb
    }

    /// Returns a background tinted with as much of the accent colour as keeps texts readable. If that is little, the
    /// background also moves away from the text colour.
    private static func tint(
        _ window: RGB, _ accent: RGB, _ wish: Double, below text: RGB, end: RGB
    ) -> RGB {
        var part = wish
        while part > wish / 2 {
            let color = window.mixed(with: accent, by: part)
            if color.contrast(with: text) >= Contrast.text { return color }
            part -= 0.02
        }
        return window.mixed(with: accent, by: part)
            .readable(on: [text], Contrast.text, towards: end == .white ? .black : .white)
    }

    /// The base colours with the foreground and background that are displayed.
    var shown: BaseColors { BaseColors(foreground: primary, background: window, named: base.named) }

    /// Returns a readable text colour for a fill: one of the window's two colours if it has enough contrast, or else
    /// black or white.
    func text(on fill: RGB) -> RGB {
        [window, primary].first { $0.contrast(with: fill) >= Contrast.text } ?? fill.farthestGrey
    }
}

extension DesignRoles {
    /// The colours of the theme. Those that the theme does not set are computed.
    var colors: Theme.Colors {
        let standard = Theme.Colors()
        var colors = theme.colors
        func set(_ role: WritableKeyPath<Theme.Colors, Color>, _ color: @autoclosure () -> RGB) {
            if colors[keyPath: role] == standard[keyPath: role] { colors[keyPath: role] = Color(color().terminalColor) }
        }
        let grounds = [window, panel, raised, field, control]
        func named(_ index: Int) -> RGB { base.named[index].readable(on: grounds, Contrast.text, towards: end) }
        // The terminal's own colour is kept if it is readable.
        if !isOwn || primary != base.foreground { set(\.primary, primary) }
        set(\.secondary, secondary)
        set(\.tertiary, tertiary)
        set(\.quaternary, quaternary)
        set(\.accent, accent)
        set(\.onAccent, text(on: accent))
        set(\.link, base.blue.readable(on: grounds, Contrast.text, towards: end))
        set(\.success, named(2))
        set(\.warning, named(3))
        set(\.destructive, named(1))
        set(\.placeholder, secondary)
        set(\.separator, line)
        set(\.border, line)
        set(\.fill, control)
        set(\.shadow, shadow)
        return colors
    }

    /// The colour of lines that only separate parts.
    private var line: RGB { window.mixed(with: base.foreground, by: 0.25) }

    private var shadow: RGB { window.mixed(with: .black, by: end == .white ? 0.6 : 0.22) }

    private var dimmed: RGB {
        theme.surfaces.overlay.flatMap(base.rgb) ?? window.mixed(with: .black, by: end == .white ? 0.2 : 0.1)
    }

    var surfaces: SurfaceColors {
        let invalid =
            theme.states.invalid.flatMap(base.rgb)
            ?? base.named[1].readable(on: [window, panel, raised, field], Contrast.text, towards: end)
        let disabled = theme.states.disabled.flatMap(base.rgb) ?? quaternary
        return SurfaceColors(
            window: isOwn && window == base.background ? .default : window.terminalColor,
            panel: panel.terminalColor,
            raised: raised.terminalColor,
            field: field.terminalColor,
            control: control.terminalColor,
            header: header.terminalColor,
            alternate: alternate.terminalColor,
            selection: selection.terminalColor,
            focusedSelection: focusedSelection.terminalColor,
            pressed: pressed.terminalColor,
            prominent: prominent.terminalColor,
            focused: focused.terminalColor,
            onFocused: text(on: focused).terminalColor,
            primary: isOwn && primary == base.foreground ? .default : primary.terminalColor,
            disabled: disabled.terminalColor,
            edge: edge.terminalColor,
            mark: mark.terminalColor,
            invalid: invalid.terminalColor,
            invalidText: text(on: invalid).terminalColor,
            dimmedText: dimmed.mixed(with: base.foreground, by: 0.38).terminalColor,
            dimmedWindow: dimmed.terminalColor,
            shadow: shadow.terminalColor,
            shadowText: shadow.mixed(with: base.foreground, by: 0.25).terminalColor
        )
    }
}
