import CursesUITesting
import TestSupport
import Testing

@MainActor
@Suite("Shapes that overlap")
struct ConcentricShapeTests {
    @Test("One in the middle of a larger one leaves an even ring", arguments: 20..<24, 1..<6)
    func ring(width: Int, difference: Int) throws {
        for direction in LayoutDirection.allCases { try ring(width: width, difference: difference, direction) }
    }

    private func ring(width: Int, difference: Int, _ direction: LayoutDirection) throws {
        let view = ZStack {
            Ellipse().fill(.blue).frame(width: CGFloat(width), height: 10)
            Ellipse().fill(.white).frame(width: CGFloat(width - difference), height: CGFloat(10 - difference))
        }
        let size = CellSize(width: width, height: 10)
        let screen = TestApp(view.environment(\.layoutDirection, direction), size: size).screen
        func isWhite(_ column: Int, _ row: Int) -> Bool {
            let style = screen.cell(column, row).style
            return style.background == .brightWhite || style.foreground == .brightWhite
        }
        let columns = (0..<width).filter { column in (0..<10).contains { isWhite(column, $0) } }
        let rows = (0..<10).filter { row in (0..<width).contains { isWhite($0, row) } }
        #expect(try #require(columns.first) == width - 1 - #require(columns.last))
        #expect(try #require(rows.first) == 9 - #require(rows.last))
    }

    @Test("One that is not centred, or not in a round one, keeps its size")
    func others() {
        func columns(_ alignment: Alignment, isRing: Bool) -> Int {
            let view = ZStack(alignment: alignment) {
                if isRing { Ellipse().fill(.blue) } else { Color.blue }
                Ellipse().fill(.white).frame(width: 15, height: 7)
            }
            let screen = TestApp(view.frame(width: 20, height: 10), size: CellSize(width: 20, height: 10)).screen
            return (0..<20).filter { column in
                (0..<10).contains {
                    let style = screen.cell(column, $0).style
                    return style.background == .brightWhite || style.foreground == .brightWhite
                }
            }.count
        }
        #expect(columns(.center, isRing: true) == 14)
        #expect(columns(.center, isRing: false) == 15)
        #expect(columns(.topLeading, isRing: true) == 15)
    }

    @Test("A ring and dots over a picture are visible in all cells")
    func overPicture() {
        let picture = Canvas { context, size in
            for row in 0..<12 {
                let half = CGRect(x: 0, y: CGFloat(row) / 2, width: size.width, height: 0.5)
                context.fill(Path(half), with: .color(row.isMultiple(of: 2) ? .red : .blue))
            }
        }
        func glyphs(_ view: some View) -> Int {
            let app = TestApp(view.frame(width: 12, height: 6), size: CellSize(width: 12, height: 6))
            return app.screen.rows.joined().unicodeScalars.filter {
                (0x2801...0x28FF).contains($0.value) || $0 == "●"
            }.count
        }
        let ring = Ellipse().stroke(.white, lineWidth: 1)
        #expect(glyphs(picture.overlay { ring }) == glyphs(ring))
        let dots = HStack(spacing: 1) { ForEach(0..<5) { _ in Circle().fill(.white).frame(width: 1, height: 1) } }
        #expect(glyphs(picture.overlay { dots }) == 5)
    }

    @Test("A ring or a disc whose middle is off the screen is not drawn", arguments: [-2.0, 2], [0.0, -1, 1])
    func offScreen(x: Double, y: Double) {
        let ring = Circle().stroke().frame(width: 3, height: 1).offset(x: x, y: y)
        let disc = Circle().fill(.blue).frame(width: 1, height: 1).rotationEffect(.degrees(180), anchor: .topLeading)
            .offset(x: x, y: y)
        let view = ZStack {
            ring
            disc
        }
        let app = TestApp(view, size: CellSize(width: 3, height: 1))
        #expect(!app.screen.text.contains("○"))
    }

    @Test("An outline in the primary colour is drawn around an area in a different one")
    func primary() {
        let view = Ellipse().fill(.blue).overlay { Ellipse().stroke(.primary) }.frame(width: 12, height: 6)
        let app = TestApp(view, size: CellSize(width: 12, height: 6))
        let isLine = app.screen.rows.joined().unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) }
        #expect(isLine, "\(app.screen)")
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
