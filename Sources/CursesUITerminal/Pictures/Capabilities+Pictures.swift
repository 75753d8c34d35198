import CNCurses

extension Capabilities {
    /// Terminals that draw pictures for placeholders, by the beginning of the names that they give
    /// themselves (XTVERSION), and the version from which they do. Others that know kitty's graphics
    /// protocol (WezTerm, Konsole) show the placeholders as text.
    private static let placeholderNames: [(name: String, version: [Int])] = [
        ("kitty(", [0, 28]), ("ghostty ", []),
    ]

    /// Whether the terminal is to be asked for pictures: it draws them for placeholders, whose colour
    /// says which picture, and no other program stands between.
    func mayDrawPictures(isMultiplexer: Bool) -> Bool {
        guard !isMultiplexer, colorLevel == .trueColor, cellPixels != nil, let name else { return false }
        return Self.isListed(name, in: Self.placeholderNames) && GlyphEncoder.canPlacePictures
    }

    /// What is known of how the terminal draws pictures, in words.
    var pictureTitle: String {
        if drawsPictures { return "pixels, by kitty's protocol" }
        return switch blocks {
        case .none: "characters"
        case .halves: "halves of cells"
        case .quadrants: "quarters of cells"
        case .sextants: "sixths of cells"
        }
    }
}
