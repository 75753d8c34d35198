import CAllocations
import CursesUITesting
import Testing

@testable import CursesUI

/// Tests the cost of a frame in each benchmark workload, in counts that do not depend on the machine. A change that
/// increases a count must raise its limit here.
@MainActor
@Suite("A frame costs")
struct FrameCostTests {
    static let size = CellSize(width: 120, height: 40)

    /// Returns the cost of one frame, after a few earlier frames.
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

    private func advance(_ counter: Counter, _ app: TestApp) {
        counter.count += 1
        app.settle()
    }

    /// Returns the number of allocations in a frame: the minimum of several frames, because tables grow from time to
    /// time.
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

    @Test("W1 one text above a list of a thousand rows: one body, and the cell that differs")
    func counter() throws {
        let counter = Counter()
        let cost = try cost(CounterScreen(counter: counter)) { advance(counter, $0) }
        #expect(cost.bodies == 1)
        #expect(cost.layouts == 1)
        #expect(cost.measurements <= 3)
        // The text changes, and the column next to it is drawn too, in case a wide character ends there.
        #expect(cost.drawnCells <= 10)
        #expect(cost.presentedCells == 1)
        // The bytes include the sequence that moves the cursor.
        #expect(cost.bytes <= 8)
    }

    @Test("W1u a header that counts: only its text is laid out, because the width stays the same")
    func header() throws {
        let cost = try cost(HeaderScreen()) { $0.press(.return) }
        #expect(cost.layouts == 1)
        #expect(cost.measurements <= 30)
        #expect(cost.presentedCells == 1)
    }

    @Test("W1u a button that gets a new action runs no style: two bodies a key at most")
    func headerBodies() throws {
        #expect(try cost(HeaderScreen()) { $0.press(.return) }.bodies <= 2)
    }

    @Test("W1p the count in the parent of the list: its rows are neither made nor laid out again")
    func parent() throws {
        let cost = try cost(ParentScreen()) { $0.press(.return) }
        #expect(cost.bodies <= 2)
        #expect(cost.layouts == 1)
        #expect(cost.presentedCells == 1)
    }

    @Test("a list that is described again compares its rows, and updates none of them")
    func describedRows() throws {
        let cost = try cost(ClosureScreen()) { $0.press(.return) }
        #expect(cost.bodies <= 3)
        #expect(cost.layouts == 1)
        #expect(cost.measurements <= 10)
    }

    @Test("T moving the selection of a table: four bodies at most")
    func table() throws {
        let cost = try cost(TableScreen()) { $0.press(.downArrow) }
        #expect(cost.bodies <= 4)
        #expect(cost.layouts <= 2)
    }

    @Test("moving the selection of a list: two bodies at most")
    func selection() throws {
        let cost = try cost(SelectionScreen()) { $0.press(.downArrow) }
        #expect(cost.bodies <= 2)
        #expect(cost.layouts <= 2)
    }

    @Test("turning a page of a list: no cell is drawn twice")
    func pageCells() throws {
        let cost = try cost(SelectionScreen()) { $0.press(.pageDown) }
        #expect(cost.drawnCells <= 4800)
    }

    @Test("W2 a key in a field: one body, the row of the field, two cells")
    func typing() throws {
        let cost = try cost(TypingScreen()) { $0.type("a") }
        #expect(cost.bodies == 1)
        #expect(cost.layouts == 1)
        #expect(cost.measurements <= 3)
        #expect(cost.drawnCells <= 150)
        #expect(cost.presentedCells == 2)
        #expect(cost.bytes <= 16)
    }

    @Test("W3 every cell: each is drawn once, and sent once")
    func cells() throws {
        let counter = Counter()
        let cost = try cost(CellsScreen(counter: counter)) { advance(counter, $0) }
        #expect(cost.bodies == 1)
        #expect(cost.layouts == 40)
        #expect(cost.measurements <= 120)
        #expect(cost.drawnCells == 4800)
        #expect(cost.presentedCells == 4800)
        #expect(cost.bytes <= 5100)
    }

    @Test(
        "W5 scrolling a list by a row: only the changed cells, for any number of rows", arguments: [100_000, 1_000_000])
    func scrolling(count: Int) throws {
        let cost = try cost(ScrollingScreen(count: count)) { $0.press(.downArrow) }
        #expect(cost.bodies == 0)
        #expect(cost.layouts == 1)
        #expect(cost.measurements <= 2)
        #expect(cost.drawnCells == 4800)
        #expect(cost.presentedCells <= 50)
        // The terminal scrolls, so only the new row is sent.
        #expect(cost.bytes <= 10)
    }

    @Test(
        "W6 one text among many: one body, and the cell that differs, for any number of views",
        arguments: [
            100, 10_000,
        ])
    func views(count: Int) throws {
        let counter = Counter()
        let cost = try cost(ViewsScreen(counter: counter, count: count)) { advance(counter, $0) }
        #expect(cost.bodies == 1)
        #expect(cost.layouts == 1)
        #expect(cost.measurements <= 4)
        #expect(cost.drawnCells <= 11)
        #expect(cost.presentedCells == 1)
        #expect(cost.bytes <= 8)
    }

    /// Returns the number of measurements that the letter A costs, after an earlier letter.
    private func measurements(_ app: TestApp) -> Int {
        app.press("a")
        let before = app.host.statistics.measurements
        app.press("a")
        return app.host.statistics.measurements - before
    }

    @Test(
        "as many measurements after the window has had sixty sizes as before",
        arguments: ["header", "parent", "paragraphs", "typing"])
    func resized(screen: String) {
        let app = TestApp(ResizedScreen(name: screen), size: Self.size)
        let usual = measurements(app)
        for width in 90..<150 { app.resize(to: CellSize(width: width, height: Self.size.height)) }
        app.resize(to: Self.size)
        // The first frame after the last size may forget what the others needed.
        app.press("a")
        #expect(usual > 0)
        #expect(measurements(app) <= usual)
    }

    @Test("as many measurements after a column has had sixty widths as before")
    func animated() {
        let app = TestApp(WideningScreen(), size: Self.size)
        let usual = measurements(app)
        for _ in 0..<60 { app.press("+") }
        for _ in 0..<60 { app.press("-") }
        app.press("a")
        #expect(usual > 0)
        #expect(measurements(app) <= usual)
    }

    @Test("W7 nothing if nothing has changed")
    func idle() {
        let app = TestApp(CounterScreen(counter: Counter()), size: Self.size)
        let before = (app.host.statistics, app.frameCount)
        app.settle()
        app.host.renderFrame()
        #expect(app.host.statistics == before.0)
        #expect(app.frameCount == before.1)
    }

    // Debug builds make more allocations than release builds.
    @Test("no more allocations than this", .enabled(if: allocations_are_counted()))
    func pieces() {
        let counter = Counter()
        #expect(allocations(CounterScreen(counter: counter)) { advance(counter, $0) } <= 130)
        #expect(allocations(TypingScreen()) { $0.type("a") } <= 236)
        #expect(allocations(CellsScreen(counter: counter)) { advance(counter, $0) } <= 9_000)
        #expect(allocations(ScrollingScreen(count: 100_000)) { $0.press(.downArrow) } <= 272)
    }

    @Test(
        "a text that is described again and is the same costs only its description",
        .enabled(if: allocations_are_counted()))
    func constantTexts() {
        func count(_ texts: Int) -> Int {
            let counter = Counter()
            return allocations(ConstantTextsScreen(counter: counter, count: texts)) { advance(counter, $0) }
        }
        #expect(count(60) - count(10) <= 50 * 3)
    }

    @Test("Page Down in a list: each new row is measured for one width")
    func page() throws {
        let cost = try cost(FilesScreen(count: 100_000)) { $0.press(.pageDown) }
        #expect(cost.bodies <= 2)
        #expect(cost.measurements <= 350)
        #expect(cost.presentedCells > 0)
    }

    @Test("Page Down in a list: no more allocations than this", .enabled(if: allocations_are_counted()))
    func pagePieces() {
        #expect(allocations(FilesScreen(count: 100_000)) { $0.press(.pageDown) } <= 17_500)
    }

    @Test("a comparison of views is chosen once", .enabled(if: allocations_are_counted()))
    func comparisons() {
        struct Pair {
            let title = "title"
            let count = 1
        }
        func allocations(_ compare: (Pair, Pair) -> Bool) -> Int {
            _ = compare(Pair(), Pair())
            let before = allocations_of_thread()
            for _ in 0..<100 { _ = compare(Pair(), Pair()) }
            return allocations_of_thread() - before
        }
        let usual = allocations { ViewComparator.areEqual($0, $1) }
        #expect(allocations { ViewComparator.areEqualButForActions($0, $1) } == usual)
    }

    @Test(
        "as many allocations among ten thousand views as among a hundred", .enabled(if: allocations_are_counted()))
    func piecesAmongMany() {
        let counter = Counter()
        let few = allocations(ViewsScreen(counter: counter, count: 100)) { advance(counter, $0) }
        let many = allocations(ViewsScreen(counter: counter, count: 10_000)) { advance(counter, $0) }
        #expect(many <= few + few / 10)
    }

    @Test("W8 no memory that remains: ten thousand changes leave as many nodes as ten")
    func soak() {
        let counter = Counter()
        let app = TestApp(CounterScreen(counter: counter), size: Self.size)
        let nodes = app.nodeCount
        for _ in 0..<10_000 { counter.count += 1 }
        app.settle()
        #expect(app.nodeCount == nodes)
        #expect(app.screen.row(0).hasPrefix("Count: 10,000"))
    }
}
