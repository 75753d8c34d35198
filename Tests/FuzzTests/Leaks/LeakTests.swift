import CursesUITesting
import Foundation
import TerminalRig
import TestSupport
import Testing

@testable import CursesUI
@testable import CursesUITerminal

/// Tests that apps, views and terminals that have ended leave nothing behind.
@MainActor
@Suite("Leaks", .serialized)
struct LeakTests {
    @Test("An app that has ended leaves no node, no subscription and no task")
    func apps() async {
        for seed in UInt64(0)..<40 {
            let counts = Counts()
            weak var host: ViewHost?
            weak var left: Knobs?
            do {
                let knobs = Knobs(count: 4)
                let app = TestApp(Tenant(counts: counts) { tree(seed)(knobs) })
                var generator = SeededGenerator(seed: seed)
                for _ in 0..<6 {
                    app.send(RandomEvent.event(in: app.screen.size, using: &generator))
                    knobs.turn(using: &generator)
                    app.settle()
                }
                #expect(counts.subscriptions > 0)
                (host, left) = (app.host, knobs)
            }
            // A cancelled task ends only when it gets to run.
            await wait { counts.tasks == 0 && left == nil }
            #expect(host == nil, "seed \(seed)")
            #expect(left == nil, "seed \(seed)")
            #expect(counts.subscriptions == 0, "seed \(seed)")
            #expect(counts.tasks == 0, "seed \(seed)")
        }
    }

    @Test("Views that come and go leave no node, no subscription and no task")
    func views() async {
        let knobs = Knobs(count: 4)
        let counts = Counts()
        let tree = tree(12)
        let app = TestApp(Door(knob: knobs.all[0]) { Tenant(counts: counts) { tree(knobs) } })
        let nodes = app.host.graph.statistics.nodes
        for _ in 0..<50 {
            knobs.all[0].value = 1
            app.settle()
            #expect(app.host.graph.statistics.nodes > nodes)
            #expect(counts.subscriptions == 1)
            knobs.all[0].value = 0
            app.settle()
            #expect(app.host.graph.statistics.nodes == nodes)
            #expect(counts.subscriptions == 0)
        }
        await wait { counts.tasks == 0 }
        #expect(counts.tasks == 0)
    }

    @Test("A terminal that was given back leaves no open file", .ownsScreen)
    func terminals() async throws {
        func openFiles() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
        }
        func run() throws {
            let pseudo = PseudoTerminal()
            let terminal = NCursesTerminal(
                environment: ["TERM": "xterm-256color"], output: pseudo.terminal, captured: [])
            try terminal.start()
            terminal.present(CellBuffer(size: terminal.size), damage: nil, cursor: nil)
            pseudo.pump()
            terminal.stop()
        }
        try run()
        let before = try openFiles()
        for _ in 0..<40 { try run() }
        // The files are closed asynchronously, after a turn of the main queue. Other tests may open files in the
        // meantime, but not as many.
        await wait { (try? openFiles()).map { $0 <= before + 20 } ?? true }
        #expect(try openFiles() <= before + 20)
    }

    @Test(
        "Memory does not grow with the number of apps, of changes and of screens",
        .enabled(if: ResidentMemory.isMeasured, "make sanitize measures it"), .ownsScreen
    )
    func memory() async throws {
        let app = try growth(cycles: 200) { cycle in
            let knobs = Knobs(count: 4)
            let app = TestApp(tree(cycle % 10)(knobs))
            app.press(.tab)
            app.resize(to: CellSize(width: 30, height: 10))
        }
        #expect(app < 1 << 20, "by apps")

        let knobs = Knobs(count: 4)
        let kept = TestApp(tree(12)(knobs))
        let changes = try growth(cycles: 6_000) { cycle in
            knobs.all[Int(cycle % 4)].value = Int(cycle % 60)
            knobs.all[Int(cycle % 4)].text = "text \(cycle)"
            kept.settle()
        }
        #expect(changes < 1 << 20, "by changes")

        let screens = try growth(cycles: 100) { _ in
            let terminal = try FrameTerminal(size: CellSize(width: 80, height: 24), isEmulated: false)
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("text", style: Style(foreground: .red), at: .zero, clip: buffer.bounds)
            terminal.present(buffer, damage: nil, cursor: nil)
        }
        #expect(screens < 2 << 20, "by screens")
    }

    /// Lets other tasks run until the condition is true, for a minute at most: other fuzzers keep the main actor busy
    /// for a long time in `make fuzz`.
    private func wait(until condition: () -> Bool) async {
        let deadline = ContinuousClock.now + .seconds(60)
        while !condition(), ContinuousClock.now < deadline {
            try? await Task.sleep(for: .milliseconds(1))
        }
    }

    /// Returns the growth of the process in bytes during the second half of a number of cycles.
    private func growth(cycles: UInt64, _ cycle: (UInt64) throws -> Void) throws -> Int {
        for index in 0..<(cycles / 2) { try cycle(index) }
        let before = try ResidentMemory.bytes
        for index in (cycles / 2)..<cycles { try cycle(index) }
        return try ResidentMemory.bytes - before
    }

    private func tree(_ seed: UInt64) -> RandomTree {
        var generator = RandomTreeGenerator(
            seed: seed, knobCount: 4, lengths: [0, 1, 5, .infinity], hasHistory: true)
        return generator.tree(depth: 5)
    }
}

/// The numbers of live subscriptions and tasks.
@MainActor
private final class Counts {
    var subscriptions = 0
    var tasks = 0
}

/// Shows its content if the value of the knob is odd.
private struct Door<Content: View>: View {
    let knob: Knob
    @ViewBuilder let content: () -> Content

    var body: some View {
        if knob.value % 2 == 1 { content() }
    }
}

/// Owns a subscription and a task while it exists.
private struct Tenant<Content: View>: View {
    let counts: Counts
    @ViewBuilder let content: () -> Content
    @State private var subject = PassthroughSubject<Int, Never>()
    @State private var last = 0

    var body: some View {
        content()
            .onReceive(counted) { last = $0 }
            .task {
                counts.tasks += 1
                defer { counts.tasks -= 1 }
                try? await Task.sleep(for: .seconds(1_000))
            }
    }

    private var counted: some Publisher<Int, Never> {
        subject.handleEvents(
            receiveSubscription: { [counts] _ in MainActor.assumeIsolated { counts.subscriptions += 1 } },
            receiveCancel: { [counts] in MainActor.assumeIsolated { counts.subscriptions -= 1 } })
    }
}
