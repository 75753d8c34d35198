import CursesUITerminal

/// Mixes colours with what lies beneath them, as far as the colours of the terminal are known.
///
/// Colours are mixed in sRGB as encoded. With fewer than 24 bits, a mixture is shown as the nearest colour.
struct ColorMixer: Hashable, Sendable {
    /// The actual colours of the terminal's own foreground, background and palette; `nil` if they are unknown.
    let base: BaseColors?
    let level: Capabilities.ColorLevel

    /// Whether the terminal has enough colours for mixtures.
    var mixes: Bool { level >= .ansi16 }

    /// The components of a colour as a background; `nil` if they are unknown.
    func ground(_ color: TerminalColor) -> RGB? { rgb(color) ?? base?.background }

    /// The components of a colour as a foreground; `nil` if they are unknown.
    func ink(_ color: TerminalColor) -> RGB? { rgb(color) ?? base?.foreground }

    private func rgb(_ color: TerminalColor) -> RGB? {
        if let base, case .palette(let index) = color.kind, index < 16 { return base.named[Int(index)] }
        return color.rgb
    }

    /// The components of a view's colour; `nil` if they are unknown.
    func rgb(_ color: Color) -> RGB? {
        switch color.source {
        case .terminal, .role: ink(color.terminalColor)
        case .background, .material: base?.background
        }
    }

    /// A background that is covered by a colour; `nil` if it cannot be mixed.
    func ground(_ below: TerminalColor, under color: RGB, _ opacity: Double) -> TerminalColor? {
        guard mixes, let old = ground(below) else { return nil }
        return shown(old.covered(by: color, opacity), insteadOf: below, old)
    }

    /// A foreground that is covered by a colour; `nil` if it cannot be mixed.
    func ink(_ below: TerminalColor, under color: RGB, _ opacity: Double) -> TerminalColor? {
        guard mixes, let old = ink(below) else { return nil }
        return shown(old.covered(by: color, opacity), insteadOf: below, old)
    }

    /// A mixture. It is the colour that it is mixed from, if the terminal has no colour in between.
    func shown(_ mixed: RGB, insteadOf color: TerminalColor, _ old: RGB) -> TerminalColor {
        guard mixed != old else { return color }
        let new = mixed.terminalColor
        let isSame = level <= .ansi16 && new.degraded(to: level) == old.terminalColor.degraded(to: level)
        return isSame ? color : new
    }

    /// The style of a text or a line in a colour, on a background. The style is dim if the colour cannot be mixed.
    ///
    /// - Parameters:
    ///   - color: a visible colour without a role.
    ///   - style: the style without the colour.
    func style(_ color: Color, on ground: TerminalColor, _ style: Style) -> Style {
        var style = style
        guard !Paint.color(color).isOpaqueColor else {
            style.foreground = color.terminalColor
            return style
        }
        if let mixed = ink(color, on: ground) {
            style.foreground = mixed
            return style
        }
        return color.applied(to: style)
    }

    /// An opaque colour that looks like a translucent one; `nil` if dim text is closer to it than any available colour.
    private func ink(_ color: Color, on ground: TerminalColor) -> TerminalColor? {
        // The terminal can dim its own foreground more finely than its few colours allow.
        guard mixes, level == .trueColor || color.terminalColor != .default, let own = rgb(color),
            let below = self.ground(ground)
        else { return nil }
        let mixed = below.covered(by: own, color.alpha).terminalColor
        guard level < .trueColor else { return mixed }
        let shown = mixed.degraded(to: level)
        let isTold = shown != own.terminalColor.degraded(to: level) && shown != below.terminalColor.degraded(to: level)
        return isTold ? mixed : nil
    }
}

extension XtermPalette.RGB {
    /// The colour, covered by a second one, in sRGB as encoded.
    ///
    /// - Parameter opacity: 0 for this colour, 1 for the other.
    func covered(by other: RGB, _ opacity: Double) -> RGB {
        func mixed(_ below: UInt8, _ above: UInt8) -> UInt8 {
            UInt8((Double(below) + (Double(above) - Double(below)) * opacity).rounded().clamped(0, 255))
        }
        return RGB(
            red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
    }
}

extension TerminalColor {
    /// The colour, covered by a second one. It is that second colour if the components of either are unknown.
    package func covered(by other: TerminalColor, _ opacity: Double) -> TerminalColor {
        guard let rgb, let above = other.rgb else { return other }
        return rgb.covered(by: above, opacity).terminalColor
    }
}
