import CImageCodecs
import CursesUI
import CursesUITerminal
import Foundation

/// A bitmap that the terminal draws itself, at the resolution of its pixels: as a PNG file, or with a limited number of
/// colours.
struct PixelRendering {
    let drawing: PictureDrawing

    /// The maximum number of pixels. The terminal enlarges a PNG to its full size.
    static let maximumPixels = 1 << 18
    /// The minimum opacity of a visible pixel.
    private static let visibleAlpha = 8

    /// - Parameter maximumPixels: the maximum number of pixels that are sent.
    /// - Returns: `nil` if the terminal does not draw pictures, or has too many.
    init?(of mipmap: Mipmap, _ request: PictureRequest, maximumPixels: Int = Self.maximumPixels) {
        guard let cell = request.screen.pixels else { return nil }
        let whole = (width: request.size.width * cell.width, height: request.size.height * cell.height)
        guard whole.width > 0, whole.height > 0 else { return nil }
        func bitmap(width: Int, height: Int) -> Bitmap {
            mipmap.scaled(
                width: width, height: height, part: request.part, isSmooth: request.interpolation != .none
            ).masked(by: request.masks)
        }
        let isLight = request.screen.isLight
        if let count = request.screen.pixelColors {
            guard whole.width * whole.height <= maximumPixels else { return nil }
            let pixels = IndexedPixels(bitmap(width: whole.width, height: whole.height), colorCount: count)
            guard let picture = TerminalPicture(pixels: pixels, size: request.size) else { return nil }
            drawing = PictureDrawing(picture: picture, isVisible: Self.isVisible(pixels, in: request.size))
            return
        }
        // The aspect ratio of the cells is kept; otherwise, the terminal would leave parts of them empty.
        let factor = min(1, (Double(maximumPixels) / Double(whole.width * whole.height)).squareRoot())
        let bitmap = bitmap(
            width: max(1, Int(Double(whole.width) * factor)),
            height: max(1, Int(Double(whole.height) * factor))
        )
        guard let data = bitmap.png,
            let picture = TerminalPicture(
                data: data, size: request.size, dimmed: { bitmap.dimmed(isLight: isLight).png })
        else { return nil }
        drawing = PictureDrawing(
            picture: picture, isVisible: Self.isVisible(bitmap, in: request.size)
        )
    }

    private static func isVisible(_ pixels: IndexedPixels, in size: CellSize) -> [Bool] {
        var result = Array(repeating: false, count: size.width * size.height)
        for y in 0..<pixels.height {
            let row = y * size.height / pixels.height
            for x in 0..<pixels.width
            where pixels.indices[y * pixels.width + x] != IndexedPixels.transparent {
                result[row * size.width + x * size.width / pixels.width] = true
            }
        }
        return result
    }

    /// Returns for each cell whether it has a visible pixel.
    private static func isVisible(_ bitmap: Bitmap, in size: CellSize) -> [Bool] {
        var result = Array(repeating: false, count: size.width * size.height)
        for y in 0..<bitmap.height {
            let row = y * size.height / bitmap.height
            for x in 0..<bitmap.width where Int(bitmap[x, y].alpha) >= visibleAlpha {
                result[row * size.width + x * size.width / bitmap.width] = true
            }
        }
        return result
    }
}

extension Bitmap {
    /// The bitmap as a PNG file; `nil` if there is not enough memory.
    var png: [UInt8]? {
        let straight = pixels.map(\.divided)
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        let status = straight.withUnsafeBytes {
            image_encode_png(
                $0.bindMemory(to: UInt8.self).baseAddress, UInt32(width), UInt32(height), &bytes, &count
            )
        }
        defer { free(bytes) }
        guard status == image_ok else { return nil }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    /// Returns the bitmap at half its brightness, or at half its darkness on a light background.
    func dimmed(isLight: Bool) -> Bitmap {
        Bitmap(
            width: width, height: height,
            pixels: pixels.map { pixel in
                // The added white is premultiplied with the opacity, as the colours are.
                let white = isLight ? pixel.alpha / 2 : 0
                return Pixel(
                    red: pixel.red / 2 + white, green: pixel.green / 2 + white, blue: pixel.blue / 2 + white,
                    alpha: pixel.alpha)
            })
    }
}

extension Bitmap.Pixel {
    /// The pixel with a colour that is not premultiplied.
    fileprivate var divided: Bitmap.Pixel {
        guard alpha < 255 else { return self }
        let color = straight
        return Bitmap.Pixel(
            red: UInt8(color.x.rounded()), green: UInt8(color.y.rounded()), blue: UInt8(color.z.rounded()),
            alpha: alpha
        )
    }
}
