import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Views that never come to rest")
struct FrameLoopTests {
    private static let size = CellSize(width: 20, height: 4)

    /// Returns the report about a view that never settles.
    private func report(_ view: some View) -> [UnsettledView] {
        let app = TestApp(view, size: Self.size)
        #expect(app.host.isSettled)
        #expect(!app.host.needsRest)
        let reports = app.host.graph.diagnostics.messages.compactMap { message -> [UnsettledView]? in
            guard case .endlessUpdate(let views) = message else { return nil }
            return views
        }
        #expect(reports.count == 1)
        #expect(app.diagnostics.contains { $0.contains("stopped") })
        return reports.flatMap(\.self)
    }

    struct ChangeLoop: View {
        @State private var count = 0
        @State private var other = 0

        var body: some View {
            Text(verbatim: "\(count > 0) \(other)").onChange(of: count, initial: true) { count += 1 }
        }
    }

    @Test("A change that leads to the same change is stopped, and view and property are named")
    func change() {
        #expect(report(ChangeLoop()) == [UnsettledView(name: "ChangeLoop", properties: ["_count"])])
    }

    struct Ping: View {
        @State private var ball = 0
        @State private var returned = 0

        var body: some View {
            Text(verbatim: "ping")
                .onChange(of: ball, initial: true) { returned += 1 }
                .onChange(of: returned) { ball += 1 }
        }
    }

    @Test("Two properties that change each other are both named")
    func pingPong() {
        #expect(report(Ping()) == [UnsettledView(name: "Ping", properties: ["_ball", "_returned"])])
    }

    struct Growing: View {
        @State private var width: CGFloat = 1

        var body: some View {
            // The frame of a whole window would be limited by the screen.
            HStack {
                GeometryReader { proxy in
                    Text(verbatim: "w")
                        .onChange(of: proxy.size.width, initial: true) { _, new in width = new + 1 }
                }
                .frame(width: width)
            }
        }
    }

    @Test("A reader that feeds its own size is stopped and named")
    func geometryReader() {
        let views = report(Growing())
        #expect(views.contains(UnsettledView(name: "Growing", properties: ["_width"])))
    }

    struct Following: View {
        @State private var height: CGFloat = 1

        var body: some View {
            HStack {
                Color.red
                    .frame(width: 2, height: height)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.height
                    } action: {
                        height = $0 + 1
                    }
            }
        }
    }

    @Test("A view that follows its own geometry is stopped and named")
    func geometryChange() {
        let views = report(Following())
        #expect(views.contains(UnsettledView(name: "Following", properties: ["_height"])))
    }

    struct CountKey: PreferenceKey {
        static let defaultValue = 0

        static func reduce(value: inout Int, nextValue: () -> Int) {
            value += nextValue()
        }
    }

    struct Preferring: View {
        @State private var count = 0

        var body: some View {
            Text(verbatim: "count")
                .preference(key: CountKey.self, value: count + 1)
                .onPreferenceChange(CountKey.self) { count = $0 }
        }
    }

    @Test("A preference that feeds itself is stopped and named")
    func preference() {
        let views = report(Preferring())
        #expect(views.contains(UnsettledView(name: "Preferring", properties: ["_count"])))
    }

    struct FocusChase: View {
        @FocusState private var field: Int?

        var body: some View {
            Button("First") {}.focused($field, equals: 0).disabled(field == 0)
            Button("Second") {}.focused($field, equals: 1).disabled(field == 1)
        }
    }

    @Test("A focus that is chased from control to control is stopped and named")
    func focus() {
        let views = report(FocusChase())
        #expect(views.contains(UnsettledView(name: "FocusChase", properties: ["_field"])))
    }

    struct Hollow: View {
        var body: some View {
            ScrollView {
                LazyVStack { ForEach(0..<100_000, id: \.self) { _ in EmptyView() } }
            }
        }
    }

    @Test("Rows that make room for others, and these for others without end, are stopped and named")
    func lazyRows() {
        let views = report(Hollow())
        #expect(views.contains { $0.name.contains("LazyVStack") })
    }

    @Test("A view that settles after some rounds is left alone")
    func settles() {
        struct Counting: View {
            @State private var count = 0

            var body: some View {
                Text(verbatim: "\(count)").onChange(of: count, initial: true) {
                    if count < 40 { count += 1 }
                }
            }
        }
        let app = TestApp(Counting(), size: Self.size)
        #expect(app.screen.position(of: "40") != nil)
        #expect(app.diagnostics == [])
        #expect(app.frameCount == 1)
    }

    struct Waking: View {
        @State private var isOn = false

        var body: some View {
            Button("Loop") { isOn = true }
            if isOn { ChangeLoop() }
        }
    }

    @Test("After a loop was stopped the app goes on, and the view is named once")
    func afterwards() {
        let app = TestApp(Waking(), size: Self.size)
        #expect(app.viewsThatNeverSettle == [])
        app.press(.return)
        app.press(.return)
        #expect(app.viewsThatNeverSettle == ["ChangeLoop"])
        #expect(app.host.isSettled)
    }

    @Test("An update on demand and an event come in by the same loop as a frame")
    func oneWay() {
        let app = TestApp(Waking(), size: Self.size)
        app.terminal.send(.key(KeyPress(.return)))
        app.host.updateNow()
        #expect(app.viewsThatNeverSettle == ["ChangeLoop"])
        app.terminal.send(.key(KeyPress(.tab)))
        #expect(!app.host.needsRest)
    }
}
