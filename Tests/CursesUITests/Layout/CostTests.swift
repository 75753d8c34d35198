import CursesUITerminal
import CursesUITesting
import Testing

/// Tests that the cost of a change depends on the change rather than on the size of the tree.
@MainActor
@Suite("What a change costs")
struct CostTests {
    @MainActor @Observable
    final class Model {
        var chosen = "x"
        var others = Array(repeating: "row", count: 3)
    }

    struct Chosen: View {
        let model: Model
        var body: some View { Text(verbatim: model.chosen) }
    }

    struct Plain: View {
        let index: Int
        var body: some View { Text(verbatim: "view \(index)") }
    }

    struct Many: View {
        let model: Model
        let count: Int

        var body: some View {
            ForEach(0..<count) { Plain(index: $0) }
            Chosen(model: model)
        }
    }

    /// Returns the numbers of bodies, measurements and placements for a change that does not affect the size of a view.
    private func cost(of count: Int) -> (bodies: Int, measurements: Int, placements: Int) {
        let model = Model()
        let view = VStack(alignment: .leading) {
            Chosen(model: model); Many(model: Model(), count: count)
        }
        let app = TestApp(view, size: CellSize(width: 40, height: 20))
        let bodies = app.bodyCount
        let before = app.host.layoutQueue.statistics
        model.chosen = "y"
        app.settle()
        let after = app.host.layoutQueue.statistics
        #expect(app.screen.position(of: "y") != nil)
        #expect(app.terminal.changedCellCount == 1)
        return (
            app.bodyCount - bodies, after.measurements - before.measurements,
            after.placements - before.placements
        )
    }

    @Test("one change among ten thousand views is one body and one text, as among ten")
    func tenThousand() {
        for count in [10, 10_000] {
            let cost = cost(of: count)
            #expect(cost.bodies == 1)
            // The stack measures the view with the smallest, the largest and the proposed size, and the screen measures
            // the stack.
            #expect(cost.measurements <= 4)
            #expect(cost.placements == 1)
        }
    }

    struct Framed: View {
        let model: Model
        var body: some View {
            VStack {
                Text(verbatim: "above")
                Chosen(model: model).frame(width: 10, height: 1)
                Text(verbatim: "below")
            }
        }
    }

    @Test("a view whose own size stays stops the layout, although the text in it has another size")
    func stops() {
        let model = Model()
        let app = TestApp(Framed(model: model), size: CellSize(width: 20, height: 5))
        let before = app.host.layoutQueue.statistics.placements
        model.chosen = "longer"
        app.settle()
        #expect(app.screen.position(of: "longer") != nil)
        #expect(app.host.layoutQueue.statistics.placements - before == 2)
    }

    @Test("what is not touched by a change is not drawn again")
    func damage() {
        let model = Model()
        let app = TestApp(
            VStack {
                Chosen(model: model).frame(width: 10)
                Text(verbatim: "untouched")
            },
            size: CellSize(width: 20, height: 2)
        )
        #expect(app.host.layoutQueue.isEmpty)
        model.chosen = "y"
        app.host.graph.update()
        app.host.layoutQueue.layOut(
            root: app.host.rootLayoutNode!, in: CellSize(width: 20, height: 2)
        )
        let damage = app.host.layoutQueue.takeDamage(
            within: CellRect(column: 0, row: 0, width: 20, height: 2)
        )
        #expect(damage.map { [$0.minColumn, $0.minRow, $0.size.width, $0.size.height] } == [[10, 0, 1, 1]])
    }

    @Test("nothing happens while nothing changes")
    func idle() {
        let app = TestApp(Framed(model: Model()), size: CellSize(width: 20, height: 5))
        let before = (app.frameCount, app.bodyCount, app.host.layoutQueue.statistics.measurements)
        app.press("q")
        app.send(.focus(false))
        #expect((app.frameCount, app.bodyCount, app.host.layoutQueue.statistics.measurements) == before)
    }
}
