import CursesUI
import CursesUITerminal
import Foundation

/// The source of pictures for `Image` and `AsyncImage`.
struct DecodedPictures: PictureSource {
    @MainActor
    func picture(named name: String, in bundle: Bundle?, for scheme: ColorScheme) -> ScaledPicture? {
        NamedPictures.shared.picture(named: name, in: bundle, for: scheme)
    }

    func loadedPicture(at url: URL) -> (any Picture)? {
        PictureLoader.shared.known(at: url)
    }

    func loadPicture(at url: URL) async throws -> any Picture {
        try await PictureLoader.shared.picture(at: url)
    }

    func drawing(ofPixels bytes: [UInt8], width: Int, height: Int, for request: PictureRequest) -> PictureDrawing? {
        guard width > 0, height > 0, bytes.count == width * height * 4 else { return nil }
        let pixels = stride(from: 0, to: bytes.count, by: 4).map {
            Bitmap.Pixel(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2], alpha: bytes[$0 + 3])
        }
        let mipmap = Mipmap(Bitmap(width: width, height: height, pixels: pixels))
        return PixelRendering(of: mipmap, request, maximumPixels: max(PixelRendering.maximumPixels, width * height))?
            .drawing
    }
}

/// Called before `main` (`CImageCodecs/Install.c`).
@_cdecl("cursesui_install_pictures")
func installPictures() {
    Pictures.install(DecodedPictures())
    NamedColors.install { AssetColors.pair(named: $0, in: $1) }
}
