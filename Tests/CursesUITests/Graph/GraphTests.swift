import Testing

@testable import CursesUI

@MainActor
@Suite("The graph by itself")
struct GraphTests {
    /// The events so far, in order.
    @MainActor
    final class Log {
        private(set) var lines: [String] = []

        func add(_ line: String) { lines.append(line) }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    /// A view that logs its creation, updates and removal, and lays out nothing.
    struct Leaf: PrimitiveView {
        let text: String
        let log: Log

        func makeNode(in context: NodeContext) -> ViewNode<Leaf> {
            log.add("make \(text)")
            return LeafNode(self, in: context)
        }

        final class LeafNode: ViewNode<Leaf> {
            override func viewDidChange(from old: Leaf) { view.log.add("update \(view.text)") }
            override func willRemove() { view.log.add("remove \(view.text)") }
        }
    }

    struct Counter: View {
        @Binding var count: Int
        let log: Log

        var body: some View {
            let _ = log.add("body \(count)")
            Leaf(text: "leaf \(count)", log: log)
        }
    }

    struct Parent: View {
        @Binding var count: Int
        let log: Log

        var body: some View {
            let _ = log.add("parent \(count)")
            if count < 2 { Counter(count: $count, log: log) }
        }
    }

    private let graph = Graph(diagnostics: Diagnostics(write: { _ in }))
    private let frames = FrameCounter()
    private let log = Log()
    private let count = StateLocation(0)

    init() {
        graph.frames = frames
    }

    @Test("A write marks the nodes that have read, and asks for a frame; the update evaluates them")
    func writes() {
        _ = graph.install(Counter(count: Binding(location: count), log: log))
        #expect(log.take() == ["body 0", "make leaf 0"])
        #expect(frames.count == 1)
        graph.update()
        #expect(log.take().isEmpty)
        count.value = 1
        #expect(frames.count == 2 && graph.needsUpdate && log.lines.isEmpty)
        graph.update()
        #expect(log.take() == ["body 1", "update leaf 1"])
        #expect(!graph.needsUpdate)
    }

    @Test("A parent is updated first, and what it takes away is not updated any more")
    func parentsFirst() {
        _ = graph.install(Parent(count: Binding(location: count), log: log))
        _ = log.take()
        count.value = 1
        graph.update()
        #expect(log.take() == ["parent 1", "body 1", "update leaf 1"])
        count.value = 2
        graph.update()
        #expect(log.take() == ["parent 2", "remove leaf 1"])
    }

    @Test("Effects run in the order of their phases when the nodes are up to date")
    func effects() {
        _ = graph.install(Counter(count: Binding(location: count), log: log))
        graph.updatingDuringLayout {
            graph.afterUpdate(.appear) { log.add("appear") }
            graph.afterUpdate(.deliver) { log.add("deliver") }
            graph.afterUpdate(.disappear) { log.add("disappear") }
        }
        count.value = 1
        _ = log.take()
        graph.update()
        #expect(log.take() == ["body 1", "update leaf 1", "disappear", "deliver", "appear"])
    }

    @Test("What effects mark waits for the next update")
    func rounds() {
        _ = graph.install(Counter(count: Binding(location: count), log: log))
        _ = log.take()
        graph.updatingDuringLayout { graph.afterUpdate(.appear) { count.value = 1 } }
        graph.update()
        #expect(log.take().isEmpty)
        #expect(graph.needsUpdate)
        graph.update()
        #expect(log.take() == ["body 1", "update leaf 1"])
    }

    struct Writing: View {
        @Binding var count: Int

        var body: some View {
            if count == 0 { let _ = (count = 1) }
        }
    }

    @Test("A write during an evaluation is put off to the next frame, with a diagnostic")
    func postponed() {
        _ = graph.install(Writing(count: Binding(location: count)))
        #expect(!graph.needsUpdate && !graph.isIdle)
        #expect(graph.diagnostics.messages == [.stateChangedDuringUpdate(view: "Writing")])
        graph.beginFrame()
        #expect(graph.needsUpdate)
        graph.update()
        #expect(graph.isIdle)
    }

    @Test("Transactions go with the marks that are made in them")
    func transactions() {
        var seen: [Bool] = []
        struct Reading: PrimitiveView {
            let location: StateLocation<Int>
            let note: (Transaction) -> Void

            func makeNode(in context: NodeContext) -> ViewNode<Reading> { ReadingNode(self, in: context) }

            final class ReadingNode: ViewNode<Reading> {
                override init(_ view: Reading, in context: NodeContext) {
                    super.init(view, in: context)
                    refresh()
                }

                override func refresh() {
                    _ = tracking { view.location.value }
                    view.note(graph.transaction)
                }
            }
        }
        _ = graph.install(Reading(location: count) { seen.append($0.animation != nil) })
        withAnimation { count.value = 1 }
        graph.update()
        count.value = 2
        graph.update()
        #expect(seen == [false, true, false])
    }

    @Test("A graph that is taken down leaves no nodes")
    func removal() {
        _ = graph.install(Parent(count: Binding(location: count), log: log))
        #expect(graph.statistics.nodes > 0)
        _ = log.take()
        graph.removeAll()
        #expect(log.take() == ["remove leaf 0"])
        #expect(graph.statistics.nodes == 0)
    }
}
