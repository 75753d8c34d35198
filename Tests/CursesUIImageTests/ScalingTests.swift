import CursesUI
import Foundation
import Testing

@testable import CursesUIImage

@Suite("Scaling")
struct ScalingTests {
    /// Returns a bitmap whose grey values increase by 1 from left to right and by 10 from top to bottom.
    private func ramp(_ width: Int, _ height: Int) -> Bitmap {
        Bitmap(width: width, height: height) { .grey(UInt8($0 + 10 * $1)) }
    }

    @Test("A smaller pixel is the average of the area that it covers")
    func average() {
        let half = ramp(4, 2).scaled(width: 2, height: 1)
        // The expected values are (0 + 1 + 10 + 11) / 4 and (2 + 3 + 12 + 13) / 4, rounded.
        #expect(half.pixels == [.grey(6), .grey(8)])
        // Each target pixel covers one and a half source pixels: (0 + 1/2 * 30) / 1.5 and so on.
        let row = Bitmap(width: 3, height: 1) { x, _ in .grey(UInt8(30 * x)) }
        #expect(row.scaled(width: 2, height: 1).pixels == [.grey(10), .grey(50)])
    }

    @Test("A larger pixel lies between the nearest ones")
    func between() {
        let row = Bitmap(width: 2, height: 1) { x, _ in .grey(UInt8(100 * x)) }
        #expect(row.scaled(width: 4, height: 1).pixels == [.grey(0), .grey(25), .grey(75), .grey(100)])
    }

    @Test("Without smoothing each pixel is the nearest one")
    func nearest() {
        let row = Bitmap(width: 2, height: 1) { x, _ in .grey(UInt8(100 * x)) }
        let large = row.scaled(width: 4, height: 1, isSmooth: false)
        #expect(large.pixels == [.grey(0), .grey(0), .grey(100), .grey(100)])
        #expect(ramp(4, 1).scaled(width: 2, height: 1, isSmooth: false).pixels == [.grey(1), .grey(3)])
    }

    @Test("What is transparent does not colour what is beside it")
    func transparency() {
        let row = Bitmap(width: 2, height: 1) { x, _ in x == 0 ? .red : .clear }
        let pixel = row.scaled(width: 1, height: 1)[0, 0]
        #expect(pixel.alpha == 128)
        #expect(pixel.straight == SIMD3(255, 0, 0))
    }

    @Test("A part is scaled as the whole is")
    func part() {
        let bitmap = ramp(8, 8)
        let whole = bitmap.scaled(width: 4, height: 4)
        let part = bitmap.scaled(
            width: 2, height: 2, part: CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5)
        )
        #expect(part.pixels == [whole[2, 1], whole[3, 1], whole[2, 2], whole[3, 2]])
    }

    @Test("A size of nothing has no pixels, and a size of before is what was before")
    func edges() {
        #expect(ramp(4, 4).scaled(width: 0, height: 3).pixels.isEmpty)
        #expect(ramp(4, 4).scaled(width: 4, height: 4) == ramp(4, 4))
        #expect(ramp(1, 1).scaled(width: 3, height: 2).pixels == Array(repeating: .grey(0), count: 6))
    }

    @Test("The sizes that are kept are halves, down to what is small, and no larger than a screen")
    func mipmap() {
        let levels = Mipmap(Bitmap(width: 300, height: 100) { _, _ in .red }).levels
        #expect(levels.map(\.width) == [300, 150, 75, 38])
        #expect(levels.map(\.height) == [100, 50, 25, 13])
        let large = Mipmap(Bitmap(width: 2048, height: 3) { _, _ in .red }).levels[0]
        #expect(large.width == 1024)
        #expect(large.height == 2)
    }

    @Test("A size that is scaled from a smaller one is the same to the eye")
    func levels() {
        let bitmap = Bitmap(width: 256, height: 256) { x, y in
            .grey(UInt8((x / 32 + y / 32) % 2 * 255))
        }
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let scaled = Mipmap(bitmap).scaled(width: 8, height: 8, part: whole, isSmooth: true)
        #expect(scaled == bitmap.scaled(width: 8, height: 8))
    }
}
