import CursesUITerminal
import Foundation

/// A picture of pixels that can be converted to cells. A module that decodes pictures implements it.
package protocol Picture: AnyObject, Sendable {
    /// The size in pixels; known before the pixels are decoded.
    var size: CellSize { get }

    /// The state of the decoding.
    var state: PictureState { get }

    /// Decodes the picture on a different thread, unless it has already been decoded.
    ///
    /// - Parameter whenDone: called once, when the state is no longer `.waiting`.
    func prepare(_ whenDone: @escaping @MainActor @Sendable () -> Void)

    /// Decodes the picture on this thread, unless it has already been decoded.
    func prepareNow()

    /// Returns the cells of the picture, row by row from the top. The state must be `.ready`.
    ///
    /// This is called again for each part that is drawn, so implementations should cache the results.
    func cells(for request: PictureRequest) -> [PictureCell]

    /// Returns the picture in a form that a terminal with its own support for pictures can draw, or the state of its
    /// preparation on a different thread. The state of the picture must be `.ready`.
    ///
    /// Like ``cells(for:)``, this is called again for each part that is drawn.
    ///
    /// - Parameter whenDone: called when the preparation has finished; with `nil`, it runs on this thread.
    func drawing(
        for request: PictureRequest, whenDone: (@MainActor @Sendable () -> Void)?
    ) -> PictureDrawingState
}

extension Picture {
    package func drawing(
        for request: PictureRequest, whenDone: (@MainActor @Sendable () -> Void)?
    ) -> PictureDrawingState { .impossible }
}

/// The preparation of a picture that the terminal draws itself.
package enum PictureDrawingState: Sendable {
    case underWay
    case made(PictureDrawing)
    /// The picture must be drawn in cells.
    case impossible
}

/// A picture that the terminal draws itself.
package struct PictureDrawing: Sendable {
    package let picture: TerminalPicture
    /// For each cell, row by row from the top, whether it has visible content.
    package let isVisible: [Bool]

    package init(picture: TerminalPicture, isVisible: [Bool]) {
        self.picture = picture
        self.isVisible = isVisible
    }
}

/// The state of a picture's decoding.
package enum PictureState: Hashable, Sendable {
    /// The pixels are not decoded yet.
    case waiting
    case ready
    /// The picture cannot be decoded.
    case failed
}

/// The part of a picture to draw, and its properties.
package struct PictureRequest: Equatable, Sendable {
    /// The part of the picture, from 0 to 1 in both directions.
    package var part: CGRect
    /// The size of the result in cells.
    package var size: CellSize
    package var interpolation: Image.Interpolation
    /// Whether only the picture's shape is drawn, in the foreground colour.
    package var isTemplate: Bool
    package var screen: PictureScreen
    /// The shapes that clip the picture: a pixel is visible if all of them contain it.
    package var masks: [PictureMask]

    /// The whole of a picture.
    package static let wholePicture = CGRect(x: 0, y: 0, width: 1, height: 1)

    package init(
        part: CGRect = wholePicture,
        size: CellSize,
        interpolation: Image.Interpolation = .medium,
        isTemplate: Bool = false,
        screen: PictureScreen = PictureScreen(),
        masks: [PictureMask] = []
    ) {
        self.part = part
        self.size = size
        self.interpolation = interpolation
        self.isTemplate = isTemplate
        self.screen = screen
        self.masks = masks
    }
}

/// A picture of any type, with the number of pixels in a unit. Pictures are compared by object identity.
package struct ScaledPicture: Equatable, Sendable {
    package let picture: any Picture
    package let scale: CGFloat

    package init(_ picture: any Picture, scale: CGFloat = 1) {
        self.picture = picture
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }

    package static func == (old: ScaledPicture, new: ScaledPicture) -> Bool {
        old.picture === new.picture && old.scale == new.scale
    }
}
