import CursesUI
import CursesUITesting
import Testing

/// Tests the statistics overlay of `CURSESUI_STATS=1`.
@MainActor
struct StatisticsOverlayTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            Button("Count \(count)") { count += 1 }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private static let size = CellSize(width: 70, height: 3)

    /// Returns the numbers that the overlay shows, without the time.
    private static func numbers(_ app: TestApp) throws -> [String: Int] {
        let row = app.screen.row(2)
        let words = row.split(separator: " ").map(String.init)
        #expect(words.last == "µs")
        #expect(words.dropLast().last.flatMap { Int($0) } != nil)
        var numbers: [String: Int] = [:]
        for (name, number) in zip(words, words.dropFirst()) {
            if let number = Int(number), Int(name) == nil { numbers[name] = number }
        }
        return numbers
    }

    @Test("The lower right corner tells what the last frame has cost, and not what telling costs")
    func lastFrame() throws {
        let app = TestApp(Counter(), size: Self.size)
        app.host.showStatisticsOfFrames()
        app.press(.return)
        let bodies = app.bodies { app.press(.return) }
        #expect(app.screen.row(0).contains("Count 2"))
        let numbers = try Self.numbers(app)
        #expect(numbers["bodies"] == bodies.values.reduce(0, +))
        #expect(numbers["cells"] == 1)
        #expect(numbers["bytes"] == 0)
    }

    @Test("Nothing is shown until it is asked for")
    func off() {
        let app = TestApp(Counter(), size: Self.size)
        app.press(.return)
        #expect(app.screen.row(2).isEmpty)
    }

    @Test("Where there is little room, the beginning is shown", arguments: [5, 12])
    func narrow(width: Int) {
        let app = TestApp(Text("a"), size: CellSize(width: width, height: 1))
        app.host.showStatisticsOfFrames()
        app.resize(to: CellSize(width: width, height: 2))
        #expect(app.screen.row(1).hasPrefix(String(" bodies".prefix(width))))
    }
}
