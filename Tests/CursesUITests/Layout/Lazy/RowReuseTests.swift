import CursesUI
import CursesUITerminal
import CursesUITesting
import TestSupport
import Testing

/// Tests that rows reuse the nodes of rows that have scrolled away, without any visible difference.
@MainActor
@Suite("Nodes that pass from row to row")
struct RowReuseTests {
    private let size = CellSize(width: 40, height: 8)

    private struct Part: View {
        let index: Int

        var body: some View {
            if index.isMultiple(of: 4) {
                Text("even \(index)").foregroundStyle(.red)
            } else {
                Text("odd \(index)").bold(index.isMultiple(of: 3))
            }
        }
    }

    /// A row with many kinds of views, none of which has state.
    private struct Row: View {
        let index: Int

        var body: some View {
            HStack {
                Image(systemName: index.isMultiple(of: 2) ? "star" : "doc")
                Part(index: index)
                if index.isMultiple(of: 5) { Text("five") }
                Spacer()
                ForEach(0..<index % 3, id: \.self) { Text("\($0)") }
                AnyView(Text("end \(index)").frame(width: index.isMultiple(of: 7) ? 10 : 8, alignment: .trailing))
            }
            .padding(.leading, index.isMultiple(of: 6) ? 2 : 0)
            .frame(minHeight: index.isMultiple(of: 9) ? 2 : 1)
        }
    }

    /// A row with state.
    private struct Marked: View {
        let index: Int
        @State private var isMarked = false

        var body: some View {
            Toggle("row \(index)", isOn: $isMarked)
        }
    }

    private final class Visits {
        var shown: Set<Int> = []
        var appeared: [Int: Int] = [:]
    }

    private enum Step: CaseIterable {
        case up, down, pageUp, pageDown, home, end, wheelUp, wheelDown
    }

    private func take(_ step: Step, in app: TestApp) {
        switch step {
        case .up: app.press(.upArrow)
        case .down: app.press(.downArrow)
        case .pageUp: app.press(.pageUp)
        case .pageDown: app.press(.pageDown)
        case .home: app.press(.home)
        case .end: app.press(.end)
        case .wheelUp: app.scroll(-7, column: 1, row: 1)
        case .wheelDown: app.scroll(7, column: 1, row: 1)
        }
    }

    private func walk(_ seed: UInt64, _ apps: TestApp..., check: (Step) -> Void) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let step = Step.allCases.randomElement(using: &generator)!
            for app in apps { take(step, in: app) }
            check(step)
        }
    }

    /// Returns the rows of the screen with their colours and attributes, without the scroll bar, which depends on the
    /// estimated length.
    private func looks(_ app: TestApp) -> [String] {
        (0..<size.height).map { row in
            (0..<size.width - 1).map { column in
                let cell = app.screen.cell(column, row)
                let isPlain = cell.style == Style.plain
                return "\(cell.glyph)\(isPlain ? "" : "'")\(cell.style.foreground == .default ? "" : "*")"
            }.joined().trimmingCharacters(in: .whitespaces)
        }
    }

    @Test("rows look as new ones do, in a stack", arguments: 1...8 as ClosedRange<UInt64>)
    func stack(_ seed: UInt64) {
        let rows = ForEach(0..<300, id: \.self) { Row(index: $0) }
        let lazy = TestApp(ScrollView { LazyVStack(alignment: .leading, spacing: 0) { rows } }, size: size)
        let eager = TestApp(ScrollView { VStack(alignment: .leading, spacing: 0) { rows } }, size: size)
        walk(seed, lazy, eager) { #expect(looks(lazy) == looks(eager), "after \($0)") }
    }

    @Test("rows of a grid look as new ones do", arguments: 1...4 as ClosedRange<UInt64>)
    func grid(_ seed: UInt64) {
        let columns = [GridItem(.fixed(18), alignment: .leading), GridItem(.fixed(18), alignment: .leading)]
        let rows = ForEach(0..<300, id: \.self) { Part(index: $0) }
        let lazy = TestApp(ScrollView { LazyVGrid(columns: columns) { rows } }, size: size)
        let eager = TestApp(ScrollView { LazyVGrid(columns: columns) { Group { rows } } }, size: size)
        walk(seed, lazy, eager) { #expect(looks(lazy) == looks(eager), "after \($0)") }
    }

    private struct Item: Identifiable {
        let id: Int
        var name: String { "name \(id)" }
    }

    @Test("rows of a table and of sections are those of their elements", arguments: 1...4 as ClosedRange<UInt64>)
    func sections(_ seed: UInt64) {
        let items = (0..<500).map { Item(id: $0) }
        let table = TestApp(
            Table(items) {
                TableColumn("Name", value: \.name)
                TableColumn("Number") { Text(verbatim: "twice \(2 * $0.id)").foregroundStyle(.secondary) }
            }, size: size)
        let list = TestApp(
            List {
                Section("Section") {
                    ForEach(items) { item in
                        HStack {
                            Text(item.name)
                            Text(verbatim: "twice \(2 * item.id)")
                        }
                    }
                }
            }, size: size)
        for app in [table, list] {
            app.press(.tab)
            walk(seed, app) { step in
                let numbers = (0..<size.height).compactMap { row -> Int? in
                    let line = app.screen.row(row)
                    guard let number = line.firstMatch(of: /name (\d+)/).flatMap({ Int($0.1) }) else { return nil }
                    #expect(line.contains("twice \(2 * number)"), "after \(step)")
                    return number
                }
                let first = numbers.first ?? 0
                #expect(numbers.count >= 5 && numbers == Array(first..<first + numbers.count), "after \(step)")
            }
        }
    }

    private struct Selecting: View {
        @State private var selection: Int? = 0

        var body: some View {
            List(0..<1000, id: \.self, selection: $selection) { index in
                HStack {
                    Text(verbatim: "row \(index)")
                    Spacer()
                    Text(verbatim: "twice \(2 * index)")
                }
            }
        }
    }

    @Test("in a list the row with the focus is selected, and no other", arguments: 1...8 as ClosedRange<UInt64>)
    func selection(_ seed: UInt64) {
        let app = TestApp(Selecting(), size: size)
        app.press(.tab)
        walk(seed, app) { step in
            let lines = (0..<size.height).map { app.screen.row($0) }
            for line in lines {
                guard let number = line.firstMatch(of: /row (\d+)/)?.1 else { continue }
                #expect(line.contains("twice \(2 * Int(number)!)"), "after \(step)")
            }
            #expect(lines.filter { $0.contains("›") || $0.contains(">") }.count <= 1, "after \(step)")
        }
    }

    @Test("state stays with its row")
    func state() {
        let app = TestApp(List(0..<200, id: \.self) { Marked(index: $0) }, size: size)
        app.press(.tab)
        app.press(.space)
        let marked = app.screen.row(0)
        func signs() -> [Substring] { (0..<size.height).map { app.screen.row($0).prefix { $0 != "r" } } }
        #expect(signs()[0] != signs()[1])
        for _ in 0..<5 { app.press(.pageDown) }
        // All visible rows have the same sign. The focused row differs only in its style.
        #expect(Set(signs()).count == 1)
        app.press(.home)
        #expect(app.screen.row(0) == marked)
    }

    @Test("each row that comes appears, and each that leaves disappears")
    func appearance() {
        let visits = Visits()
        let app = TestApp(
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<400, id: \.self) { index in
                        Text("row \(index)")
                            .onAppear {
                                visits.shown.insert(index)
                                visits.appeared[index, default: 0] += 1
                            }
                            .onDisappear { visits.shown.remove(index) }
                    }
                }
            }, size: size)
        for _ in 0..<12 {
            app.press(.pageDown)
            let seen = (0..<size.height).compactMap { row in
                app.screen.row(row).firstMatch(of: /row (\d+)/).flatMap { Int($0.1) }
            }
            #expect(!seen.isEmpty && visits.shown.isSuperset(of: seen))
        }
        #expect(!visits.shown.contains(0) && visits.appeared[0] == 1)
    }

    private struct Closing: View {
        @State private var isWide = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text(isWide ? "wide" : "narrow")
                List(0..<200, id: \.self) { index in
                    Text(verbatim: "row \(index)").padding(.leading, isWide ? 4 : 0)
                }
            }
            .onKeyPress("w") {
                isWide.toggle()
                return .handled
            }
        }
    }

    @Test("a value that the rows share reaches all of them afterwards")
    func shared() {
        let app = TestApp(Closing(), size: size)
        app.press(.tab)
        for _ in 0..<4 { app.press(.pageDown) }
        let before = (1..<size.height).map { app.screen.row($0).trimmingCharacters(in: .whitespaces) }
        app.press("w")
        for row in 1..<size.height {
            #expect(app.screen.row(row).prefix { $0 == " " }.count >= 4)
        }
        app.press("w")
        #expect((1..<size.height).map { app.screen.row($0).trimmingCharacters(in: .whitespaces) } == before)
    }
}
