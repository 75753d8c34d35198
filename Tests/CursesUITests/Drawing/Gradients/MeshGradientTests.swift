import CursesUI
import CursesUITerminal
import CursesUITesting
import Testing

@MainActor
@Suite("Gradients on a mesh")
struct MeshGradientTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let green = Color(red: 0, green: 1, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)
    private let white = Color(red: 1, green: 1, blue: 1)

    private func colors(_ gradient: MeshGradient, at points: (Int, Int)...) -> [[Int]] {
        let screen = render(gradient, size: CellSize(width: 9, height: 5))
        return points.map { column, row in
            let color = screen.cell(at: CellPoint(column: column, row: row)).style.background.components
            return color.map { [Int($0.red), Int($0.green), Int($0.blue)] } ?? []
        }
    }

    @Test("the corners have their colours, and the middle is mixed from all")
    func corners() {
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, green, blue, white],
            smoothsColors: false
        )
        let found = colors(mesh, at: (0, 0), (8, 0), (0, 4), (8, 4), (4, 2))
        #expect(found[0] == [255, 0, 0])
        #expect(found[1] == [0, 255, 0])
        #expect(found[2] == [0, 0, 255])
        #expect(found[3] == [255, 255, 255])
        #expect(Set(found).count == 5)
    }

    @Test("a point that moves takes its colour along")
    func moved() {
        func mesh(_ middle: Float) -> MeshGradient {
            MeshGradient(
                width: 3, height: 2,
                points: [[0, 0], [middle, 0], [1, 0], [0, 1], [middle, 1], [1, 1]],
                colors: [red, white, blue, red, white, blue]
            )
        }
        #expect(colors(mesh(0.5), at: (4, 2)) == [[255, 255, 255]])
        #expect(colors(mesh(0.25), at: (2, 2)) == [[255, 255, 255]])
        #expect(colors(mesh(0.25), at: (4, 2)) != [[255, 255, 255]])
    }

    @Test("around a mesh that is smaller there is the background")
    func background() {
        let small = MeshGradient(
            width: 2, height: 2, points: [[0.5, 0], [1, 0], [0.5, 1], [1, 1]], colors: [red, red, red, red],
            background: green
        )
        #expect(colors(small, at: (0, 2), (7, 2)) == [[0, 255, 0], [255, 0, 0]])
    }
}
