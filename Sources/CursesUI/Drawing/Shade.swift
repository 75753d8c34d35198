import CursesUITerminal

/// Shade characters that replace colours in gradients on terminals without colours.
enum Shade {
    private static let steps: [Glyph] = [" ", "░", "▒", "▓", "█"]

    /// All shades except the blank.
    static let glyphs = Set(steps.dropFirst())

    /// Returns the shade for a colour. On a dark background, a lighter colour fills more of the cell; on a light
    /// background, a darker colour does.
    static func glyph(for color: TerminalColor, in scheme: ColorScheme) -> Glyph {
        guard let color = color.components else { return steps[steps.count - 1] }
        // The luma, as defined in ITU-R BT.601.
        let luma = (0.299 * Double(color.red) + 0.587 * Double(color.green) + 0.114 * Double(color.blue)) / 255
        let part = scheme == .dark ? luma : 1 - luma
        return steps[Int(part * Double(steps.count)).clamped(0, steps.count - 1)]
    }
}

extension TerminalColor {
    /// Returns whether an area in this colour is visible on the background of a colour scheme. An area in the
    /// terminal's own background colour is not.
    func standsOut(in scheme: ColorScheme) -> Bool {
        guard let components else { return false }
        let (red, green, blue) = components
        return scheme == .dark ? max(red, green, blue) >= 64 : min(red, green, blue) < 192
    }
}
