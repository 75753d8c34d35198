import CursesUITesting
import Testing

@MainActor
@Suite("Screens that grow from a view")
struct ZoomTransitionTests {
    private struct Screens: View {
        @Namespace private var space

        var body: some View {
            NavigationStack {
                VStack(alignment: .leading) {
                    NavigationLink("open", value: 1).matchedTransitionSource(id: "card", in: space)
                    Spacer()
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .navigationDestination(for: Int.self) { _ in
                    VStack(spacing: 0) {
                        ForEach(0..<8) { Text("row \($0) ------------- end") }
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .navigationTransition(.zoom(sourceID: "card", in: space))
                }
            }
        }
    }

    private func app(_ view: some View) -> TestApp { TestApp(view, size: CellSize(width: 40, height: 12)) }

    private func rows(_ app: TestApp) -> Int {
        (0..<8).filter { app.screen.position(of: "row \($0)") != nil || app.screen.position(of: "\($0) -----") != nil }
            .count
    }

    @Test("the next screen is uncovered from the source to the edges")
    func zoom() {
        let app = app(Screens())
        app.click(text: "open")
        #expect(rows(app) == 0)
        app.advance(by: .milliseconds(120))
        #expect((1...7).contains(rows(app)))
        app.advance(by: .milliseconds(300))
        #expect(rows(app) == 8)
    }

    @Test("a screen without a source is shown at once")
    func withoutSource() {
        struct Plain: View {
            @Namespace private var space
            var body: some View { Text("whole").navigationTransition(.zoom(sourceID: "none", in: space)) }
        }
        #expect(app(Plain()).screen.position(of: "whole") != nil)
    }
}
