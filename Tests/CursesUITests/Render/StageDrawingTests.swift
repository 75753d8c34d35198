import CursesUITerminal
import Testing

@testable import CursesUI

@MainActor
@Suite("Drawing by itself")
struct StageDrawingTests {
    private let context = LayoutContext()
    private let owner: StageOwner
    private let root: Box
    private let size = CellSize(width: 6, height: 3)

    init() {
        owner = StageOwner(context)
        root = Box(owner: owner)
        root.setChildren([Box("a", 4, 1, owner: owner), Box("b", 9, 1, owner: owner)])
        while context.queue.layOut(root: root, in: size) {}
    }

    private func rows(_ drawing: DrawingContext) -> [String] {
        (0..<size.height).map { row in
            (0..<size.width).map { drawing.buffer[column: $0, row: row].glyph.description }.joined()
        }
    }

    @Test("A tree is drawn into a buffer, and cut off at its edges")
    func whole() {
        let drawing = DrawingContext(buffer: CellBuffer(size: size))
        let drawn = drawing.draw(root, in: CellRect(origin: .zero, size: size))
        #expect(drawn == CellRect(origin: .zero, size: size))
        #expect(rows(drawing) == ["aaaa  ", "bbbbbb", "      "])
    }

    @Test("Only the part within the area is drawn")
    func part() {
        let drawing = DrawingContext(buffer: CellBuffer(size: size))
        _ = drawing.draw(root, in: CellRect(column: 0, row: 1, width: 6, height: 1))
        #expect(rows(drawing) == ["      ", "bbbbbb", "      "])
    }

    @Test("A tree can be drawn from a different origin")
    func origin() {
        let drawing = DrawingContext(buffer: CellBuffer(size: size))
        let bounds = CellRect(origin: .zero, size: size)
        _ = drawing.draw(root, in: bounds, from: CellPoint(column: -2, row: -1))
        #expect(rows(drawing) == ["bbbbbb", "      ", "      "])
    }
}
