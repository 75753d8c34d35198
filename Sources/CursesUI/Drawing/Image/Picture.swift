import CursesUITerminal
import Foundation

/// A picture of pixels that becomes cells: what a module that decodes pictures provides.
package protocol Picture: AnyObject, Sendable {
    /// In pixels; known before they are decoded.
    var size: CellSize { get }

    /// How far the picture is.
    var state: PictureState { get }

    /// Has the picture decoded on another thread, unless it is.
    ///
    /// - Parameter whenDone: called once, when the state is no longer `.waiting`.
    func prepare(_ whenDone: @escaping @MainActor @Sendable () -> Void)

    /// Decodes the picture on this thread, unless it is.
    func prepareNow()

    /// The cells that show the picture, row by row from the top; of one that is `.ready`.
    ///
    /// Asked again for each part that is drawn: an implementation remembers its answers.
    func cells(for request: PictureRequest) -> [PictureCell]

    /// The picture for a terminal that draws it itself, of one that is `.ready`, made on another thread.
    ///
    /// Asked again for each part that is drawn, as for cells.
    ///
    /// - Parameter whenDone: called when what is being made is done; `nil` to have it made on this thread.
    func drawing(
        for request: PictureRequest, whenDone: (@MainActor @Sendable () -> Void)?
    ) -> PictureDrawingState
}

extension Picture {
    package func drawing(
        for request: PictureRequest, whenDone: (@MainActor @Sendable () -> Void)?
    ) -> PictureDrawingState { .impossible }
}

/// How far a picture is that the terminal draws itself.
package enum PictureDrawingState: Sendable {
    case underWay
    case made(PictureDrawing)
    /// Cells must show it.
    case impossible
}

/// A picture that the terminal draws itself.
package struct PictureDrawing: Sendable {
    package let picture: TerminalPicture
    /// Whether something is seen in each cell, row by row from the top.
    package let isVisible: [Bool]

    package init(picture: TerminalPicture, isVisible: [Bool]) {
        self.picture = picture
        self.isVisible = isVisible
    }
}

/// How far a picture is.
package enum PictureState: Hashable, Sendable {
    /// Its pixels are not decoded yet.
    case waiting
    case ready
    /// It cannot be decoded.
    case failed
}

/// What is to be shown of a picture, and how.
package struct PictureRequest: Equatable, Sendable {
    /// The part of the picture, from 0 to 1 in both directions.
    package var part: CGRect
    /// In cells.
    package var size: CellSize
    package var interpolation: Image.Interpolation
    /// Whether only the picture's form is asked for, in the foreground colour.
    package var isTemplate: Bool
    package var screen: PictureScreen
    /// Shapes of which all must hold a pixel for it to be seen.
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

/// A picture of any type, and how many of its pixels are a unit; the same object is the same picture.
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
