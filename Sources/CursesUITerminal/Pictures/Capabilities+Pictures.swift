import CNCurses

extension Capabilities {
    /// Terminals that draw pictures for placeholders, by the beginning of the names that they give
    /// themselves (XTVERSION), and the version from which they do. Others that know kitty's graphics
    /// protocol (WezTerm, Konsole) show the placeholders as text.
    private static let placeholderNames: [(name: String, version: [Int])] = [
        ("kitty(", [0, 28]), ("ghostty ", []),
    ]

    /// Terminals that were seen to leave no pixel of a sixel behind, and the version. In mlterm 3.9.0 parts of
    /// pictures are black after the window has changed its size.
    private static let sixelNames: [((name: String, version: [Int]), SixelHabits)] = [
        (("XTerm(", [379]), .xterm), (("foot(", [1, 13]), .exact),
    ]

    /// What a terminal that draws sixels calls itself in DA1.
    private static let sixelAttribute = 4

    /// Whether pictures are drawn by the terminal where that is known to go well.
    enum PictureWish: String {
        /// Never.
        case cells
        /// Sixels, if the terminal says that it has them, also where nobody has seen them go well.
        case sixel

        static let variable = "CURSESUI_PICTURES"
    }

    /// How the terminal is to be asked for pictures: only if no other program stands between.
    ///
    /// - Parameter attributes: what it says to be (DA1).
    func offeredPictures(environment: [String: String], attributes: [Int]) -> PictureInquiry? {
        let wish = environment[PictureWish.variable].flatMap(PictureWish.init)
        guard wish != .cells, cellPixels != nil, !Self.isMultiplexer(environment: environment) else { return nil }
        let name = terminalName ?? ""
        if wish == nil, colorLevel == .trueColor, Self.isListed(name, in: Self.placeholderNames) {
            return GlyphEncoder.canPlacePictures ? .kitty : nil
        }
        guard attributes.contains(Self.sixelAttribute), colorLevel > .none, GlyphEncoder.canMarkPictures else {
            return nil
        }
        for (known, habits) in Self.sixelNames where Self.isListed(name, in: [known]) {
            return .sixel(habits)
        }
        return wish == .sixel ? .sixel(.unknown) : nil
    }

    /// What is known of how the terminal draws pictures, in words.
    var pictureTitle: String {
        switch pictures {
        case .kitty: return "pixels, by kitty's protocol"
        case .sixel(let offer): return "pixels, by sixels of \(offer.colors) colours"
        case nil: break
        }
        return switch blocks {
        case .none: "characters"
        case .halves: "halves of cells"
        case .quadrants: "quarters of cells"
        case .sextants: "sixths of cells"
        }
    }
}

/// How a terminal is asked whether it draws pictures.
enum PictureInquiry: Hashable {
    case kitty
    case sixel(SixelHabits)
}
