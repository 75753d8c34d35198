import CursesUITerminal

/// The properties of the screen that a picture depends on.
package struct PictureScreen: Hashable, Sendable {
    package var colorLevel: Capabilities.ColorLevel
    /// Whether the terminal has dark text on a light background.
    package var isLight: Bool
    package var blocks: BlockCharacters
    /// The size of a cell in pixels if the terminal draws pictures itself; `nil` if pictures are drawn in cells.
    package var pixels: CellPixels?
    /// The maximum number of colours of a picture that the terminal draws itself; `nil` for no limit.
    package var pixelColors: Int?

    package init(
        colorLevel: Capabilities.ColorLevel = .trueColor,
        isLight: Bool = false,
        blocks: BlockCharacters = .quadrants,
        pixels: CellPixels? = nil,
        pixelColors: Int? = nil
    ) {
        self.colorLevel = colorLevel
        self.isLight = isLight
        self.blocks = blocks
        self.pixels = pixels
        self.pixelColors = pixelColors
    }
}

extension PictureScreen {
    init(_ capabilities: Capabilities) {
        self.init(
            colorLevel: capabilities.colorLevel,
            isLight: capabilities.appearance == .light,
            blocks: capabilities.hasLineDrawing ? capabilities.blocks : .none,
            pixels: capabilities.pictures == nil ? nil : capabilities.cellPixels
        )
        if case .sixel(let offer) = capabilities.pictures { pixelColors = offer.colors }
    }
}

private struct PictureScreenKey: EnvironmentKey {
    static let defaultValue = PictureScreen()
}

private struct WaitsForPicturesKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    package var pictureScreen: PictureScreen {
        get { self[PictureScreenKey.self] }
        set { self[PictureScreenKey.self] = newValue }
    }

    /// Whether a frame waits until its pictures are decoded, as in tests. Otherwise each picture is drawn once it is
    /// decoded.
    package var waitsForPictures: Bool {
        get { self[WaitsForPicturesKey.self] }
        set { self[WaitsForPicturesKey.self] = newValue }
    }

    static let pictureScreenID = EnvironmentKeyID(PictureScreenKey.self)
}
