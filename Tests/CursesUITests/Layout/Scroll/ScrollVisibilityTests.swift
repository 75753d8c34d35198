import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("What a scroll view shows")
struct ScrollVisibilityTests {
    private let size = CellSize(width: 12, height: 4)

    @Test("a view tells when it comes into sight and when it leaves")
    func visibility() {
        let log = Log()
        let app = TestApp(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { row in
                        Text(verbatim: "row \(row)").onScrollVisibilityChange { isVisible in
                            if row == 5 { log.add("\(isVisible)") }
                        }
                    }
                }
            },
            size: size
        )
        #expect(log.entries == [])
        app.scroll(1, column: 2, row: 1)
        #expect(log.entries == ["true"])
        app.scroll(3, column: 2, row: 1)
        #expect(log.entries == ["true", "false"])
    }

    @Test("the threshold is the part of a view that counts")
    func threshold() {
        let log = Log()
        let app = TestApp(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 10)
                        .onScrollVisibilityChange(threshold: 0.2) { log.add("some \($0)") }
                        .onScrollVisibilityChange(threshold: 0.5) { log.add("most \($0)") }
                    Color.blue.frame(height: 10)
                }
            },
            size: CellSize(width: 12, height: 6)
        )
        #expect(Set(log.entries) == ["some true", "most true"])
        app.scroll(2, column: 2, row: 1)
        #expect(log.entries.last == "most false")
        app.scroll(2, column: 2, row: 1)
        #expect(log.entries.last == "some false")
    }

    private struct Targets: View {
        @State private var seen: [Int] = []
        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: seen.map(String.init).joined(separator: ","))
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text(verbatim: "row \($0)") } }
                        .scrollTargetLayout()
                }
                .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
            }
        }
    }

    @Test("a scroll view tells the ids of the views in sight")
    func targets() {
        let app = TestApp(Targets(), size: size)
        #expect(app.screen.position(of: "0,1,2")?.row == 0)
        app.scroll(1, column: 2, row: 2)
        #expect(app.screen.position(of: "3,4,5")?.row == 0)
    }

    @Test("each use of the default anchor is set on its own")
    func anchors() {
        func screen(_ count: Int, _ roles: [(ScrollAnchorRole, UnitPoint)]) -> Snapshot {
            let view = roles.reduce(
                AnyView(ScrollView { ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)") } })
            ) { AnyView($0.defaultScrollAnchor($1.1, for: $1.0)) }
            return TestApp(view, size: size).screen
        }
        #expect(screen(2, []).position(of: "row 0")?.row == 0)
        #expect(screen(2, [(.alignment, .bottom)]).position(of: "row 1")?.row == 3)
        #expect(screen(9, [(.alignment, .bottom)]).position(of: "row 0")?.row == 0)
        #expect(screen(9, [(.initialOffset, .bottom)]).position(of: "row 8")?.row == 3)
        #expect(screen(2, [(.initialOffset, .bottom)]).position(of: "row 0")?.row == 0)
    }

    private struct Growing: View {
        let role: ScrollAnchorRole
        @State private var count = 9
        var body: some View {
            VStack(spacing: 0) {
                Button("grow") { count += 3 }
                ScrollView { ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)") } }
                    .defaultScrollAnchor(.bottom, for: .initialOffset)
                    .defaultScrollAnchor(.bottom, for: role)
            }
        }
    }

    @Test("only an anchor for changes of the size keeps the end in sight")
    func growth() {
        let fixed = TestApp(Growing(role: .initialOffset), size: size)
        fixed.click(text: "grow")
        #expect(fixed.screen.position(of: "row 8")?.row == 3)
        let following = TestApp(Growing(role: .sizeChanges), size: size)
        following.click(text: "grow")
        #expect(following.screen.position(of: "row 11")?.row == 3)
    }

    @Test("one anchor for all uses also places content that is short")
    func all() {
        let view = ScrollView { Text("short") }.defaultScrollAnchor(.bottom)
        #expect(TestApp(view, size: size).screen.position(of: "short")?.row == 3)
    }
}
