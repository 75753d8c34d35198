import CursesUITesting
import TestSupport
import Testing

@MainActor
@Suite("Random view trees")
struct RandomTreeTests {
    private static let knobCount = 12
    private static let sizes = [
        CellSize(width: 40, height: 12), CellSize(width: 80, height: 24),
        CellSize(width: 13, height: 7), CellSize(width: 21, height: 30),
    ]

    @Test("after any changes the picture is the one that a new host draws", arguments: 0..<150)
    func incremental(batch: Int) async {
        for seed in (batch * 4)..<(batch * 4 + 4) {
            await Task.yield()
            var generator = SeededGenerator(seed: UInt64(seed) &* 7919)
            var trees = RandomTreeGenerator(
                seed: UInt64(seed),
                knobCount: Self.knobCount,
                lengths: [0, 1, 2, 3, 5, 8, 20, .infinity]
            )
            let tree = trees.tree(depth: 2 + seed % 6)
            let knobs = Knobs(count: Self.knobCount)
            var size = Self.sizes[seed % Self.sizes.count]
            let app = TestApp(RandomTreeView(tree: tree, knobs: knobs), size: size)
            for step in 0..<12 {
                if Int.random(in: 0..<10, using: &generator) == 0 {
                    size = Self.sizes.randomElement(using: &generator)!
                    app.resize(to: size)
                }
                knobs.turn(using: &generator)
                app.settle()
                let fresh = TestApp(RandomTreeView(tree: tree, knobs: knobs), size: size)
                let isSame = app.terminal.screen == fresh.terminal.screen
                #expect(isSame, """
                    seed \(seed), step \(step), knobs \(knobs.all.map(\.value))
                    \("\(tree)".replacing("CursesUITests.RandomTree", with: ""))
                    --- after the change
                    \(app.screen)
                    --- new
                    \(fresh.screen)
                    """)
                if !isSame { break }
            }
        }
    }

    @Test("no number and no size makes a layout crash or go on for ever", arguments: 0..<100)
    func wildNumbers(batch: Int) async {
        for seed in (batch * 4)..<(batch * 4 + 4) {
            await Task.yield()
            var generator = SeededGenerator(seed: UInt64(seed) &+ 1_000_003)
            var trees = RandomTreeGenerator(
                seed: UInt64(seed) &+ 5_000_011,
                knobCount: Self.knobCount,
                lengths: [
                    0, 1, 3, -1, -7, 0.4, 1e9, -1e9, 1e300, -1e300, .infinity, -.infinity, .nan,
                    .leastNonzeroMagnitude, .greatestFiniteMagnitude,
                ]
            )
            let tree = trees.tree(depth: 2 + seed % 6)
            let knobs = Knobs(count: Self.knobCount)
            let app = TestApp(RandomTreeView(tree: tree, knobs: knobs), size: .zero)
            for _ in 0..<6 {
                app.resize(
                    to: CellSize(
                        width: .random(in: 0...200, using: &generator),
                        height: .random(in: 0...60, using: &generator)
                    )
                )
                knobs.turn(using: &generator)
                app.settle()
                #expect(app.host.graph.layoutQueue.isEmpty)
            }
        }
    }
}
