import CursesUITesting
import TestSupport
import Testing

@testable import CursesUI
@testable import CursesUITerminal

/// Tests random views with random events and random changes of the values that they show.
@MainActor
@Suite("Random view trees")
struct TreeFuzz {
    private static let knobCount = 12
    /// Returns whether a seed generates a small tree. `make test` uses only these seeds, because small trees are fast
    /// to test, and their failures are easy to read.
    private static func isSmall(_ seed: UInt64) -> Bool { seed < 4_000 }

    private static func depth(_ seed: UInt64) -> Int {
        (isSmall(seed) ? [1, 1, 1, 2, 2, 2, 3, 4] : [1, 2, 2, 3, 3, 4, 5, 6])[Int(seed % 8)]
    }

    private static let lengths: [CGFloat] = [0, 1, 2, 3, 5, 8, 20, .infinity]

    @Test("After any changes the picture is that of a new app")
    func incremental() async {
        await Fuzz.run(full: 40_000) { seed in
            // The first comparison takes no picture of each step, because that is needed only after a failure.
            guard let problem = comparison(seed, atEachStep: false) else { return nil }
            return comparison(seed, atEachStep: true) ?? problem
        }
    }

    private func comparison(_ seed: UInt64, atEachStep: Bool) -> String? {
        var generator = SeededGenerator(seed: seed &* 7919)
        let (tree, knobs) = grow(seed, depth: Self.depth(seed), lengths: Self.lengths, hasHistory: false)
        var size = RandomSize.size(using: &generator)
        func app() -> TestApp {
            TestApp(RandomTreeView(tree: tree, knobs: knobs).disabled(true), size: size)
        }
        let changed = app()
        let steps = Int.random(in: 1...(Self.isSmall(seed) ? 2 : 8), using: &generator)
        for step in 1...steps {
            if Int.random(in: 0..<6, using: &generator) == 0 {
                size = RandomSize.size(using: &generator)
                changed.resize(to: size)
            }
            knobs.turn(using: &generator)
            changed.settle()
            guard atEachStep || step == steps else { continue }
            let fresh = app()
            if let problem = Self.flaw(in: changed) ?? Self.flaw(in: fresh) {
                return "step \(step): \(problem)\n\(tree)"
            }
            if changed.terminal.screen != fresh.terminal.screen {
                return """
                    step \(step), knobs \(knobs.all.map(\.value)), \(size)
                    \(tree)
                    \(Self.pictures(changed.screen, fresh.screen))
                    """
            }
        }
        return nil
    }

    @Test("After any events the picture is that of a complete new layout")
    func events() async {
        await Fuzz.run(full: 40_000) { seed in
            guard let problem = history(seed, atEachStep: false) else { return nil }
            return history(seed, atEachStep: true) ?? problem
        }
    }

    private func history(_ seed: UInt64, atEachStep: Bool) -> String? {
        var generator = SeededGenerator(seed: seed &* 104_729)
        let (tree, knobs) = grow(seed &+ 3_000_017, depth: Self.depth(seed), lengths: Self.lengths, hasHistory: true)
        let size = RandomSize.size(using: &generator)
        let app = TestApp(RandomTreeView(tree: tree, knobs: knobs), size: size)
        let steps = Int.random(in: 1...(Self.isSmall(seed) ? 4 : 16), using: &generator)
        for step in 1...steps {
            let event = act(on: app, knobs, using: &generator)
            guard atEachStep || step == steps else { continue }
            if let problem = Self.flaw(in: app) { return "step \(step), \(event): \(problem)\n\(tree)" }
            let changed = app.screen
            app.host.layOutAnew()
            app.settle()
            if app.screen != changed {
                return """
                    step \(step), \(event), knobs \(knobs.all.map(\.value)), \(app.screen.size)
                    \(tree)
                    \(Self.pictures(changed, app.screen))
                    """
            }
        }
        app.host.tearDown()
        let left = app.host.graph.statistics.nodes
        return left == 0 ? nil : "\(left) nodes are left after the end\n\(tree)"
    }

    /// Performs a random action, and returns its description.
    private func act(on app: TestApp, _ knobs: Knobs, using generator: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<16, using: &generator) {
        case 0:
            let size = RandomSize.size(using: &generator)
            app.resize(to: size)
            return "resized to \(size)"
        case 1...4:
            knobs.turn(using: &generator)
            app.settle()
            return "knobs turned"
        case 5:
            let bytes = RandomInput.bytes(count: 24, using: &generator)
            app.send(bytes: bytes)
            return "bytes \(bytes)"
        case 6:
            app.advance(by: .milliseconds(Int.random(in: 0...2_000, using: &generator)))
            return "time went by"
        default:
            let event = RandomEvent.event(in: app.screen.size, using: &generator)
            app.send(event)
            return "\(event)"
        }
    }

    @Test("No number and no size makes a layout crash or go on for ever")
    func wildNumbers() async {
        await Fuzz.run(full: 20_000) { seed in
            var generator = SeededGenerator(seed: seed &+ 1_000_003)
            let lengths: [CGFloat] = [
                0, 1, 3, -1, -7, 0.4, 1e9, -1e9, 1e300, -1e300, .infinity, -.infinity, .nan,
                .leastNonzeroMagnitude, .greatestFiniteMagnitude,
            ]
            let (tree, knobs) = grow(
                seed &+ 5_000_011, depth: Self.depth(seed), lengths: lengths, hasHistory: true)
            let app = TestApp(RandomTreeView(tree: tree, knobs: knobs), size: .zero)
            for _ in 0..<2 {
                app.resize(to: RandomSize.size(using: &generator))
                _ = act(on: app, knobs, using: &generator)
                if let problem = Self.flaw(in: app) { return "\(problem)\n\(tree)" }
            }
            return nil
        }
    }

    private func grow(
        _ seed: UInt64, depth: Int, lengths: [CGFloat], hasHistory: Bool
    ) -> (RandomTree, Knobs) {
        var trees = RandomTreeGenerator(
            seed: seed, knobCount: Self.knobCount, lengths: lengths, hasHistory: hasHistory)
        return (trees.tree(depth: depth), Knobs(count: Self.knobCount))
    }

    /// Describes two pictures that should be equal, and their differences.
    private static func pictures(_ changed: Snapshot, _ anew: Snapshot) -> String {
        var places: [String] = []
        for row in 0..<min(changed.size.height, anew.size.height) {
            for column in 0..<min(changed.size.width, anew.size.width) {
                let cells = (changed.cell(column, row), anew.cell(column, row))
                if cells.0 != cells.1 { places.append("column \(column), row \(row): \(cells)") }
            }
        }
        if changed.cursor != anew.cursor {
            places.append("cursors \(String(describing: (changed.cursor, anew.cursor)))")
        }
        return """
            --- after the change
            \(changed)
            --- anew
            \(anew)
            --- \(places.count) differences, the first of them:
            \(places.prefix(3).joined(separator: "\n"))
            """
    }

    /// Returns a fault that no app may have, whatever its views are; `nil` if there is none.
    private static func flaw(in app: TestApp) -> String? {
        if !app.host.isSettled { return "the app does not come to rest" }
        if !app.host.layoutQueue.isEmpty { return "layout is left over" }
        if !app.diagnostics.isEmpty { return "\(app.diagnostics)" }
        let buffer = app.terminal.screen
        if let cursor = app.cursor, !buffer.bounds.contains(cursor) { return "the cursor is outside" }
        for row in 0..<buffer.size.height {
            var column = 0
            while column < buffer.size.width {
                let width = buffer[column: column, row: row].glyph.width
                guard width > 0, column + width <= buffer.size.width,
                    width == 1 || buffer[column: column + 1, row: row].glyph == .continuation
                else { return "half a glyph in column \(column), row \(row)" }
                column += width
            }
        }
        return nil
    }
}

extension ViewHost {
    /// Discards all sizes, positions and drawn cells, so that everything is laid out and drawn again.
    fileprivate func layOutAnew() {
        func visit(_ node: LayoutNode) {
            node.invalidateLayout()
            node.setNeedsDisplay()
            for child in node.children { visit(child) }
        }
        if let rootLayoutNode { visit(rootLayoutNode) }
        layoutQueue.damage(buffer.bounds)
        requestFrame()
    }
}
