import CursesUIImage
import SwiftUICompat
import Testing

@testable import CoreImageCompat

@Suite("Images of Core Image")
struct CIImageTests {
    /// Two rows of three pixels: 1, 2, 3 above 4, 5, 6.
    private let picture = UIImage(width: 3, greys: [1, 2, 3, 4, 5, 6])

    @Test("A picture passes unchanged, from and to each kind of picture")
    func unchanged() throws {
        let image = try #require(CIImage(image: picture))
        #expect(image.extent == CGRect(x: 0, y: 0, width: 3, height: 2))
        #expect(try image.picture().reds == [1, 2, 3, 4, 5, 6])
        #expect(UIImage(ciImage: image).reds == [1, 2, 3, 4, 5, 6])
        #expect(CIImage(cgImage: try #require(picture.cgImage)).extent == image.extent)
        let data = try #require(picture.pngData())
        #expect(try #require(CIImage(data: data)).picture().reds == [1, 2, 3, 4, 5, 6])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try data.write(to: file)
        #expect(try #require(CIImage(contentsOf: file)).extent == image.extent)
        #expect(CIImage(contentsOf: file.appendingPathExtension("none")) == nil)
        #expect(CIImage(data: Data("text".utf8)) == nil)
        #expect(CIImage(image: UIImage()) == nil)
        let png = CIContext().pngRepresentation(of: image, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB())
        #expect(png.flatMap { UIImage(data: $0) }?.reds == [1, 2, 3, 4, 5, 6])
    }

    @Test("A picture with several pixels per point has its pixels as units")
    func scale() throws {
        let image = try #require(CIImage(image: UIImage(picture, scale: 2)))
        #expect(image.extent == CGRect(x: 0, y: 0, width: 3, height: 2))
    }

    @Test("A large picture keeps its extent, and lengths are those of all its pixels")
    func large() throws {
        let pixels = PicturePixels(columns: 4, rows: 2, bytes: Array(repeating: 255, count: 32))
        let image = try #require(CIImage(image: UIImage(pixels: pixels, width: 4000, height: 2000)))
        #expect(image.extent.size == CGSize(width: 4000, height: 2000))
        let result = try #require(CIContext().createCGImage(image, from: image.extent))
        #expect(result.width == 4000 && result.height == 2000)
        #expect(UIImage(cgImage: result).size == CGSize(width: 4000, height: 2000))
        #expect(UIImage(cgImage: result).pixels?.columns == PicturePixels.longestSide)
        let blurred = image.applyingGaussianBlur(sigma: 1000)
        #expect(blurred.extent == CGRect(x: -3000, y: -3000, width: 10000, height: 8000))
    }

    @Test("The origin is at the lower left")
    func cropping() throws {
        let image = try CIImage(of: picture)
        let part = image.cropped(to: CGRect(x: 1, y: 0, width: 2, height: 1))
        #expect(part.extent == CGRect(x: 1, y: 0, width: 2, height: 1))
        #expect(try part.picture().reds == [5, 6])
        let corner = image.cropped(to: CGRect(x: 2, y: 1, width: 9, height: 9))
        #expect(corner.extent == CGRect(x: 2, y: 1, width: 1, height: 1))
        #expect(image.cropped(to: CGRect(x: 9, y: 9, width: 1, height: 1)).extent.isNull)
        #expect(image.cropped(to: .infinite).extent == image.extent)
    }

    @Test("A picture of a larger rectangle is transparent outside, and clamped edges continue")
    func outside() throws {
        let image = try CIImage(of: picture)
        let rectangle = CGRect(x: -1, y: 0, width: 5, height: 1)
        let picture = try image.picture(from: rectangle)
        #expect(picture.reds == [0, 4, 5, 6, 0])
        #expect(picture.opacities == [0, 255, 255, 255, 0])
        #expect(try image.clampedToExtent().picture(from: rectangle).reds == [4, 4, 5, 6, 6])
        let clamped = image.clamped(to: CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(try clamped.picture(from: rectangle).reds == [5, 5, 5, 5, 5])
        for rectangle in [CGRect.infinite, CGRect.null, CGRect.zero] {
            #expect(CIContext().createCGImage(image.clampedToExtent(), from: rectangle) == nil)
        }
    }

    @Test("Transforms move, scale and turn")
    func transforms() throws {
        let image = try CIImage(of: picture)
        let moved = image.transformed(by: CGAffineTransform(translationX: 5, y: 7))
        #expect(moved.extent == CGRect(x: 5, y: 7, width: 3, height: 2))
        #expect(try moved.picture().reds == [1, 2, 3, 4, 5, 6])
        let large = image.samplingNearest().transformed(by: CGAffineTransform(scaleX: 2, y: 1))
        #expect(try large.picture().reds == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
        let small = try CIImage(of: UIImage(width: 4, greys: [0, 100, 20, 40]))
            .applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: 0.5])
        #expect(small.extent.size == CGSize(width: 2, height: 0.5))
        #expect(try small.picture(from: CGRect(x: 0, y: 0, width: 2, height: 0.5)).reds?.count == 2)
        #expect(image.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isNull)
    }

    @Test(
        "A picture is turned upright",
        arguments: [
            (1, [1, 2, 3, 4, 5, 6]), (2, [3, 2, 1, 6, 5, 4]), (3, [6, 5, 4, 3, 2, 1]), (4, [4, 5, 6, 1, 2, 3]),
            (5, [1, 4, 2, 5, 3, 6]), (6, [4, 1, 5, 2, 6, 3]), (7, [6, 3, 5, 2, 4, 1]), (8, [3, 6, 2, 5, 1, 4]),
        ] as [(Int32, [UInt8])])
    func orientations(orientation: Int32, greys: [UInt8]) throws {
        let upright = try CIImage(of: picture).oriented(forExifOrientation: orientation)
        #expect(upright.extent.origin == .zero)
        #expect(upright.extent.width == (orientation < 5 ? 3 : 2))
        #expect(try upright.picture().reds == greys)
    }

    @Test("The opaque parts of an image cover the image below")
    func composition() throws {
        let image = try CIImage(of: picture)
        let half = CIImage(color: CIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
            .cropped(to: CGRect(x: 2, y: 0, width: 2, height: 1))
        let both = half.composited(over: image)
        #expect(both.extent == CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(try both.picture().reds == [1, 2, 3, 0, 4, 5, 131, 128])
        let framed = image.composited(over: .white)
        #expect(framed.extent == .infinite)
        #expect(try framed.picture(from: CGRect(x: -1, y: 0, width: 5, height: 1)).reds == [255, 4, 5, 6, 255])
    }

    @Test("Colours and vectors are read from texts and from other colours")
    func values() {
        #expect(CIColor(string: "1 0 0") == .red)
        #expect(CIColor(string: "0 0 0 0") == .clear)
        #expect(CIColor(color: .white) == .white)
        #expect(UIColor(ciColor: .red) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(CIVector(string: "[1 2 3]").z == 3)
        #expect(CIVector(x: 1, y: 2).stringRepresentation == "[1.0 2.0]")
        #expect(CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).w == 4)
        #expect(CIVector(x: 1).value(at: 9) == 0)
    }
}
