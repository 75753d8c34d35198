import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("Changes of rows that their container draws")
struct RowTraitTests {
    @MainActor @Observable
    final class Model {
        var step = 0
    }

    private struct Stepped<Content: View>: View {
        let model: Model
        let content: (Int) -> Content

        var body: some View { content(model.step) }
    }

    /// Expects that a change draws the same as a new screen.
    private func expectSame(_ content: @escaping (Int) -> some View, sourceLocation: SourceLocation = #_sourceLocation)
    {
        let size = CellSize(width: 24, height: 6)
        let model = Model()
        let app = TestApp(Stepped(model: model, content: content), size: size)
        let before = app.screen.ansi
        model.step = 1
        app.settle()
        let fresh = TestApp(Stepped(model: model, content: content), size: size)
        #expect(app.screen.ansi == fresh.screen.ansi, sourceLocation: sourceLocation)
        #expect(app.screen.ansi != before, sourceLocation: sourceLocation)
    }

    @Test("a separator follows the insets and the tint of its row")
    func separators() {
        expectSame { step in
            List {
                Text(verbatim: "a").listRowSeparator(.visible)
                    .listRowInsets(EdgeInsets(top: 0, leading: CGFloat(2 * step), bottom: 0, trailing: 0))
            }
        }
        expectSame { step in
            List {
                Text(verbatim: "a").listRowSeparator(.visible)
                    .listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: CGFloat(2 * step)))
            }
        }
        expectSame { step in
            List {
                Text(verbatim: "a").listRowSeparator(.visible).listRowSeparatorTint(step == 0 ? .red : .blue)
            }
        }
    }

    @Test("a header that stays in view follows the alignment of its stack")
    func headers() {
        expectSame { step in
            ScrollView {
                LazyVStack(alignment: step == 0 ? .leading : .trailing, pinnedViews: [.sectionHeaders]) {
                    Section {
                        Text(verbatim: "row row row")
                    } header: {
                        Text(verbatim: "H")
                    }
                }
            }
        }
    }

    @Test("headers stay in view as soon as they shall")
    func pinning() {
        func content(_ step: Int) -> some View {
            ScrollView {
                LazyVStack(alignment: .leading, pinnedViews: step == 0 ? [] : [.sectionHeaders]) {
                    Section {
                        ForEach(0..<20) { Text(verbatim: "row \($0)") }
                    } header: {
                        Text(verbatim: "Header")
                    }
                }
            }
        }
        let model = Model()
        let app = TestApp(Stepped(model: model, content: content), size: CellSize(width: 24, height: 6))
        app.scroll(2, column: 2, row: 2)
        #expect(!app.screen.text.contains("Header"))
        model.step = 1
        app.settle()
        #expect(app.screen.row(0).hasPrefix("Header"))
    }
}
