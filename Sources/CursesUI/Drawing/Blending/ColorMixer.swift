import CursesUITerminal

/// Mixes colours with the colours beneath them, as far as the colours of the terminal are known.
///
/// Colours are mixed by their encoded sRGB components. A terminal without 24-bit colour shows a mixture as the nearest
/// colour.
struct ColorMixer: Hashable, Sendable {
    /// The actual colours of the terminal's own foreground, background and palette; `nil` if they are unknown.
    let base: BaseColors?
    let level: Capabilities.ColorLevel
    /// The background of the terminal on which areas are mixed if its own is unknown. Texts do without: a wrong guess
    /// would make them hard to read.
    var assumedGround: RGB?
    /// Whether texts keep the terminal's own colour on every background, because they are no texts but a mask.
    var keepsOwnInk = false

    /// Whether the terminal has enough colours for mixtures.
    var mixes: Bool { level >= .ansi16 }

    /// Returns the components of a background colour; `nil` if they are unknown.
    func ground(_ color: TerminalColor) -> RGB? { rgb(color) ?? base?.background }

    /// Returns the components of a foreground colour; `nil` if they are unknown.
    func ink(_ color: TerminalColor) -> RGB? { rgb(color) ?? base?.foreground }

    /// Returns the components of a colour other than the terminal's own; `nil` if they are unknown.
    func rgb(_ color: TerminalColor) -> RGB? {
        if let base, case .palette(let index) = color.kind, index < 16 { return base.named[Int(index)] }
        return color.rgb
    }

    /// Returns the components of a view's colour; `nil` if they are unknown.
    func rgb(_ color: Color) -> RGB? {
        switch color.source {
        case .terminal, .role: ink(color.terminalColor)
        case .background, .material: base?.background
        }
    }

    /// Returns a background colour that is covered by a translucent colour; `nil` if they cannot be mixed.
    func ground(_ below: TerminalColor, under color: RGB, _ opacity: Double) -> TerminalColor? {
        guard mixes, let old = ground(below) ?? (below == .default ? assumedGround : nil) else { return nil }
        return shown(old.covered(by: color, opacity), insteadOf: below, old)
    }

    /// Returns a foreground colour that is covered by a translucent colour; `nil` if they cannot be mixed.
    func ink(_ below: TerminalColor, under color: RGB, _ opacity: Double) -> TerminalColor? {
        guard mixes, let old = ink(below) else { return nil }
        return shown(old.covered(by: color, opacity), insteadOf: below, old)
    }

    /// Returns a mixture as a terminal colour. This is the original colour if the terminal shows both as the same
    /// colour.
    func shown(_ mixed: RGB, insteadOf color: TerminalColor, _ old: RGB) -> TerminalColor {
        guard mixed != old else { return color }
        let new = mixed.terminalColor
        let isSame = level <= .ansi16 && new.degraded(to: level) == old.terminalColor.degraded(to: level)
        return isSame ? color : new
    }

    /// Returns the style of a text or a line in a colour, on a background. The style is dim if the colour cannot be
    /// mixed.
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

    /// Returns an opaque colour that looks like a translucent colour on a background; `nil` if dim text looks more like
    /// it than any available colour.
    private func ink(_ color: Color, on ground: TerminalColor) -> TerminalColor? {
        // With few colours, dimming the terminal's own foreground gives a better result than the nearest available
        // colour.
        let isOwn = color.terminalColor == .default
        guard mixes, level == .trueColor || !isOwn, let below = self.ground(ground),
            let own = (isOwn && base != nil ? readableInk(on: ground) : nil) ?? rgb(color)
        else { return nil }
        let mixed = below.covered(by: own, color.alpha).terminalColor
        guard level < .trueColor else { return mixed }
        let shown = mixed.degraded(to: level)
        let isTold = shown != own.terminalColor.degraded(to: level) && shown != below.terminalColor.degraded(to: level)
        return isTold ? mixed : nil
    }
}

extension XtermPalette.RGB {
    /// Returns the colour, covered by a second colour. The encoded sRGB components are mixed.
    ///
    /// - Parameter opacity: 0 for this colour, 1 for the other.
    func covered(by other: RGB, _ opacity: Double) -> RGB {
        func mixed(_ below: UInt8, _ above: UInt8) -> UInt8 {
            let difference = Double(above) - Double(below)
            let value = Double(below) + difference * opacity
            return UInt8(value.rounded().clamped(0, 255))
        }
        return RGB(
            red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
    }

    /// Returns how much brighter a second colour is than this one: the differences of the components, added up.
    func sumOfDifferences(to other: RGB) -> Int {
        let (red, green) = (Int(other.red) - Int(red), Int(other.green) - Int(green))
        return red + green + Int(other.blue) - Int(blue)
    }
}

extension TerminalColor {
    /// Returns the colour, covered by a second colour. If the components of either colour are unknown, the second
    /// colour is returned.
    package func covered(by other: TerminalColor, _ opacity: Double) -> TerminalColor {
        guard let rgb, let above = other.rgb else { return other }
        return rgb.covered(by: above, opacity).terminalColor
    }
}
