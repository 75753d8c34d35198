import CursesUI
import CursesUITesting
import Foundation
import Testing

extension ContainerValues {
    @Entry fileprivate var mark = "-"
}

@MainActor
@Suite("The subviews of content")
struct SubviewTests {
    private let size = CellSize(width: 20, height: 8)

    private struct Numbered<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Group(subviews: content) { subviews in
                    Text(verbatim: "\(subviews.count) views")
                    ForEach(subviews) { subview in
                        HStack(spacing: 1) {
                            Text(verbatim: subview.containerValues.mark)
                            subview
                        }
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private struct Pair: View {
        var body: some View {
            Text("c")
            Text("d")
        }
    }

    @Test("groups, conditions, loops and bodies are taken apart; a stack is one view")
    func takenApart() {
        let isShown = true
        let view = Numbered {
            Text("a")
            Group {
                if isShown { Text("b") }
                Pair()
            }
            ForEach(0..<2, id: \.self) { Text(verbatim: "\($0)") }
            HStack(spacing: 1) {
                Text("x")
                Text("y")
            }
            EmptyView()
        }
        #expect(
            render(view, size: size) == """
                7 views
                - a
                - b
                - c
                - d
                - 0
                - 1
                - x y
                """)
    }

    @Test("container values are those of the view, and of each view of a group")
    func values() {
        let view = Numbered {
            Text("a").containerValue(\.mark, "1")
            Group {
                Text("b")
                Text("c").containerValue(\.mark, "inner")
            }
            .containerValue(\.mark, "2")
            VStack { Text("d").containerValue(\.mark, "lost") }
        }
        #expect(
            render(view, size: size) == """
                4 views
                1 a
                2 b
                2 c
                - d
                """)
    }

    @Test("tags are container values")
    func tags() {
        struct Tags<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(subviews: content) { subview in
                        let values = subview.containerValues
                        let tag = values.tag(for: Int.self).map(String.init) ?? "none"
                        Text(verbatim: "\(tag) \(values.hasTag(2)) \(values.hasTag("b"))")
                    }
                }
            }
        }
        let view = Tags {
            Text("a").tag(2)
            Text("b").tag("b")
            Text("c")
        }
        let screen = render(view, size: size)
        #expect(screen.position(of: "2 true false") != nil)
        #expect(screen.position(of: "none false true") != nil)
        #expect(screen.position(of: "none false false") != nil)
    }

    private struct Card<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            Group(subviews: content) { subviews in
                subviews.first?.environment(\.shade, "dark")
                VStack(spacing: 0) { subviews.dropFirst() }.environment(\.shade, "light")
            }
        }
    }

    private struct Shade: View {
        let name: String
        @Environment(\.shade) private var shade
        @State private var taps = 0
        var body: some View { Button("\(name) \(shade) \(taps)") { taps += 1 } }
    }

    @Test("a subview has the environment of its place, under what its content sets")
    func environment() {
        let app = TestApp(
            VStack(spacing: 0) {
                Card {
                    Shade(name: "a")
                    Shade(name: "b")
                    Shade(name: "c").environment(\.shade, "own")
                }
            },
            size: size
        )
        #expect(app.screen.position(of: "a dark 0") != nil)
        #expect(app.screen.position(of: "b light 0") != nil)
        #expect(app.screen.position(of: "c own 0") != nil)
    }

    private struct Switching: View {
        @State private var isDark = false
        @State private var count = 2
        var body: some View {
            VStack(spacing: 0) {
                Button("shade") { isDark.toggle() }
                Button("more") { count += 1 }
                Cards(shade: isDark ? "dark" : "light") {
                    ForEach(0..<count, id: \.self) { Shade(name: "n\($0)") }
                }
            }
        }
    }

    private struct Cards<Content: View>: View {
        let shade: String
        @ViewBuilder let content: Content
        var body: some View {
            ForEach(subviews: content) { $0.environment(\.shade, shade) }
        }
    }

    @Test("a subview keeps its state when its place and its neighbours change")
    func state() {
        let app = TestApp(Switching(), size: size)
        app.click(text: "n1 light 0")
        #expect(app.screen.position(of: "n1 light 1") != nil)
        app.click(text: "more")
        #expect(app.screen.position(of: "n1 light 1") != nil)
        #expect(app.screen.position(of: "n2 light 0") != nil)
        app.click(text: "shade")
        #expect(app.screen.position(of: "n0 dark 0") != nil)
        #expect(app.screen.position(of: "n1 dark 1") != nil)
        #expect(app.diagnostics.isEmpty)
    }

    private struct Growing: View {
        @State private var isLong = false
        var body: some View {
            Text("first")
            if isLong { Text("second") }
            Button("grow") { isLong.toggle() }
        }
    }

    @Test("content that changes by itself has other subviews")
    func ownChange() {
        let app = TestApp(Numbered { Growing() }, size: size)
        #expect(app.screen.position(of: "2 views") != nil)
        app.click(text: "grow")
        #expect(app.screen.position(of: "3 views") != nil)
        #expect(app.screen.position(of: "- second") != nil)
        app.click(text: "grow")
        #expect(app.screen.position(of: "2 views") != nil)
        #expect(app.screen.position(of: "second") == nil)
    }

    private struct FirstOnly<Content: View>: View {
        @State private var showsAll = false
        @ViewBuilder let content: Content
        var body: some View {
            VStack(spacing: 0) {
                Button("all") { showsAll.toggle() }
                Group(subviews: content) { $0.prefix(showsAll ? 9 : 1) }
            }
        }
    }

    @Test("a subview appears when it is shown, and disappears when it no longer is")
    func appearance() {
        let log = Log()
        let app = TestApp(
            FirstOnly {
                Text("a").onAppear { log.add("a") }.onDisappear { log.add("no a") }
                Text("b").onAppear { log.add("b") }.onDisappear { log.add("no b") }
            },
            size: size
        )
        #expect(log.entries == ["a"])
        app.click(text: "all")
        #expect(log.entries == ["a", "b"])
        app.click(text: "all")
        #expect(log.entries == ["a", "b", "no b"])
    }

    @Test("a subview that is used twice is shown once")
    func twice() {
        struct Doubled<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                HStack(spacing: 1) {
                    Group(subviews: content) { subviews in
                        subviews
                        Text("|")
                        subviews
                    }
                }
            }
        }
        let screen = render(Doubled { Text("once") }, size: CellSize(width: 20, height: 1))
        #expect(screen.position(of: "once |") != nil)
        #expect(screen.position(of: "| once") == nil)
    }

    @Test("a lazy stack builds the rows that it shows")
    func lazy() {
        struct Rows<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                ScrollView { LazyVStack(spacing: 0) { ForEach(subviews: content) { $0 } } }
            }
        }
        let app = TestApp(
            Rows { ForEach(0..<50, id: \.self) { Text(verbatim: "row \($0)") } }, size: CellSize(width: 20, height: 4)
        )
        #expect(app.screen.position(of: "row 3") != nil)
        app.scroll(2, column: 2, row: 2)
        #expect(app.screen.position(of: "row 9") != nil)
    }
}

extension EnvironmentValues {
    @Entry fileprivate var shade = "none"
}

private struct Separated: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
            child
            if child.id != last { Text("--") }
        }
    }
}

private struct RowNumbers: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        ForEach(Array(children.enumerated()), id: \.element.id) { index, child in
            HStack {
                Text("\(index)"); child
            }
        }
    }
}

extension SubviewTests {
    @Test("a variadic view shows the views of its content as its root says, as one view or as several")
    func variadicViews() {
        let content = Group {
            Text("one")
            ForEach(2..<4) { Text("\($0)") }
        }
        func rows(_ view: some View) -> [String] {
            TestApp(view, size: CellSize(width: 12, height: 12)).screen.rows
                .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
        #expect(rows(_VariadicView.Tree(Separated()) { content }) == ["one", "--", "2", "--", "3"])
        #expect(rows(VStack { _VariadicView.Tree(root: RowNumbers(), content: content) }) == ["0 one", "1 2", "2 3"])
        #expect(rows(HStack { _VariadicView.Tree(Separated()) { content } }).count == 5)
    }
}
