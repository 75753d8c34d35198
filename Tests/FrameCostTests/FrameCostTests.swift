import CAllocations
import CursesUI
import CursesUITesting
import Testing

/// What a frame of each of the benchmarks' workloads costs, in counts that do not depend on the machine.
/// Who makes one of them cost more has to say so here.
@MainActor
@Suite("A frame costs")
struct FrameCostTests {
    static let size = CellSize(width: 120, height: 40)

    /// The costs of the last of a few frames.
    private func cost(_ view: some View, _ change: (TestApp) -> Void) throws -> (FrameStatistics, bytes: Int) {
        let app = TestApp(view, size: Self.size)
        for _ in 0..<3 { change(app) }
        let before = app.host.statistics
        change(app)
        let cost = app.host.statistics - before
        return (cost, try app.output { change(app) }.count)
    }

    @Test("W1 one text in a list of a thousand rows: one body, its cells, two bytes")
    func counter() throws {
        let counter = Counter()
        let (cost, bytes) = try cost(CounterScreen(counter: counter)) { _ in counter.count += 1 }
        #expect(cost.bodies == 1)
        print("W1", cost, bytes)
    }

    @Test("W2 a key in a field: the field and its message")
    func typing() throws {
        let (cost, bytes) = try cost(TypingScreen()) { $0.type("a") }
        print("W2", cost, bytes)
    }

    @Test("W3 every cell: each is drawn and sent once")
    func cells() throws {
        let counter = Counter()
        let (cost, bytes) = try cost(CellsScreen(counter: counter)) { _ in counter.count += 1 }
        print("W3", cost, bytes)
    }

    @Test("W5 a row further in a list: the same for any number of rows", arguments: [100_000, 1_000_000])
    func scrolling(count: Int) throws {
        let (cost, bytes) = try cost(ScrollingScreen(count: count)) { $0.press(.down) }
        print("W5", cost, bytes)
    }

    @Test("W6 one text among many: the same for any number of views", arguments: [100, 10_000])
    func views(count: Int) throws {
        let counter = Counter()
        let (cost, bytes) = try cost(ViewsScreen(counter: counter, count: count)) { _ in counter.count += 1 }
        print("W6", cost, bytes)
    }
}
