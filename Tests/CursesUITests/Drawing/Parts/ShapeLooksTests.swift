import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

/// Pictures of round shapes, in three sizes and on several terminals.
@MainActor
@Suite("Looks of shapes")
struct ShapeLooksTests {
    static let sizes = [CellSize(width: 8, height: 4), CellSize(width: 16, height: 8), CellSize(width: 36, height: 14)]

    /// Renders a view on a terminal that draws some block characters, and that may or may not report its colours.
    private func screen(
        _ view: some View, _ size: CellSize, _ blocks: BlockCharacters = .quadrants, isTold: Bool = false,
        _ level: Capabilities.ColorLevel = .trueColor
    ) -> Snapshot {
        let app = TestApp(view, size: size, colorLevel: level)
        app.terminal.capabilities.blocks = blocks
        app.terminal.capabilities.hasLineDrawing = blocks > .none
        if isTold {
            app.terminal.capabilities.foreground = .rgb(230, 230, 230)
            app.terminal.capabilities.background = .rgb(20, 20, 30)
        }
        app.settle()
        return app.screen
    }

    private func check(
        _ view: some View, _ blocks: BlockCharacters = .quadrants, isTold: Bool = false, _ name: String = "",
        function: String = #function
    ) {
        for size in Self.sizes {
            assertSnapshot(
                of: screen(view, size, blocks, isTold: isTold), named: "\(name)\(size.width)x\(size.height)",
                function: function)
        }
    }

    @Test("A circle")
    func circle() { check(Circle().fill(Color(red: 0.9, green: 0.3, blue: 0.3))) }

    @Test("A circle in sextants")
    func sextants() { check(Circle().fill(Color(red: 0.9, green: 0.3, blue: 0.3)), .sextants) }

    @Test("A circle and a ring in octants")
    func octants() {
        check(
            ZStack {
                Circle().fill(Color(red: 0.9, green: 0.3, blue: 0.3))
                Ellipse().stroke(.green)
            }, .octants)
    }

    @Test("A circle in half cells, on a console")
    func halves() { check(Circle().fill(.red), .halves) }

    @Test("A circle with smooth edges, where the terminal tells its colours")
    func smooth() { check(Circle().fill(Color(red: 0.9, green: 0.3, blue: 0.3)), isTold: true) }

    @Test("An ellipse")
    func ellipse() { check(Ellipse().fill(.orange)) }

    @Test("A thin and a wide ring")
    func ring() {
        check(
            ZStack {
                Circle().stroke(.green, lineWidth: 1)
                Circle().trim(from: 0, to: 0.7).stroke(.blue, lineWidth: 4)
            })
    }

    @Test("A ring and a circle in ASCII")
    func ascii() {
        check(
            ZStack {
                Circle().stroke(.green, lineWidth: 2)
                Circle().fill(.red).padding(.horizontal, 4).padding(.vertical, 2)
            }, .none)
    }

    @Test("A rounded rectangle and a capsule with texts in their corners")
    func rounded() {
        check(
            VStack(spacing: 0) {
                Text(verbatim: "corner").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                    .background(.blue, in: RoundedRectangle(cornerRadius: 8))
                Capsule().fill(.green)
            })
    }

    @Test("A gradient that is clipped by a circle over a colour")
    func clipped() {
        check(
            ZStack {
                Color(red: 0.1, green: 0.1, blue: 0.4)
                LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom).clipShape(Circle())
            })
    }

    @Test("A gradient that is masked by a star")
    func masked() {
        check(
            LinearGradient(colors: [.red, .yellow], startPoint: .leading, endPoint: .trailing).mask { Star() })
    }

    @Test("Round shapes without colours")
    func monochrome() {
        let view = ZStack {
            Rectangle().fill(.black)
            Circle().fill(.red)
            Ellipse().fill(.black).padding(.horizontal, 6).padding(.vertical, 3)
        }
        for size in Self.sizes {
            assertSnapshot(
                of: screen(view, size, .quadrants, .none), named: "\(size.width)x\(size.height)")
        }
    }
}

/// A star with five points.
private struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            for point in 0..<5 {
                let angle = Double(point * 2) * 2 * Double.pi / 5 - Double.pi / 2
                let place = CGPoint(
                    x: rect.midX + rect.width / 2 * CGFloat(cos(angle)),
                    y: rect.midY + rect.height / 2 * CGFloat(sin(angle)))
                if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
            path.closeSubpath()
        }
    }
}
