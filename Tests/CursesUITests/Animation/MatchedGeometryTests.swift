import CursesUITesting
import Testing
@testable import CursesUI

@MainActor
@Suite("Matched geometry")
struct MatchedGeometryTests {
    /// A marker beside the chosen row. Each row has its own marker view.
    private struct Marks: View {
        @Namespace private var namespace
        @State private var chosen = 0
        var isAnimated = true

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("next") {
                    if isAnimated {
                        withAnimation(.linear(duration: 1)) { chosen = 4 }
                    } else {
                        chosen = 4
                    }
                }
                .buttonStyle(.plain)
                ForEach(0..<5) { row in
                    HStack(spacing: 0) {
                        Text(verbatim: "row")
                        if row == chosen { Text(verbatim: "<").matchedGeometryEffect(id: "mark", in: namespace) }
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    @Test("A view that replaces a matched view starts from that view's place")
    func moves() {
        let app = TestApp(Marks(), size: CellSize(width: 12, height: 8))
        #expect(app.screen.position(of: "<") == CellPoint(column: 3, row: 1))
        app.press(.return)
        app.advance(by: .milliseconds(500))
        #expect(app.screen.position(of: "<") == CellPoint(column: 3, row: 3))
        app.advance(by: .milliseconds(600))
        #expect(app.screen.position(of: "<") == CellPoint(column: 3, row: 5))
        let frames = app.frameCount
        app.advance(by: .seconds(1))
        #expect(app.frameCount == frames)
    }

    @Test("A change without an animation shows the view in its place at once")
    func unanimated() {
        let app = TestApp(Marks(isAnimated: false), size: CellSize(width: 12, height: 8))
        app.press(.return)
        #expect(app.screen.position(of: "<") == CellPoint(column: 3, row: 5))
    }

    /// A frame that follows the source.
    private struct Following: View {
        @Namespace private var namespace
        @State private var source = 0

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("next") { withAnimation(.linear(duration: 1)) { source = 2 } }.buttonStyle(.plain)
                ForEach(0..<3) { row in
                    Text(verbatim: "row \(row)").matchedGeometryEffect(id: row, in: namespace)
                }
                Text(verbatim: "*")
                    .matchedGeometryEffect(
                        id: source, in: namespace, properties: .position, anchor: .trailing, isSource: false)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    @Test("A view that is no source is drawn at the place of the source")
    func follows() {
        let app = TestApp(Following(), size: CellSize(width: 12, height: 8))
        #expect(app.screen.position(of: "*") == CellPoint(column: 4, row: 1))
        app.press(.return)
        app.advance(by: .milliseconds(1100))
        #expect(app.screen.position(of: "*") == CellPoint(column: 4, row: 3))
    }

    @Test("Each view has a namespace of its own")
    func namespaces() {
        struct Owner: View {
            @Namespace private var first
            @Namespace private var second

            var body: some View { Text(verbatim: first == second ? "same" : "different") }
        }
        #expect(render(Owner(), size: CellSize(width: 9, height: 1)).text == "different")
    }
}
