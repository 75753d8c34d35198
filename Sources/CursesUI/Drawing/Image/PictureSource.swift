import CursesUISupport
import CursesUITerminal
import Foundation

/// Where pictures come from: what a module that decodes them provides.
package protocol PictureSource: Sendable {
    /// The picture of a name in a bundle, or in any of the app's where `nil`; `nil` where there is none.
    @MainActor
    func picture(named name: String, in bundle: Bundle?) -> ScaledPicture?

    /// The picture at an address, if it was loaded lately.
    func loadedPicture(at url: URL) -> (any Picture)?

    /// Loads the picture at an address and decodes it, on other threads.
    func loadPicture(at url: URL) async throws -> any Picture
}

/// The source of the app's pictures.
package enum Pictures {
    private static let installed = Locked<any PictureSource>(NoPictures())

    package static var source: any PictureSource { installed.withLock { $0 } }

    /// Sets the source. A module does so before `main`, so that an app need only import it.
    package static func install(_ source: some PictureSource) {
        installed.withLock { $0 = source }
    }
}

/// The source of an app in which nothing decodes pictures.
struct NoPictures: PictureSource {
    func picture(named name: String, in bundle: Bundle?) -> ScaledPicture? { nil }
    func loadedPicture(at url: URL) -> (any Picture)? { nil }

    func loadPicture(at url: URL) async throws -> any Picture {
        throw PictureSourceIsMissing(url: url)
    }
}

/// The app shows a picture, but nothing in it decodes pictures.
struct PictureSourceIsMissing: Error, CustomStringConvertible {
    let url: URL

    var description: String {
        "The picture at \(url) cannot be decoded: the app does not import CursesUIImage."
    }
}
