import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Insets of the safe area")
struct SafeAreaInsetsTests {
    private static let size = CellSize(width: 60, height: 8)

    private final class Found {
        var insets = EdgeInsets()
    }

    private let found = Found()

    private var reader: some View {
        let found = found
        return GeometryReader { proxy in
            let _ = found.insets = proxy.safeAreaInsets
            Text(verbatim: "content")
        }
    }

    private func stack(_ view: some View, hasItem: Bool = true) -> TestApp {
        TestApp(
            NavigationStack {
                view.navigationTitle("Title")
                    .toolbar { if hasItem { ToolbarItem(placement: .bottomBar) { Text(verbatim: "item") } } }
            }, size: Self.size)
    }

    @Test("a reader between bars knows their heights")
    func bars() {
        _ = stack(reader)
        #expect(found.insets == EdgeInsets(top: 2, leading: 0, bottom: 2, trailing: 0))
    }

    @Test("a reader beneath bars knows how far they cover it")
    func beneath() {
        _ = stack(reader.ignoresSafeArea(edges: .top))
        #expect(found.insets == EdgeInsets(top: 2, leading: 0, bottom: 2, trailing: 0))
    }

    @Test("a reader that touches no bar has no insets")
    func inside() {
        _ = stack(reader.padding(1))
        #expect(found.insets == EdgeInsets())
        _ = TestApp(reader, size: Self.size)
        #expect(found.insets == EdgeInsets())
    }

    @Test("insets at the sides follow the layout direction", arguments: [false, true])
    func sides(isRightToLeft: Bool) {
        let view = reader.safeAreaInset(edge: .leading) { Text(verbatim: "side") }
        _ = TestApp(
            view.environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight), size: Self.size)
        #expect(found.insets == EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0))
    }

    @Test("the content is evaluated again when a bar comes or goes")
    func changes() {
        struct Bars: View {
            @State private var hasBar = false
            let found: Found

            var body: some View {
                GeometryReader { proxy in
                    let _ = found.insets = proxy.safeAreaInsets
                    Button("Toggle") { hasBar.toggle() }
                }
                .safeAreaInset(edge: .bottom) { if hasBar { Text(verbatim: "bar") } }
            }
        }
        let app = TestApp(Bars(found: found), size: Self.size)
        #expect(found.insets.bottom == 0)
        app.press(.return)
        #expect(found.insets.bottom == 1)
        app.press(.return)
        #expect(found.insets.bottom == 0)
    }

    @Test("a gesture outside of `ignoresSafeArea` is hit beneath the bars")
    func hits() {
        var taps = 0
        let app = stack(Color.blue.ignoresSafeArea().onTapGesture { taps += 1 })
        for (count, row) in [0, 3, 7].enumerated() {
            app.click(column: 50, row: row)
            #expect(taps == count + 1)
        }
    }

    @Test("a view that does not grow keeps its place")
    func place() {
        let view = VStack(spacing: 0) {
            Text(verbatim: "first").ignoresSafeArea()
            Spacer()
        }
        let plain = VStack(spacing: 0) {
            Text(verbatim: "first")
            Spacer()
        }
        #expect(stack(view, hasItem: false).screen.text == stack(plain, hasItem: false).screen.text)
    }
}
