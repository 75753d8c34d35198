extension Theme {
    /// Creates a theme with colours written as six-digit hexadecimal numbers.
    ///
    /// - Parameters:
    ///   - surfaces: the surfaces that the theme defines itself.
    ///   - colors: the other roles that the theme sets.
    init(
        foreground: UInt32,
        background: UInt32,
        accent: UInt32,
        named: [UInt32],
        surfaces: [WritableKeyPath<Surfaces, Color?>: UInt32] = [:],
        colors: [WritableKeyPath<Colors, Color>: UInt32] = [:]
    ) {
        self.init(palette: Palette(foreground: foreground, background: background, named: named))
        self.colors.accent = Color(hexadecimal: accent)
        for (role, color) in surfaces { self.surfaces[keyPath: role] = Color(hexadecimal: color) }
        for (role, color) in colors { self.colors[keyPath: role] = Color(hexadecimal: color) }
    }
}

extension Theme.Palette {
    /// Creates a palette with colours written as six-digit hexadecimal numbers.
    init(foreground: UInt32, background: UInt32, named: [UInt32]) {
        self.init(
            foreground: Color(hexadecimal: foreground), background: Color(hexadecimal: background),
            named: named.map { Color(hexadecimal: $0) })
    }
}

extension Color {
    /// Creates a colour from a six-digit hexadecimal number.
    init(hexadecimal number: UInt32) {
        self.init(
            .rgb(
                UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
                UInt8(truncatingIfNeeded: number)))
    }
}
