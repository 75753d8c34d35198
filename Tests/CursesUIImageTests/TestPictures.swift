import CursesUI
import Foundation

@testable import CursesUIImage

/// The files in the folder `Pictures`, which `Pictures/make.py` generates.
enum TestPictures {
    static let folder = Bundle.module.resourceURL!.appendingPathComponent("Pictures")

    static func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

    static func data(_ name: String) throws -> Data { try Data(contentsOf: url(name)) }

    static func bitmap(_ name: String) throws -> Bitmap { try Bitmap(data(name)) }
}

extension Bitmap {
    init(_ data: Data, limits: PictureLimits = .standard) throws(PictureError) {
        try self.init(data, limits: limits, enoughPixels: Mipmap.largest)
    }

    /// Creates a bitmap with the colour that a closure returns for each position.
    init(width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> Pixel) {
        self.init(
            width: width,
            height: height,
            pixels: (0..<height).flatMap { y in (0..<width).map { x in pixel(x, y) } }
        )
    }

    /// The pixels at the centres of the four quarters of a test picture, row by row.
    var fields: [Pixel] {
        [height / 4, height * 3 / 4].flatMap { y in [width / 4, width * 3 / 4].map { self[$0, y] } }
    }
}

extension Bitmap.Pixel {
    static let red = Bitmap.Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    static let green = Bitmap.Pixel(red: 0, green: 255, blue: 0, alpha: 255)
    static let blue = Bitmap.Pixel(red: 0, green: 0, blue: 255, alpha: 255)
    static let white = Bitmap.Pixel.grey(255)
    static let black = Bitmap.Pixel.grey(0)

    static func grey(_ value: UInt8) -> Bitmap.Pixel {
        Bitmap.Pixel(red: value, green: value, blue: value, alpha: 255)
    }

    /// Returns whether no component differs by more than the rounding error of JPEG.
    func isClose(to other: Bitmap.Pixel) -> Bool {
        let difference = vector - other.vector
        return difference.max() <= 6 && difference.min() >= -6
    }
}
