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

    /// The cost of one frame after a few others.
    private func cost(_ view: some View, _ change: (TestApp) -> Void) throws -> FrameStatistics {
        let app = TestApp(view, size: Self.size)
        for _ in 0..<3 { change(app) }
        let before = (app.host.statistics, app.frameCount)
        change(app)
        var cost = app.host.statistics - before.0
        #expect(app.frameCount == before.1 + 1)
        cost.bytes = try app.output { change(app) }.count
        return cost
    }

    /// How often a frame asks for memory: the least of some, for tables grow now and then.
    private func allocations(_ view: some View, _ change: (TestApp) -> Void) -> Int {
        let app = TestApp(view, size: Self.size)
        for _ in 0..<3 { change(app) }
        let counts = (0..<5).map { _ in
            let before = allocations_of_thread()
            change(app)
            return allocations_of_thread() - before
        }
        return counts.min()!
    }

    @Test("W1 one text above a list of a thousand rows: one body, the cells that differ, two bytes")
    func counter() throws {
        let counter = Counter()
        let cost = try cost(CounterScreen(counter: counter)) { _ in counter.count += 1 }
        #expect(cost.bodies == 1)
        print("W1", cost)
    }

    @Test("W2 a key in a field: the field and its message")
    func typing() throws {
        let cost = try cost(TypingScreen()) { $0.type("a") }
        print("W2", cost)
    }

    @Test("W3 every cell: each is drawn and sent once")
    func cells() throws {
        let counter = Counter()
        let cost = try cost(CellsScreen(counter: counter)) { _ in counter.count += 1 }
        print("W3", cost)
    }

    @Test("W5 a row further in a list: the same for any number of rows", arguments: [100_000, 1_000_000])
    func scrolling(count: Int) throws {
        let cost = try cost(ScrollingScreen(count: count)) { $0.press(.down) }
        print("W5", cost)
    }

    @Test("W6 one text among many: the same for any number of views", arguments: [100, 10_000])
    func views(count: Int) throws {
        let counter = Counter()
        let cost = try cost(ViewsScreen(counter: counter, count: count)) { _ in counter.count += 1 }
        print("W6", cost)
    }

    @Test("memory in no more pieces than this", .enabled(if: allocations_are_counted()))
    func allocations() {
        let counter = Counter()
        print("A1", allocations(CounterScreen(counter: counter)) { _ in counter.count += 1 })
        print("A2", allocations(TypingScreen()) { $0.type("a") })
        print("A3", allocations(CellsScreen(counter: counter)) { _ in counter.count += 1 })
        print("A5", allocations(ScrollingScreen(count: 100_000)) { $0.press(.down) })
        print("A6", allocations(ViewsScreen(counter: counter, count: 100)) { _ in counter.count += 1 })
        print("A6b", allocations(ViewsScreen(counter: counter, count: 10_000)) { _ in counter.count += 1 })
    }

    @Test("W8 no memory that stays: ten thousand changes leave as many nodes as ten")
    func soak() {
        let counter = Counter()
        let app = TestApp(CounterScreen(counter: counter), size: Self.size)
        let nodes = app.nodeCount
        for _ in 0..<10_000 { counter.count += 1 }
        app.settle()
        #expect(app.nodeCount == nodes)
        #expect(app.screen.row(0).hasPrefix("Count: 10000"))
    }
}
