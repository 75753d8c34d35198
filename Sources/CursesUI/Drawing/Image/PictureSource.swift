import CursesUISupport
import CursesUITerminal
import Foundation

/// The source of pictures. A module that decodes pictures implements it.
package protocol PictureSource: Sendable {
    /// Returns the picture with a name in a bundle or, if the bundle is `nil`, in any bundle of the app; `nil` if there
    /// is no such picture.
    ///
    /// - Parameter scheme: decides between the variants of a picture for light and for dark screens.
    @MainActor
    func picture(named name: String, in bundle: Bundle?, for scheme: ColorScheme) -> ScaledPicture?

    /// Returns the picture at a URL, if it was loaded recently.
    func loadedPicture(at url: URL) -> (any Picture)?

    /// Loads and decodes the picture at a URL on other threads.
    func loadPicture(at url: URL) async throws -> any Picture

    /// Returns a picture that the terminal draws itself; `nil` if it cannot be made.
    ///
    /// - Parameter bytes: red, green, blue and opacity of each pixel, row by row, with premultiplied colours.
    func drawing(ofPixels bytes: [UInt8], width: Int, height: Int, for request: PictureRequest) -> PictureDrawing?
}

/// The source of the app's pictures.
package enum Pictures {
    private static let installed = Locked<any PictureSource>(NoPictures())

    package static var source: any PictureSource { installed.withLock { $0 } }

    /// Sets the source of pictures. A module that decodes pictures calls this before `main`, so that an app only needs
    /// to import the module.
    package static func install(_ source: some PictureSource) {
        installed.withLock { $0 = source }
    }
}

/// The source of an app without a module that decodes pictures.
struct NoPictures: PictureSource {
    func picture(named name: String, in bundle: Bundle?, for scheme: ColorScheme) -> ScaledPicture? { nil }
    func loadedPicture(at url: URL) -> (any Picture)? { nil }

    func loadPicture(at url: URL) async throws -> any Picture {
        throw PictureSourceIsMissing(url: url)
    }

    func drawing(ofPixels bytes: [UInt8], width: Int, height: Int, for request: PictureRequest) -> PictureDrawing? {
        nil
    }
}

/// The error for a picture in an app without a module that decodes pictures.
struct PictureSourceIsMissing: Error, CustomStringConvertible {
    let url: URL

    var description: String {
        "The picture at \(url) cannot be decoded: the app does not import CursesUIImage."
    }
}
