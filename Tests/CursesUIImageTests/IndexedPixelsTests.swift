import CursesUI
import CursesUITerminal
import Foundation
import Testing

@testable import CursesUIImage

@Suite("Pictures of few colours")
struct IndexedPixelsTests {
    /// Returns a bitmap with many colours.
    private func gradient(_ side: Int) -> Bitmap {
        let pixels = (0..<side * side).map { place in
            Bitmap.Pixel(
                red: UInt8(place % side * 255 / side), green: UInt8(place / side * 255 / side), blue: 90, alpha: 255)
        }
        return Bitmap(width: side, height: side, pixels: pixels)
    }

    @Test("Few colours stay as they are, and what is transparent is not seen")
    func exact() {
        let bitmap = Bitmap(width: 3, height: 1, pixels: [.red, .clear, .blue])
        let pixels = IndexedPixels(bitmap, colorCount: 2)
        #expect(pixels.indices == [0, IndexedPixels.transparent, 1])
        #expect(
            pixels.colors == [
                IndexedPixels.Color(red: 255, green: 0, blue: 0), IndexedPixels.Color(red: 0, green: 0, blue: 255),
            ])
    }

    @Test(
        "Of many colours there are no more than are offered, and all look alike",
        arguments: [
            (255, 4), (64, 9), (16, 20), (2, 120),
        ])
    func limit(count: Int, tolerance: Int) {
        let bitmap = gradient(64)
        let pixels = IndexedPixels(bitmap, colorCount: count)
        #expect(pixels.colors.count <= count && pixels.colors.count > count / 2)
        // The comparison uses the mean of eight by eight pixels, because single pixels differ and their neighbours
        // compensate.
        for top in stride(from: 0, to: 64, by: 8) {
            for left in stride(from: 0, to: 64, by: 8) {
                var difference = SIMD3<Float>.zero
                for y in top..<top + 8 {
                    for x in left..<left + 8 {
                        let color = pixels.colors[Int(pixels.indices[y * 64 + x])]
                        difference +=
                            bitmap[x, y].straight
                            - SIMD3(Float(color.red), Float(color.green), Float(color.blue))
                    }
                }
                let mean = difference / 64
                #expect(max(mean.max(), -mean.min()) <= Float(tolerance), "at \(left), \(top)")
            }
        }
    }

    @Test("A bitmap of nothing, and of one colour, has no more than that")
    func bounds() {
        let clear = IndexedPixels(Bitmap(width: 2, height: 1, pixels: [.clear, .clear]), colorCount: 16)
        #expect(clear.colors.isEmpty && clear.indices == [255, 255])
        #expect(MedianCut([], count: 4).colors.isEmpty)
        #expect(MedianCut([SIMD3<Float>(1, 2, 3)], count: 4).colors == [SIMD3(1, 2, 3)])
    }

    @Test("A terminal of few colours gets a picture in its cells' pixels, or none if they are too many")
    func rendering() throws {
        let screen = PictureScreen(pixels: CellPixels(width: 5, height: 9), pixelColors: 16)
        let mipmap = Mipmap(gradient(64))
        let small = PictureRequest(size: CellSize(width: 4, height: 3), screen: screen)
        let drawing = try #require(PixelRendering(of: mipmap, small)).drawing
        let pixels = try #require(drawing.picture.pixels)
        #expect(pixels.width == 20 && pixels.height == 27 && pixels.colors.count <= 16)
        #expect(drawing.isVisible == Array(repeating: true, count: 12))
        let large = PictureRequest(size: CellSize(width: 200, height: 100), screen: screen)
        #expect(PixelRendering(of: mipmap, large) == nil)
    }
}
