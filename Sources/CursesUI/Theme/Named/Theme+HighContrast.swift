extension Theme {
    /// A dark theme with strong colours: texts and lines have a contrast of seven or more.
    public static let highContrastDark = Theme(
        foreground: 0xFFFFFF, background: 0x000000, accent: 0xFFFF00,
        named: [
            0x000000, 0xFF8080, 0x70FF70, 0xFFFF00, 0x99C2FF, 0xFF99FF, 0x66FFFF, 0xFFFFFF,
            0xA0A0A0, 0xFF8080, 0x70FF70, 0xFFFF00, 0x99C2FF, 0xFF99FF, 0x66FFFF, 0xFFFFFF,
        ],
        colors: [\.secondary: 0xE0E0E0, \.tertiary: 0xC8C8C8, \.border: 0xFFFFFF, \.separator: 0xC8C8C8]
    )

    /// A light theme with strong colours: texts and lines have a contrast of seven or more.
    public static let highContrastLight = Theme(
        foreground: 0x000000, background: 0xFFFFFF, accent: 0x0033B3,
        named: [
            0x000000, 0xA80000, 0x005A00, 0x5F4B00, 0x0033B3, 0x7A007A, 0x005A5A, 0xFFFFFF,
            0x505050, 0xA80000, 0x005A00, 0x5F4B00, 0x0033B3, 0x7A007A, 0x005A5A, 0xFFFFFF,
        ],
        colors: [\.secondary: 0x303030, \.tertiary: 0x404040, \.border: 0x000000, \.separator: 0x404040]
    )
}
