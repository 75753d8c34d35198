import CNCurses

extension Capabilities {
    /// The terminals that replace kitty's Unicode placeholders with pictures: the start of the name that they report
    /// (XTVERSION), and the first version that supports this. Other terminals that support kitty's graphics protocol
    /// (WezTerm, Konsole) show the placeholders as text.
    private static let placeholderNames: [(name: String, version: [Int])] = [
        ("kitty(", [0, 28]), ("ghostty ", []),
    ]

    /// The terminals that reliably erase the pixels of sixels: the start of the name that they report, and the version
    /// that was tested. mlterm is not listed, because in version 3.9.0 parts of pictures are black after the window
    /// size has changed.
    private static let sixelNames: [((name: String, version: [Int]), SixelHabits)] = [
        (("XTerm(", [379]), .xterm), (("foot(", [1, 13]), .exact),
    ]

    /// The DA1 attribute of terminals that draw sixels.
    private static let sixelAttribute = 4

    /// The user's choice of how pictures are drawn, in an environment variable. Without it, the terminal draws them
    /// only if it is known to do so correctly.
    enum PictureWish: String {
        /// Always draws pictures with characters.
        case cells
        /// Uses sixels if the terminal reports that it supports them, even if it is untested.
        case sixel

        static let variable = "CURSESUI_PICTURES"
    }

    /// Returns the query that finds out whether the terminal draws pictures; `nil` if they must be drawn with
    /// characters in any case, for example in a multiplexer.
    ///
    /// - Parameter attributes: the terminal's device attributes (DA1).
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

    /// A description of how pictures are drawn.
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
        case .octants: "eighths of cells"
        }
    }
}

/// The query that asks whether a terminal draws pictures with a given protocol.
enum PictureInquiry: Hashable {
    case kitty
    case sixel(SixelHabits)
}
