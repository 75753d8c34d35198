import CursesUITesting
import TestSupport
import Testing

/// Tests that a lazy stack looks the same as an eager stack with the same rows.
@MainActor
@Suite("A lazy stack beside a stack")
struct LazyEqualityTests {
    private struct Row: View {
        let index: Int
        let height: Int
        var body: some View {
            Text(verbatim: (0..<height).map { "row \(index).\($0)" }.joined(separator: "\n"))
        }
    }

    private enum Step: CaseIterable {
        case up, down, pageUp, pageDown, home, end, wheelUp, wheelDown, narrower, wider
    }

    private func take(_ step: Step, in app: TestApp, _ width: inout Int) {
        switch step {
        case .up: app.press(.upArrow)
        case .down: app.press(.downArrow)
        case .pageUp: app.press(.pageUp)
        case .pageDown: app.press(.pageDown)
        case .home: app.press(.home)
        case .end: app.press(.end)
        case .wheelUp: app.scroll(-2, column: 1, row: 1)
        case .wheelDown: app.scroll(2, column: 1, row: 1)
        case .narrower: width = 15
        case .wider: width = 20
        }
    }

    private struct Growing<Container: View>: View {
        @State private var count = 0
        @ViewBuilder let container: (ForEach<Range<Int>, Int, Text>) -> Container
        var body: some View {
            ScrollView([.vertical, .horizontal]) {
                container(ForEach(0..<count, id: \.self) { Text("item \($0)") })
            }
            .focusable()
            .onKeyPress("+") {
                count += 1
                return .handled
            }
        }
    }

    @Test("with any spacing, rows that come one after the other are all seen", arguments: 0...6)
    func growing(spacing: Int) {
        let gap = CGFloat(spacing)
        let size = CellSize(width: 60, height: 30)
        let columns = [GridItem(.fixed(8), spacing: 1), GridItem(.fixed(8))]
        let apps = [
            (
                TestApp(Growing { rows in LazyVStack(alignment: .leading, spacing: gap) { rows } }, size: size),
                TestApp(Growing { rows in VStack(alignment: .leading, spacing: gap) { rows } }, size: size)
            ),
            (
                TestApp(Growing { rows in LazyHStack(spacing: gap) { rows } }, size: size),
                TestApp(Growing { rows in HStack(spacing: gap) { rows } }, size: size)
            ),
            (
                TestApp(
                    Growing { rows in LazyVGrid(columns: columns, alignment: .leading, spacing: gap) { rows } },
                    size: size),
                TestApp(
                    Growing { rows in LazyVGrid(columns: columns, alignment: .leading, spacing: gap) { Group { rows } }
                    }, size: size)
            ),
        ]
        for (lazy, eager) in apps {
            for count in 1...7 {
                for app in [lazy, eager] { app.press("+") }
                func shown(_ app: TestApp) -> [String] {
                    (0..<size.height).map { app.screen.row($0).trimmingCharacters(in: .whitespaces) }
                }
                #expect(shown(lazy) == shown(eager))
                if count == 1 { #expect(lazy.screen.position(of: "item 0") != nil) }
            }
        }
    }

    @Test("from the end a row up is one row, although the rows above are shorter than estimated", arguments: 2...11)
    func upFromEnd(period: Int) {
        let rows = ForEach(0..<300, id: \.self) { Row(index: $0, height: $0.isMultiple(of: period) ? 2 : 1) }
        let size = CellSize(width: 20, height: 8)
        let lazy = TestApp(ScrollView { LazyVStack(alignment: .leading, spacing: 0) { rows } }, size: size)
        let eager = TestApp(
            ScrollView {
                VStack(alignment: .leading, spacing: 0) { rows }.frame(maxWidth: .infinity, alignment: .leading)
            }, size: size)
        for key in [KeyEquivalent.end] + Array(repeating: .upArrow, count: 12) + [.end, .pageUp, .pageUp] {
            lazy.press(key)
            eager.press(key)
            for row in 0..<size.height {
                #expect(lazy.screen.row(row).prefix(12) == eager.screen.row(row).prefix(12), "after \(key)")
            }
        }
    }

    @Test("whatever is scrolled by, both show the same rows", arguments: 1...24 as ClosedRange<UInt64>)
    func scrolling(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count =
            seed % 3 == 0 ? Int.random(in: 0...8, using: &generator) : Int.random(in: 20...300, using: &generator)
        let spacing = seed % 2 == 0 ? 0 : Int.random(in: 0...9, using: &generator)
        let heights = (0..<count).map { _ in
            Int.random(in: 0...3, using: &generator)
        }
        let rows = ForEach(heights.indices, id: \.self) { Row(index: $0, height: max(1, heights[$0])) }
        let size = CellSize(width: 20, height: Int.random(in: 3...12, using: &generator))
        let lazy = TestApp(
            ScrollView { LazyVStack(alignment: .leading, spacing: CGFloat(spacing)) { rows } }, size: size)
        let eager = TestApp(
            ScrollView {
                VStack(alignment: .leading, spacing: CGFloat(spacing)) { rows }.frame(
                    maxWidth: .infinity, alignment: .leading)
            },
            size: size
        )
        for _ in 0..<60 {
            let step = Step.allCases.randomElement(using: &generator)!
            var width = size.width
            for app in [lazy, eager] {
                take(step, in: app, &width)
                if width != app.screen.size.width { app.resize(to: CellSize(width: width, height: size.height)) }
            }
            func shown(_ app: TestApp) -> [String] {
                (0..<size.height).map { String(app.screen.row($0).prefix(12)).trimmingCharacters(in: .whitespaces) }
            }
            #expect(shown(lazy) == shown(eager), "after \(step)")
        }
    }
}
