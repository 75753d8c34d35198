extension Theme {
    /// The dark variant of Gruvbox, by Pavel Pertsev (https://github.com/morhetz/gruvbox).
    public static let gruvboxDark = Theme(
        foreground: 0xEBDBB2, background: 0x282828, accent: 0xFABD2F,
        named: [
            0x282828, 0xCC241D, 0x98971A, 0xD79921, 0x458588, 0xB16286, 0x689D6A, 0xA89984,
            0x928374, 0xFB4934, 0xB8BB26, 0xFABD2F, 0x83A598, 0xD3869B, 0x8EC07C, 0xEBDBB2,
        ],
        surfaces: [\.panel: 0x32302F, \.control: 0x504945, \.field: 0x3C3836]
    )

    /// The light variant of Gruvbox, by Pavel Pertsev (https://github.com/morhetz/gruvbox).
    public static let gruvboxLight = Theme(
        foreground: 0x3C3836, background: 0xFBF1C7, accent: 0x076678,
        named: [
            0xFBF1C7, 0xCC241D, 0x98971A, 0xD79921, 0x458588, 0xB16286, 0x689D6A, 0x7C6F64,
            0x928374, 0x9D0006, 0x79740E, 0xB57614, 0x076678, 0x8F3F71, 0x427B58, 0x3C3836,
        ],
        surfaces: [\.panel: 0xF2E5BC, \.control: 0xD5C4A1, \.field: 0xEBDBB2]
    )

    /// Rosé Pine, by its authors (https://rosepinetheme.com/palette).
    public static let rosePine = Theme(
        foreground: 0xE0DEF4, background: 0x191724, accent: 0xC4A7E7,
        named: [
            0x26233A, 0xEB6F92, 0x31748F, 0xF6C177, 0x9CCFD8, 0xC4A7E7, 0xEBBCBA, 0xE0DEF4,
            0x6E6A86, 0xEB6F92, 0x31748F, 0xF6C177, 0x9CCFD8, 0xC4A7E7, 0xEBBCBA, 0xE0DEF4,
        ],
        surfaces: [\.panel: 0x1F1D2E, \.raised: 0x26233A]
    )

    /// Rosé Pine Dawn, by the authors of Rosé Pine (https://rosepinetheme.com/palette).
    public static let rosePineDawn = Theme(
        foreground: 0x575279, background: 0xFAF4ED, accent: 0x907AA9,
        named: [
            0xF2E9E1, 0xB4637A, 0x286983, 0xEA9D34, 0x56949F, 0x907AA9, 0xD7827E, 0x575279,
            0x9893A5, 0xB4637A, 0x286983, 0xEA9D34, 0x56949F, 0x907AA9, 0xD7827E, 0x575279,
        ],
        surfaces: [\.panel: 0xFFFAF3, \.raised: 0xFFFAF3]
    )

    /// The dark variant of Solarized, by Ethan Schoonover (https://ethanschoonover.com/solarized).
    public static let solarizedDark = Theme(
        foreground: 0x839496, background: 0x002B36, accent: 0x268BD2,
        named: [
            0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
            0x002B36, 0xCB4B16, 0x586E75, 0x657B83, 0x839496, 0x6C71C4, 0x93A1A1, 0xFDF6E3,
        ],
        surfaces: [\.panel: 0x073642]
    )

    /// The light variant of Solarized, by Ethan Schoonover (https://ethanschoonover.com/solarized).
    public static let solarizedLight = Theme(
        foreground: 0x657B83, background: 0xFDF6E3, accent: 0x268BD2,
        named: [
            0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
            0x002B36, 0xCB4B16, 0x586E75, 0x657B83, 0x839496, 0x6C71C4, 0x93A1A1, 0xFDF6E3,
        ],
        surfaces: [\.panel: 0xEEE8D5]
    )

    /// Tokyo Night, by enkia (https://github.com/enkia/tokyo-night-vscode-theme).
    public static let tokyoNight = Theme(
        foreground: 0xC0CAF5, background: 0x1A1B26, accent: 0x7AA2F7,
        named: [
            0x15161E, 0xF7768E, 0x9ECE6A, 0xE0AF68, 0x7AA2F7, 0xBB9AF7, 0x7DCFFF, 0xA9B1D6,
            0x414868, 0xF7768E, 0x9ECE6A, 0xE0AF68, 0x7AA2F7, 0xBB9AF7, 0x7DCFFF, 0xC0CAF5,
        ],
        surfaces: [\.panel: 0x16161E]
    )

    /// The light variant of Tokyo Night, by Folke Lemaitre (https://github.com/folke/tokyonight.nvim).
    public static let tokyoNightDay = Theme(
        foreground: 0x3760BF, background: 0xE1E2E7, accent: 0x2E7DE9,
        named: [
            0xB4B5B9, 0xF52A65, 0x587539, 0x8C6C3E, 0x2E7DE9, 0x9854F1, 0x007197, 0x6172B0,
            0xA1A6C5, 0xF52A65, 0x587539, 0x8C6C3E, 0x2E7DE9, 0x9854F1, 0x007197, 0x3760BF,
        ]
    )
}
