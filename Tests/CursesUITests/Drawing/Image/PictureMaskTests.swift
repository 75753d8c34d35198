@testable import CursesUI
import CursesUITerminal
import Foundation
import Testing

@Suite("Masks of pictures")
struct PictureMaskTests {
    private func mask(_ path: Path, of cells: CellRect) -> PictureMask {
        ClipPath(path: path, isEOFilled: false).mask(of: cells)
    }

    @Test("A shape covers the pixels that lie within it, and a part of those on its edge")
    func coverage() {
        let path = Path(CGRect(x: 1, y: 0, width: 2, height: 1))
        let mask = mask(path, of: CellRect(column: 0, row: 0, width: 4, height: 2))
        #expect(mask.coverage(width: 4, height: 2) == [0, 1, 1, 0, 0, 0, 0, 0])
        #expect(mask.coverage(width: 2, height: 1) == [0.25, 0.25])
    }

    @Test("A picture that covers other cells than the shape is cut where they meet")
    func place() {
        let path = Path(CGRect(x: 10, y: 5, width: 4, height: 4))
        let mask = mask(path, of: CellRect(column: 12, row: 7, width: 4, height: 4))
        #expect(mask.coverage(width: 4, height: 1) == [0.5, 0.5, 0, 0])
    }

    @Test("A circle is round in pixels")
    func circle() {
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10))
        let mask = mask(path, of: CellRect(column: 0, row: 0, width: 20, height: 10))
        let coverage = mask.coverage(width: 100, height: 100)
        let area = coverage.reduce(0, +) / 10_000
        #expect(abs(area - .pi / 4) < 0.01)
        #expect(coverage[0] == 0 && coverage[50 * 100 + 50] == 1 && coverage[99] == 0)
    }

    @Test("A shape that moves with its picture is the same to it")
    func motion() {
        let shape = Path(ellipseIn: CGRect(x: 0, y: 0, width: 23, height: 11))
        let masks = (0..<50).map { step in
            mask(
                shape.offsetBy(dx: CGFloat(step), dy: CGFloat(step / 2)),
                of: CellRect(column: step, row: step / 2, width: 23, height: 11))
        }
        #expect(masks.allSatisfy { $0 == masks[0] })
    }
}
