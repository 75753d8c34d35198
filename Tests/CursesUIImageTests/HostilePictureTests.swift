import CursesUI
import Foundation
import Testing

@testable import CursesUIImage

@Suite("Hostile pictures")
struct HostilePictureTests {
    private func error(_ data: Data, limits: PictureLimits = .standard) -> PictureError? {
        do {
            _ = try Bitmap(data, limits: limits)
            return nil
        } catch {
            return error
        }
    }

    private func headerError(_ data: Data, limits: PictureLimits = .standard) -> PictureError? {
        do {
            _ = try PictureHeader(data, limits: limits)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "What is neither PNG nor JPEG is refused",
        arguments: [
            Data(), Data("<html>Not found</html>".utf8), Data([0x89, 0x50, 0x4E]),
            Data([0xFF, 0xD8]), Data(repeating: 0, count: 1000),
        ]
    )
    func otherFormats(data: Data) {
        #expect(error(data) == .unknownFormat)
        #expect(headerError(data) == .unknownFormat)
    }

    @Test("A GIF is refused")
    func gif() throws {
        #expect(error(try TestPictures.data("picture.gif")) == .unknownFormat)
    }

    @Test(
        "A picture that ends too soon is refused, wherever that is",
        arguments: ["rgb.png", "palette.png", "interlaced.png", "baseline.jpg", "progressive.jpg", "cmyk.jpg"]
    )
    func truncated(name: String) throws {
        let data = try TestPictures.data(name)
        for count in Array(stride(from: 0, to: data.count - 8, by: 7)) + (data.count - 8..<data.count - 1) {
            let start = data.prefix(count)
            #expect(headerError(start) != nil, "\(count) bytes")
            // A JPEG that lacks only its end marker still contains all of its pixels.
            if !name.hasSuffix("jpg") || count < data.count - 4 {
                #expect(error(start) != nil, "\(count) bytes")
            }
        }
        #expect(error(data) == nil)
        #expect(headerError(data) == nil)
    }

    @Test("A PNG with a wrong check sum is refused")
    func checkSum() throws {
        var data = try TestPictures.data("rgb.png")
        data[data.count - 20] ^= 1
        #expect(headerError(data) == .damaged("a check sum is wrong"))
        guard case .damaged = error(data) else {
            Issue.record("not damaged")
            return
        }
    }

    @Test("A picture of more pixels than allowed is refused before it is decoded")
    func bomb() throws {
        // The file is only a few bytes long, but its header announces 2.5 GB of pixels.
        let bomb = PNGFile(width: 25_000, height: 25_000, rows: []).data
        #expect(bomb.count < 100)
        #expect(error(bomb) == .tooManyPixels(width: 25_000, height: 25_000))
        #expect(headerError(bomb) == .tooManyPixels(width: 25_000, height: 25_000))
        let file = PNGFile(width: 11, height: 10) { _, _ in [1, 2, 3, 255] }
        #expect(error(file.data, limits: PictureLimits(pixels: 109)) != nil)
        #expect(error(file.data, limits: PictureLimits(pixels: 110)) == nil)
    }

    @Test("A JPEG of more pixels than allowed is refused before it is decoded")
    func jpegBomb() throws {
        var data = try TestPictures.data("progressive.jpg")
        // The header of the frame: length, precision, height, width.
        let frame = try #require(data.range(of: Data([0xFF, 0xC2, 0x00, 0x11, 0x08])))
        data.replaceSubrange(frame.upperBound..<(frame.upperBound + 4), with: [0xFF, 0xDC, 0xFF, 0xDC])
        #expect(error(data) == .tooManyPixels(width: 65_500, height: 65_500))
        #expect(headerError(data) == .tooManyPixels(width: 65_500, height: 65_500))
    }

    @Test("A file of more bytes than allowed is not looked at")
    func bytes() throws {
        let data = try TestPictures.data("rgb.png")
        let limits = PictureLimits(bytes: data.count - 1)
        #expect(error(data, limits: limits) == .tooManyBytes(data.count))
        #expect(headerError(data, limits: limits) == .tooManyBytes(data.count))
    }

    @Test("Sizes of nothing and numbers that overflow are refused", arguments: [0, 0x7FFF_FFFF, 0xFFFF_FFFF])
    func strangeSizes(width: Int) {
        let file = PNGFile(width: width, height: 1, rows: []).data
        #expect(error(file) != nil)
        #expect(headerError(file) != nil)
    }

    @Test("Chunks that say nothing of the pixels are passed over")
    func otherChunks() throws {
        var file = PNGFile(width: 1, height: 1) { _, _ in [9, 8, 7, 255] }
        file.chunks = [
            ("tEXt", Array("Title\0Hello".utf8)), ("zTXt", Array("Title\0\0garbage".utf8)),
            ("iCCP", Array("p\0\0garbage".utf8)), ("abCd", [1, 2, 3]),
        ]
        #expect(try Bitmap(file.data)[0, 0] == Bitmap.Pixel(red: 9, green: 8, blue: 7, alpha: 255))
    }

    @Test("A JPEG of too many passes is given up")
    func passes() throws {
        let data = try TestPictures.data("progressive.jpg")
        // The first scan is repeated many times.
        let scan = try #require(data.range(of: Data([0xFF, 0xDA])))
        let next = try #require(
            data.range(of: Data([0xFF, 0xC4]), in: scan.upperBound..<data.count)
                ?? data.range(of: Data([0xFF, 0xDA]), in: scan.upperBound..<data.count)
        )
        var bomb = data.prefix(scan.lowerBound)
        for _ in 0..<2000 { bomb.append(data[scan.lowerBound..<next.lowerBound]) }
        bomb.append(data[scan.lowerBound...])
        #expect(error(bomb) == .damaged("it has too many passes"))
    }

    @Test("Whatever is wrong with a byte, nothing but an error comes of it")
    func flippedBytes() throws {
        for name in ["rgb.png", "palette-transparent.png", "baseline.jpg", "progressive.jpg", "turned.jpg"] {
            let data = try TestPictures.data(name)
            for index in stride(from: 0, to: data.count, by: 3) {
                for bit in [0x01, 0xFF] as [UInt8] {
                    var broken = data
                    broken[index] ^= bit
                    // The size itself may be damaged: up to 65,535 by 65,535.
                    let limits = PictureLimits(pixels: 1 << 12)
                    if let bitmap = try? Bitmap(broken, limits: limits) {
                        #expect(bitmap.width * bitmap.height <= 1 << 12)
                    }
                }
            }
        }
    }
}
