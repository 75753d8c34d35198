import CursesUI
import CursesUITerminal

/// What is counted, and shown by whoever observes it.
final class Counter: ObservableObject {
    @Published var count = 0
}

/// A counter above a list of a thousand rows, one stage of a frame at a time.
@MainActor
final class Stages {
    let counter = Counter()
    private let host: ViewHost
    private let drawing: DrawingContext
    private let size = CellSize(width: 120, height: 40)

    init() {
        host = ViewHost(Content(counter: counter), on: VirtualTerminal(size: size))
        host.renderFrame()
        drawing = DrawingContext(buffer: CellBuffer(size: size))
    }

    func update() {
        host.graph.beginFrame()
        host.graph.update()
        host.graph.endFrame()
    }

    func layOut() {
        host.graph.layoutQueue.layOut(root: host.rootLayoutNode!, in: size)
    }

    func draw(_ area: CellRect) {
        _ = drawing.draw(host.rootLayoutNode!, in: area)
    }
}

private struct Content: View {
    let counter: Counter

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            CounterText(counter: counter)
            List(0..<1000, id: \.self) { Text("Row \($0)") }
        }
    }
}

private struct CounterText: View {
    @ObservedObject var counter: Counter

    var body: some View { Text("Count: \(counter.count)") }
}
