import CursesUI
import Foundation

/// The source of pictures for `Image` and `AsyncImage`.
struct DecodedPictures: PictureSource {
    @MainActor
    func picture(named name: String, in bundle: Bundle?) -> ScaledPicture? {
        NamedPictures.shared.picture(named: name, in: bundle)
    }

    func loadedPicture(at url: URL) -> (any Picture)? {
        PictureLoader.shared.known(at: url)
    }

    func loadPicture(at url: URL) async throws -> any Picture {
        try await PictureLoader.shared.picture(at: url)
    }
}

/// Called before `main` (`CImageCodecs/Install.c`).
@_cdecl("cursesui_install_pictures")
func installPictures() {
    Pictures.install(DecodedPictures())
    NamedColors.install { AssetColors.pair(named: $0, in: $1) }
}
