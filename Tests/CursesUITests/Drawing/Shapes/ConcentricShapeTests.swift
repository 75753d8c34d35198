import CursesUITesting
import TestSupport
import Testing

@MainActor
@Suite("Shapes that overlap")
struct ConcentricShapeTests {
    @Test("One in the middle of a larger one leaves an even ring", arguments: 20..<24, 1..<6)
    func ring(width: Int, difference: Int) {
        let view = ZStack {
            Ellipse().fill(.blue).frame(width: CGFloat(width), height: 10)
            Ellipse().fill(.white).frame(width: CGFloat(width - difference), height: CGFloat(10 - difference))
        }
        let screen = TestApp(view, size: CellSize(width: width, height: 10)).screen
        func isWhite(_ column: Int, _ row: Int) -> Bool {
            let style = screen.cell(column, row).style
            return style.background == .brightWhite || style.foreground == .brightWhite
        }
        let columns = (0..<width).filter { column in (0..<10).contains { isWhite(column, $0) } }
        let rows = (0..<10).filter { row in (0..<width).contains { isWhite($0, row) } }
        #expect(columns.first! == width - 1 - columns.last!)
        #expect(rows.first! == 9 - rows.last!)
    }

    @Test("An outline in the colour of the area leaves it its form")
    func outline() {
        /// The first and the last column, which contain the corners.
        func ends(_ shape: some Shape, isOutlined: Bool) -> [String] {
            let view = ZStack {
                shape
                if isOutlined { shape.stroke(lineWidth: 4) }
            }
            .foregroundColor(.red).frame(width: 48, height: 32)
            let rows = TestApp(view, size: CellSize(width: 6, height: 2), cellMetrics: .points).screen.rows
            return rows.map { "\($0.prefix(1))\($0.suffix(1))" }
        }
        #expect(ends(Capsule(), isOutlined: true) == ["▟▙", "▜▛"])
        for shape in [AnyShape(Capsule()), AnyShape(Ellipse())] {
            #expect(ends(shape, isOutlined: true) == ends(shape, isOutlined: false))
        }
    }
}
