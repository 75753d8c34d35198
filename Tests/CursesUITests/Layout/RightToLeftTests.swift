import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

/// Tests views in a right-to-left layout, in which the leading edge is on the right.
@MainActor
@Suite struct RightToLeftTests {
    private func picture<V: View>(_ view: V, width: Int, height: Int = 1) -> String {
        render(view.environment(\.layoutDirection, .rightToLeft), size: CellSize(width: width, height: height)).text
    }

    @Test("A stack begins at the right edge")
    func stacks() {
        let stack = HStack(spacing: 1) {
            Text("a")
            Text("bb")
            Spacer()
            Text("c")
        }
        #expect(picture(stack, width: 10) == "c     bb a")
    }

    @Test("Leading and trailing of a column are mirrored")
    func columns() {
        let column = VStack(alignment: .leading) {
            Text("abcd")
            Text("ef").frame(maxWidth: .infinity, alignment: .trailing)
            Text("g")
        }
        #expect(picture(column, width: 6, height: 3) == "  abcd\nef\n     g")
    }

    @Test("Paddings, offsets and positions count from the right edge")
    func paddings() {
        #expect(
            picture(Text("ab").padding(.leading, 3).frame(maxWidth: .infinity, alignment: .leading), width: 8)
                == "   ab")
        #expect(picture(Text("ab").frame(maxWidth: .infinity, alignment: .leading).offset(x: 2), width: 8) == "    ab")
        #expect(picture(Text("a").position(x: 1, y: 0), width: 8).contains("a"))
        let overlay = Color.clear.frame(width: 6, height: 1).overlay(alignment: .topLeading) { Text("x") }
        #expect(picture(overlay, width: 6) == "     x")
    }

    @Test("A view sets the direction of the views in it alone")
    func inner() {
        let view = HStack(spacing: 1) {
            Text("1")
            HStack(spacing: 1) {
                Text("a")
                Text("b")
            }
            .environment(\.layoutDirection, .rightToLeft)
            Text("2")
        }
        #expect(render(view, size: CellSize(width: 7, height: 1)).text == "1 b a 2")
    }

    @Test("A change of the direction moves the views")
    func change() {
        struct Page: View {
            @State private var direction = LayoutDirection.leftToRight

            var body: some View {
                HStack(spacing: 1) {
                    Button("A") { direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
                        .buttonStyle(.plain)
                    Spacer()
                    Text("b")
                }
                .environment(\.layoutDirection, direction)
            }
        }
        let app = TestApp(Page(), size: CellSize(width: 8, height: 1))
        #expect(app.screen.text == "A      b")
        app.press(.return)
        #expect(app.screen.text == "b      A")
        app.press(.return)
        #expect(app.screen.text == "A      b")
    }

    @Test("A scroll view begins at the right end")
    func scrolling() {
        let row = ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<20) { Text("\($0 % 10)") } }
        }
        .environment(\.layoutDirection, .rightToLeft)
        let app = TestApp(row, size: CellSize(width: 6, height: 2))
        #expect(app.screen.text.hasPrefix("543210\n"))
        app.press(.leftArrow)
        #expect(app.screen.text.hasPrefix("654321\n"))
        app.press(.end)
        #expect(app.screen.text.hasPrefix("987654\n"))
        app.press(.rightArrow)
        #expect(app.screen.text.hasPrefix("876543\n"))
        app.press(.home)
        #expect(app.screen.text.hasPrefix("543210\n"))
    }

    @Test("A vertical scroll bar is at the left edge")
    func scrollBar() {
        let rows = ScrollView { VStack(alignment: .leading) { ForEach(0..<9) { Text("r\($0)") } } }
        let lines = picture(rows, width: 5, height: 3).split(separator: "\n")
        #expect(lines.allSatisfy { "┃│█".contains($0.first { $0 != " " }!) })
        #expect(lines.first?.hasSuffix("r0") == true)
    }

    @Test("A lazy row is built from the right edge")
    func lazy() {
        let row = ScrollView(.horizontal) {
            LazyHStack(spacing: 1) { ForEach(0..<1000) { Text("\($0 % 10)") } }
        }
        .environment(\.layoutDirection, .rightToLeft)
        let app = TestApp(row, size: CellSize(width: 9, height: 2))
        #expect(app.screen.text.hasPrefix("4 3 2 1 0\n"))
        for _ in 0..<4 { app.press(.leftArrow) }
        #expect(app.screen.text.hasPrefix("6 5 4 3 2\n"))
        app.press(.end)
        #expect(app.screen.text.hasPrefix("9 8 7 6 5\n"))
        app.press(.home)
        #expect(app.screen.text.hasPrefix("4 3 2 1 0\n"))
    }

    @Test("A slider grows to the left, and the left arrow makes it larger")
    func slider() {
        struct Page: View {
            @State private var value = 0.0

            var body: some View {
                VStack {
                    Slider(value: $value, in: 0...4, step: 1)
                    Text("\(Int(value))")
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
        }
        let app = TestApp(Page(), size: CellSize(width: 9, height: 2))
        #expect(app.screen.rows[0].hasSuffix("●"))
        app.press(.leftArrow)
        #expect(app.screen.rows[1].contains("1"))
        app.click(column: 0, row: 0)
        #expect(app.screen.rows[1].contains("4"))
        #expect(app.screen.rows[0].hasPrefix("●"))
        app.press(.rightArrow)
        #expect(app.screen.rows[1].contains("3"))
    }

    @Test("A progress bar fills from the right")
    func progress() {
        #expect(picture(ProgressView(value: 0.5), width: 8) == "────━━━━")
    }

    @Test("A tree opens with the left arrow")
    func trees() {
        struct Page: View {
            @State private var isExpanded = false

            var body: some View {
                List { DisclosureGroup("Group", isExpanded: $isExpanded) { Text("Inside") } }
                    .environment(\.layoutDirection, .rightToLeft)
            }
        }
        let app = TestApp(Page(), size: CellSize(width: 16, height: 5))
        #expect(app.screen.text.contains("Group ◂"))
        app.press(.leftArrow)
        #expect(app.screen.text.contains("Inside"))
        app.press(.rightArrow)
        #expect(!app.screen.text.contains("Inside"))
    }

    @Test("A menu opens below the right edge of its button")
    func menus() {
        let view = HStack {
            Menu("Menu") { Button("First item") {} }
            Spacer()
        }
        .environment(\.layoutDirection, .rightToLeft)
        let app = TestApp(view, size: CellSize(width: 30, height: 6))
        #expect(app.screen.position(of: "▾ Menu") != nil)
        let edge = app.screen.rows.map(\.count).max()
        app.press(.return)
        #expect(app.screen.rows.map(\.count).max() == edge)
        #expect(app.screen.text.contains("First item"))
    }

    @Test("A split view has its sidebar on the right")
    func splits() {
        let view = NavigationSplitView {
            Text("Side")
        } detail: {
            Text("Main")
        }
        .environment(\.layoutDirection, .rightToLeft)
        let line = render(view, size: CellSize(width: 80, height: 5)).text.split(separator: "\n").first {
            $0.contains("Side")
        }
        let side = line?.range(of: "Side")?.lowerBound
        let main = line?.range(of: "Main")?.lowerBound
        #expect(side != nil && main != nil && main! < side!)
    }

    @Test("A shape is mirrored unless it is fixed")
    func shapes() {
        struct Wedge: Shape {
            var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors

            func path(in rect: CGRect) -> Path {
                Path { path in
                    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
                    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                    path.closeSubpath()
                }
            }
        }
        let size = CellSize(width: 8, height: 4)
        func edge(_ view: some View) -> [Int?] {
            render(view, size: size).rows.map { row in
                row.firstIndex { $0 == "▙" || $0 == "▟" }.map { row.distance(from: row.startIndex, to: $0) }
            }
        }
        #expect(edge(Wedge()) == [0, 2, 4, 6])
        #expect(edge(Wedge().environment(\.layoutDirection, .rightToLeft)) == [7, 5, 3, 1])
        let fixed = Wedge(layoutDirectionBehavior: .fixed).environment(\.layoutDirection, .rightToLeft)
        #expect(edge(fixed) == edge(Wedge()))
    }

    @Test("A time is read from left to right, and the arrows follow it")
    func times() {
        struct Page: View {
            @State private var date = Date(timeIntervalSince1970: 8 * 3600)

            var body: some View {
                DatePicker("", selection: $date, displayedComponents: .hourAndMinute).labelsHidden()
                    .environment(\.timeZone, TimeZone(identifier: "UTC")!)
                    .environment(\.layoutDirection, .rightToLeft)
            }
        }
        let app = TestApp(Page(), size: CellSize(width: 12, height: 1))
        #expect(app.screen.text.contains("[ 08:00 ]"))
        app.press(.rightArrow)
        app.press(.upArrow)
        #expect(app.screen.text.contains("[ 08:01 ]"))
    }

    @Test("The way back points to the right")
    func back() {
        struct Page: View {
            @State private var path = [1]

            var body: some View {
                NavigationStack(path: $path) {
                    Text("Root").navigationTitle("Info")
                        .navigationDestination(for: Int.self) { Text("Number \($0)") }
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
        }
        #expect(render(Page(), size: CellSize(width: 20, height: 4)).row(0).hasSuffix("Info ›"))
    }
}
