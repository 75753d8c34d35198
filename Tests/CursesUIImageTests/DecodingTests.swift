import CursesUI
import CursesUITerminal
import Foundation
import Testing

@testable import CursesUIImage

@Suite("Decoding")
struct DecodingTests {
    @Test(
        "Every kind of PNG becomes the same pixels",
        arguments: ["rgb.png", "palette.png", "interlaced.png"]
    )
    func kinds(name: String) throws {
        #expect(try TestPictures.bitmap(name).fields == [.red, .green, .blue, .white])
    }

    @Test("What is transparent stays so", arguments: ["rgba.png", "palette-transparent.png"])
    func transparency(name: String) throws {
        #expect(try TestPictures.bitmap(name).fields == [.red, .green, .blue, .clear])
    }

    @Test("Greys are as light as their colours are to the eye", arguments: ["grey.png", "grey.jpg"])
    func greys(name: String) throws {
        let fields = try TestPictures.bitmap(name).fields
        #expect(zip(fields, [76, 150, 29, 255]).allSatisfy { $0.isClose(to: .grey($1)) }, "\(fields)")
    }

    @Test("Grey may be transparent too, and have but one bit")
    func otherGreys() throws {
        let fields = try TestPictures.bitmap("grey-alpha.png").fields
        #expect(fields == [.grey(76), .grey(150), .grey(29), .clear])
        let bits = try TestPictures.bitmap("one-bit.png")
        #expect(Set(bits.pixels).isSubset(of: [.black, .white]))
        #expect(bits.fields[3] == .white)
    }

    @Test("Of 16 bits the upper 8 are taken, rounded")
    func sixteenBits() throws {
        var file = PNGFile(width: 2, height: 1) { _, _ in [] }
        file.depth = 16
        file.colorType = .rgb
        file.rows = [[0xFF, 0xFF, 0x80, 0x00, 0x00, 0x00, 0x00, 0xFF, 0x01, 0x01, 0x7F, 0xFF]]
        let bitmap = try Bitmap(file.data)
        #expect(bitmap[0, 0] == Bitmap.Pixel(red: 255, green: 128, blue: 0, alpha: 255))
        #expect(bitmap[1, 0] == Bitmap.Pixel(red: 1, green: 1, blue: 127, alpha: 255))
    }

    @Test("Pixels are multiplied with their opacity")
    func opacity() throws {
        let file = PNGFile(width: 1, height: 1) { _, _ in [255, 100, 0, 128] }
        let pixel = try Bitmap(file.data)[0, 0]
        #expect(pixel == Bitmap.Pixel(red: 128, green: 50, blue: 0, alpha: 128))
        #expect(pixel.straight == SIMD3<Float>(255, 50 * 255 / 128, 0))
    }

    @Test(
        "Every kind of JPEG becomes the same pixels, the way up that it is to be seen",
        arguments: ["baseline.jpg", "progressive.jpg", "cmyk.jpg", "turned.jpg"]
    )
    func jpegs(name: String) throws {
        let fields = try TestPictures.bitmap(name).fields
        let colors: [Bitmap.Pixel] = [.red, .green, .blue, .white]
        #expect(zip(fields, colors).allSatisfy { $0.isClose(to: $1) }, "\(fields)")
    }

    @Test("Inks may be written as luminance and chrominance")
    func ycck() throws {
        var data = try TestPictures.data("cmyk.jpg")
        // The last byte of the Adobe segment is 0 for CMYK and 2 for YCCK.
        let adobe = try #require(data.range(of: Data("Adobe".utf8)))
        #expect(data[adobe.lowerBound + 11] == 0)
        data[adobe.lowerBound + 11] = 2
        // The inks for red are now interpreted as a luminance of 255 without chrominance.
        let red = try Bitmap(data).fields[0]
        #expect(red.isClose(to: Bitmap.Pixel(red: 179, green: 0, blue: 227, alpha: 255)), "\(red)")
    }

    @Test("Each way to lie is turned the way up", arguments: 1...8)
    func orientations(orientation: UInt8) throws {
        var data = try TestPictures.data("turned.jpg")
        let tag = try #require(data.range(of: Data([0x01, 0x12, 0x00, 0x03, 0, 0, 0, 1, 0])))
        data[tag.upperBound] = orientation
        let expected: [[Bitmap.Pixel]] = [
            // In the file as stored, the red field, which belongs at the upper left, is at the lower left.
            [.green, .white, .red, .blue],
            [.white, .green, .blue, .red],
            [.blue, .red, .white, .green],
            [.red, .blue, .green, .white],
            [.green, .red, .white, .blue],
            [.red, .green, .blue, .white],
            [.blue, .white, .red, .green],
            [.white, .blue, .green, .red],
        ]
        let fields = try Bitmap(data).fields
        #expect(
            zip(fields, expected[Int(orientation) - 1]).allSatisfy { $0.isClose(to: $1) }, "\(fields)"
        )
    }

    @Test("The header tells the size, the way up that the picture is to be seen")
    func header() throws {
        let wide = PNGFile(width: 5, height: 3) { _, _ in [0, 0, 0, 255] }.data
        #expect(try PictureHeader(wide, limits: .standard).size == CellSize(width: 5, height: 3))
        let turned = try PictureHeader(TestPictures.data("turned.jpg"), limits: .standard)
        #expect(turned.size == CellSize(width: 16, height: 16))
    }

    @Test("Of a large JPEG no more is decoded than can be shown")
    func largeJPEG() throws {
        let data = try TestPictures.data("baseline.jpg")
        let bitmap = try Bitmap(data, limits: .standard, enoughPixels: 4)
        #expect(bitmap.width == 4)
        #expect(zip(bitmap.fields, [.red, .green, .blue, .white]).allSatisfy { $0.isClose(to: $1) })
    }
}
