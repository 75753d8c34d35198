import CursesUITesting
import Testing

@MainActor
@Suite("LazyVStack and LazyHStack")
struct LazyStackTests {
    private let size = CellSize(width: 12, height: 5)

    private func makeApp(_ view: some View) -> TestApp { TestApp(view, size: size) }

    private struct Row: View {
        let index: Int
        var height = 1
        var body: some View {
            Text(verbatim: (0..<height).map { "\(index).\($0)" }.joined(separator: "\n"))
        }
    }

    private struct Rows: View {
        let count: Int
        var height: (Int) -> Int = { _ in 1 }
        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading) {
                    ForEach(0..<count, id: \.self) { Row(index: $0, height: height($0)) }
                }
            }
        }
    }

    /// Returns the numbers of nodes, bodies and measurements that are needed to show the first rows of a list.
    private func cost(of count: Int) -> (nodes: Int, bodies: Int, measurements: Int) {
        let app = makeApp(Rows(count: count))
        let graph = app.host.graph
        return (graph.statistics.nodes, app.bodyCount, app.host.layoutQueue.statistics.measurements)
    }

    @MainActor @Observable
    final class Place {
        var row: CGFloat = 100
    }

    private struct Moving: View {
        let place: Place
        var body: some View { Rows(count: 40).frame(width: 12, height: 5).offset(y: place.row) }
    }

    @Test("rows are built when the whole of them comes into view, without a scroll")
    func moved() {
        let place = Place()
        let app = makeApp(Moving(place: place))
        #expect(app.screen == "")
        place.row = 2
        app.settle()
        #expect(app.screen.row(2).hasPrefix("0.0"))
        #expect(app.screen.row(4).hasPrefix("2.0"))
    }

    @Test("a million rows open with as many nodes, bodies and measurements as a hundred")
    func million() {
        #expect(cost(of: 1_000_000) == cost(of: 100))
    }

    @Test("scrolling a million rows builds what comes into view and takes down what is far away")
    func scrolling() {
        let app = makeApp(Rows(count: 1_000_000))
        let before = app.host.graph.statistics.nodes
        for _ in 0..<500 { app.press(.downArrow) }
        #expect(app.screen.row(0).hasPrefix("500.0"))
        #expect(app.host.graph.statistics.nodes < 4 * before)
        #expect(app.bodyCount(of: Row.self) < 700)
        app.press(.end)
        #expect(app.screen.row(4).hasPrefix("999999.0"))
        app.press(.home)
        #expect(app.screen.row(0).hasPrefix("0.0"))
        #expect(app.host.graph.statistics.nodes < 4 * before)
    }

    @Test("rows may differ in height: each step shows the next line, down and up again")
    func heights() {
        let count = 60
        let height = { 1 + $0 % 4 }
        let lines = (0..<count).flatMap { row in (0..<height(row)).map { "\(row).\($0)" } }
        let app = makeApp(Rows(count: count, height: height))
        func first() -> String { String(app.screen.row(0).prefix { $0 != " " }) }
        for line in lines.dropLast(size.height) {
            #expect(first() == line)
            app.press(.downArrow)
        }
        #expect(app.screen.row(4).hasPrefix(lines.last!))
        for line in lines.dropLast(size.height).reversed() {
            app.press(.upArrow)
            #expect(first() == line)
        }
    }

    @Test("the end of rows of differing heights is reached from a guess")
    func end() {
        let app = makeApp(Rows(count: 10_000) { 1 + $0 % 3 })
        app.press(.end)
        #expect(app.screen.row(4).hasPrefix("9999.0"))
        app.press(.pageUp)
        app.press(.home)
        #expect(app.screen.row(0).hasPrefix("0.0"))
    }

    @Test("what stands around a lazy stack scrolls with it, and spacing is kept")
    func around() {
        let app = makeApp(
            ScrollView {
                Text("above")
                LazyVStack(spacing: 1) { ForEach(0..<3) { Row(index: $0) } }
                Text("below")
            }
        )
        #expect(app.screen.text.contains("above"))
        app.press(.end)
        let rows = (0..<5).map { app.screen.row($0).prefix(11).trimmingCharacters(in: .whitespaces) }
        #expect(rows == ["", "1.0", "", "2.0", "below"])
    }

    @MainActor @Observable
    final class Model {
        var items = Array(0..<1000)
        var log: [String] = []
    }

    private struct Items: View {
        let model: Model
        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading) {
                    ForEach(model.items, id: \.self) { item in
                        Row(index: item)
                            .onAppear { model.log.append("+\(item)") }
                            .onDisappear { model.log.append("-\(item)") }
                    }
                }
            }
        }
    }

    @Test("rows that stay in the data keep their nodes, wherever they go")
    func moves() {
        let model = Model()
        let app = makeApp(Items(model: model))
        let bodies = app.bodyCount(of: Row.self)
        model.log = []
        model.items.insert(5000, at: 0)
        app.settle()
        #expect(app.screen.row(0).hasPrefix("5000.0") && app.screen.row(1).hasPrefix("0.0"))
        #expect(model.log == ["+5000"])
        #expect(app.bodyCount(of: Row.self) == bodies + 1)
        model.items.remove(at: 1)
        app.settle()
        #expect(model.log == ["+5000", "-0"])
        #expect(app.screen.row(1).hasPrefix("1.0"))
    }

    @Test("a row appears when it comes near, and disappears when it is far away")
    func appearance() {
        let model = Model()
        let app = makeApp(Items(model: model))
        #expect(model.log.contains("+0") && !model.log.contains("+100"))
        app.press(.end)
        #expect(model.log.contains("+999") && model.log.contains("-0"))
        app.press(.home)
        #expect(model.log.last { $0.hasSuffix("0") && $0.count == 2 } == "+0")
    }

    @Test("an empty list, and rows that show nothing")
    func empty() {
        let model = Model()
        model.items = []
        let app = makeApp(Items(model: model))
        #expect(app.screen == "")
        model.items = [7]
        app.settle()
        #expect(app.screen == "7.0")
        let sparse = makeApp(
            ScrollView {
                LazyVStack(alignment: .leading) {
                    ForEach(0..<200) { if $0 % 20 == 0 { Row(index: $0) } }
                }
            }
        )
        sparse.press(.end)
        #expect(sparse.screen.row(4).hasPrefix("180.0"))
    }

    private struct Counter: View {
        let index: Int
        @State private var count = 0
        var body: some View { Button("\(index): \(count)") { count += 1 } }
    }

    @Test("a row whose state was written keeps it while it is out of sight")
    func state() {
        let app = makeApp(
            ScrollView {
                LazyVStack(alignment: .leading) { ForEach(0..<500) { Counter(index: $0) } }
            }
        )
        app.press(.return)
        #expect(app.screen.position(of: "[ 0: 1 ]") != nil)
        app.scroll(100, column: 1, row: 1)
        app.click(column: 3, row: 1)
        #expect(app.screen.position(of: "[ 301: 1 ]") != nil)
        app.scroll(-200, column: 1, row: 1)
        #expect(app.screen.position(of: "[ 0: 1 ]") != nil)
    }

    private struct Jump: View {
        let target: Int
        var body: some View {
            ScrollViewReader { proxy in
                Button("jump") { proxy.scrollTo(target, anchor: .top) }
                ScrollView {
                    LazyVStack(alignment: .leading) {
                        ForEach(0..<100_000, id: \.self) { Row(index: $0, height: 1 + $0 % 2) }
                    }
                }
            }
        }
    }

    @Test("a reader scrolls to a row that was never built", arguments: [0, 70_000, 99_990])
    func reader(_ target: Int) {
        let app = makeApp(VStack { Jump(target: target) })
        app.press(.return)
        #expect(app.screen.row(1).hasPrefix("\(target).0"))
    }

    private struct Groups: View {
        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading) {
                    ForEach(0..<1000) { group in
                        Section {
                            ForEach(0..<1000) { Row(index: group * 1000 + $0) }
                        } header: {
                            Text(verbatim: "group \(group)")
                        }
                    }
                }
            }
        }
    }

    @Test("sections of rows are lazy within and among themselves")
    func sections() {
        let app = makeApp(Groups())
        #expect(app.screen.row(0).hasPrefix("group 0") && app.screen.row(1).hasPrefix("0.0"))
        #expect(app.bodyCount(of: Row.self) < 40)
        for _ in 0..<333 { app.scroll(1, column: 1, row: 1) }
        #expect(app.screen.row(1).hasPrefix("999.0") && app.screen.row(2).hasPrefix("group 1 "))
        #expect(app.bodyCount(of: Row.self) < 2000)
    }

    @Test("modifiers of a ForEach apply to its rows")
    func modifiers() {
        let app = makeApp(
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<100) { Row(index: $0) }
                        .padding(.leading, 2)
                        .bold()
                }
            }
        )
        #expect(app.screen.row(0).hasPrefix("  0.0"))
        #expect(app.screen.cell(2, 3).style.attributes.contains(.bold))
    }

    @Test("sideways it builds columns")
    func horizontal() {
        let app = makeApp(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 1) { ForEach(0..<100_000) { Text(verbatim: "\($0)") } }
            }
        )
        #expect(app.host.graph.statistics.nodes < 300)
        let row = (0..<5).first { app.screen.row($0).contains("0 1 2 3") }
        #expect(row != nil)
        app.press(.end)
        #expect(app.screen.text.contains("99999"))
    }
}

@MainActor
@Suite("What scrolling a long list costs")
struct LongListTests {
    /// Returns the numbers of bodies, measurements, placements and nodes for each scrolled row.
    private func cost(of count: Int) -> [Int] {
        let app = TestApp(
            List(0..<count) { Text(verbatim: "row \($0)") },
            size: CellSize(width: 40, height: 20)
        )
        let graph = app.host.graph
        func state() -> [Int] {
            let layout = app.host.layoutQueue.statistics
            return [app.bodyCount, layout.measurements, layout.placements, graph.statistics.nodes]
        }
        let before = state()
        for _ in 0..<100 { app.press(.downArrow) }
        #expect(app.screen.row(0).hasPrefix("row 100"))
        return zip(state(), before).map { $0 - $1 }
    }

    @Test("a row costs the same among a million as among a thousand")
    func scrolling() {
        #expect(cost(of: 1_000_000) == cost(of: 1000))
    }
}
