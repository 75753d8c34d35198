extension Theme {
    /// Dracula, by Zeno Rocha and contributors (https://draculatheme.com/contribute).
    public static let dracula = Theme(
        foreground: 0xF8F8F2, background: 0x282A36, accent: 0xBD93F9,
        named: [
            0x21222C, 0xFF5555, 0x50FA7B, 0xF1FA8C, 0xBD93F9, 0xFF79C6, 0x8BE9FD, 0xF8F8F2,
            0x6272A4, 0xFF6E6E, 0x69FF94, 0xFFFFA5, 0xD6ACFF, 0xFF92DF, 0xA4FFFF, 0xFFFFFF,
        ],
        surfaces: [\.panel: 0x21222C, \.control: 0x44475A]
    )

    /// Monokai, by Wimer Hazenberg (https://monokai.pro).
    public static let monokai = Theme(
        foreground: 0xF8F8F2, background: 0x272822, accent: 0xA6E22E,
        named: [
            0x272822, 0xF92672, 0xA6E22E, 0xF4BF75, 0x66D9EF, 0xAE81FF, 0xA1EFE4, 0xF8F8F2,
            0x75715E, 0xF92672, 0xA6E22E, 0xE6DB74, 0x66D9EF, 0xAE81FF, 0xA1EFE4, 0xF9F8F5,
        ]
    )

    /// Nord, by Sven Greb (https://www.nordtheme.com/docs/colors-and-palettes).
    public static let nord = Theme(
        foreground: 0xD8DEE9, background: 0x2E3440, accent: 0x88C0D0,
        named: [
            0x3B4252, 0xBF616A, 0xA3BE8C, 0xEBCB8B, 0x81A1C1, 0xB48EAD, 0x88C0D0, 0xE5E9F0,
            0x4C566A, 0xBF616A, 0xA3BE8C, 0xEBCB8B, 0x81A1C1, 0xB48EAD, 0x8FBCBB, 0xECEFF4,
        ],
        surfaces: [\.panel: 0x3B4252, \.control: 0x434C5E]
    )

    /// One Dark, the dark theme of Atom, by GitHub.
    public static let oneDark = Theme(
        foreground: 0xABB2BF, background: 0x282C34, accent: 0x61AFEF,
        named: [
            0x282C34, 0xE06C75, 0x98C379, 0xE5C07B, 0x61AFEF, 0xC678DD, 0x56B6C2, 0xABB2BF,
            0x5C6370, 0xE06C75, 0x98C379, 0xE5C07B, 0x61AFEF, 0xC678DD, 0x56B6C2, 0xFFFFFF,
        ],
        surfaces: [\.panel: 0x21252B]
    )
}
