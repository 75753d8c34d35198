extension Theme {
    /// Catppuccin Latte, by the Catppuccin organization (https://catppuccin.com/palette).
    public static let catppuccinLatte = Theme(
        foreground: 0x4C4F69, background: 0xEFF1F5, accent: 0x8839EF,
        named: [
            0x5C5F77, 0xD20F39, 0x40A02B, 0xDF8E1D, 0x1E66F5, 0xEA76CB, 0x179299, 0xACB0BE,
            0x6C6F85, 0xD20F39, 0x40A02B, 0xDF8E1D, 0x1E66F5, 0xEA76CB, 0x179299, 0xBCC0CC,
        ],
        surfaces: [\.panel: 0xE6E9EF, \.raised: 0xE6E9EF]
    )

    /// Catppuccin Frappé, by the Catppuccin organization (https://catppuccin.com/palette).
    public static let catppuccinFrappe = Theme(
        foreground: 0xC6D0F5, background: 0x303446, accent: 0xCA9EE6,
        named: [
            0x51576D, 0xE78284, 0xA6D189, 0xE5C890, 0x8CAAEE, 0xF4B8E4, 0x81C8BE, 0xB5BFE2,
            0x626880, 0xE78284, 0xA6D189, 0xE5C890, 0x8CAAEE, 0xF4B8E4, 0x81C8BE, 0xA5ADCE,
        ],
        surfaces: [\.panel: 0x292C3C, \.control: 0x414559, \.field: 0x414559]
    )

    /// Catppuccin Macchiato, by the Catppuccin organization (https://catppuccin.com/palette).
    public static let catppuccinMacchiato = Theme(
        foreground: 0xCAD3F5, background: 0x24273A, accent: 0xC6A0F6,
        named: [
            0x494D64, 0xED8796, 0xA6DA95, 0xEED49F, 0x8AADF4, 0xF5BDE6, 0x8BD5CA, 0xB8C0E0,
            0x5B6078, 0xED8796, 0xA6DA95, 0xEED49F, 0x8AADF4, 0xF5BDE6, 0x8BD5CA, 0xA5ADCB,
        ],
        surfaces: [\.panel: 0x1E2030, \.control: 0x363A4F, \.field: 0x363A4F]
    )

    /// Catppuccin Mocha, by the Catppuccin organization (https://catppuccin.com/palette).
    public static let catppuccinMocha = Theme(
        foreground: 0xCDD6F4, background: 0x1E1E2E, accent: 0xCBA6F7,
        named: [
            0x45475A, 0xF38BA8, 0xA6E3A1, 0xF9E2AF, 0x89B4FA, 0xF5C2E7, 0x94E2D5, 0xBAC2DE,
            0x585B70, 0xF38BA8, 0xA6E3A1, 0xF9E2AF, 0x89B4FA, 0xF5C2E7, 0x94E2D5, 0xA6ADC8,
        ],
        surfaces: [\.panel: 0x181825, \.control: 0x313244, \.field: 0x313244]
    )
}
