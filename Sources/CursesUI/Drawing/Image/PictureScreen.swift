import CursesUITerminal

/// What a picture has to know of the screen that shows it.
package struct PictureScreen: Hashable, Sendable {
    package var colorLevel: Capabilities.ColorLevel
    /// Whether text is dark on light.
    package var isLight: Bool
    package var blocks: BlockCharacters
    /// How many pixels a cell has where the terminal draws pictures itself; `nil` where cells do.
    package var pixels: CellPixels?
    /// How many colours such a picture may have; `nil` for all.
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

    /// Whether a frame is drawn only when the pictures in it are decoded, as in tests; else they are
    /// drawn when they are.
    package var waitsForPictures: Bool {
        get { self[WaitsForPicturesKey.self] }
        set { self[WaitsForPicturesKey.self] = newValue }
    }

    static let pictureScreenID = EnvironmentKeyID(PictureScreenKey.self)
}
