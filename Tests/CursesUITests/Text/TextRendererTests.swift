import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Renderers of texts")
struct TextRendererTests {
    struct Emphasis: TextAttribute {}
    struct Level: TextAttribute, Equatable { var value: Int }

    /// Records what a renderer finds, without a view.
    private final class Findings {
        var lines: [[String]] = []
        var rects: [CGRect] = []
        var levels: [Int?] = []
        var isTruncated = false
    }

    private struct Recorder: TextRenderer {
        let findings: Findings

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            findings.lines = layout.map { line in line.map { "\($0.count)" } }
            findings.rects = layout.map(\.typographicBounds.rect)
            findings.levels = layout.flatMap { $0 }.map { $0[Level.self]?.value }
            findings.isTruncated = layout.isTruncated
            for line in layout { context.draw(line) }
        }
    }

    private func screen(_ view: some View, _ width: Int = 12, _ height: Int = 3) -> Snapshot {
        TestApp(
            view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
            size: CellSize(width: width, height: height)
        ).screen
    }

    @Test("a layout has the lines, and their runs with attributes")
    func layout() {
        let findings = Findings()
        let text = Text("one \(Text("two").customAttribute(Level(value: 7))) three")
        let screen = screen(text.textRenderer(Recorder(findings: findings)), 8, 2)
        #expect(screen == "one two \nthree")
        #expect(findings.lines == [["4", "3"], ["5"]])
        #expect(findings.levels == [nil, 7, nil])
        #expect(findings.rects == [CGRect(x: 0, y: 0, width: 7, height: 1), CGRect(x: 0, y: 1, width: 5, height: 1)])
        #expect(!findings.isTruncated)
    }

    @Test("an outer attribute holds where there is no inner one")
    func nestedAttributes() {
        let findings = Findings()
        let text = Text("a\(Text("b").customAttribute(Level(value: 1)))c").customAttribute(Level(value: 2))
        _ = screen(text.textRenderer(Recorder(findings: findings)))
        #expect(findings.levels == [2, 1, 2])
    }

    @Test("a truncated text has its ellipsis, and says that it is truncated")
    func truncation() {
        let findings = Findings()
        let screen = screen(Text("one two three").lineLimit(1).textRenderer(Recorder(findings: findings)), 7, 1)
        #expect(screen == "one tw…")
        #expect(findings.isTruncated)
        #expect(findings.lines == [["7"]])
    }

    /// Moves the characters with an attribute down, and leaves out the spaces.
    private struct Lowered: TextRenderer {
        var rows: CGFloat = 1
        var displayPadding: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 0) }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for run in layout.flatMap({ $0 }) {
                for glyph in run {
                    var copy = context
                    if glyph[Emphasis.self] != nil { copy.translateBy(x: 0, y: rows) }
                    copy.draw(glyph)
                }
            }
        }
    }

    @Test("characters are drawn where the context moves them")
    func moved() {
        let text = Text("ab\(Text("cd").customAttribute(Emphasis()).bold())e")
        let screen = screen(text.textRenderer(Lowered()))
        #expect(screen == "ab  e\n  cd")
        #expect(screen.cell(2, 1).style.attributes == .bold)
    }

    @Test("nothing is drawn outside of the padding")
    func clipped() {
        let text = Text("ab\(Text("cd").customAttribute(Emphasis()))e")
        #expect(screen(text.textRenderer(Lowered(rows: 2))) == "ab  e")
    }

    private struct Typing: TextRenderer {
        var shown: Double

        var animatableData: Double {
            get { shown }
            set { shown = newValue }
        }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for (index, glyph) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() where Double(index) < shown {
                context.draw(glyph)
            }
        }
    }

    private struct TypedText: View {
        @State private var isShown = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("b") { withAnimation(.linear(duration: 1)) { isShown = true } }.buttonStyle(.plain)
                Text("abcdefgh").textRenderer(Typing(shown: isShown ? 8 : 0))
            }
        }
    }

    @Test("a change of the renderer's data is animated")
    func animation() {
        let app = TestApp(TypedText(), size: CellSize(width: 10, height: 2))
        app.press(.return)
        #expect(app.screen.position(of: "a") == nil)
        app.advance(by: .milliseconds(500))
        #expect(app.screen.position(of: "abcd") != nil)
        #expect(app.screen.position(of: "f") == nil)
        app.advance(by: .seconds(1))
        #expect(app.screen.position(of: "abcdefgh") != nil)
    }

    private struct Spaced: TextRenderer {
        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            let size = text.sizeThatFits(proposal)
            return CGSize(width: size.width * 2, height: size.height)
        }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for line in layout {
                for (index, glyph) in line.flatMap({ $0 }).enumerated() {
                    var copy = context
                    copy.translateBy(x: CGFloat(index), y: 0)
                    copy.draw(glyph)
                }
            }
        }
    }

    @Test("a renderer chooses the size of the text")
    func size() {
        let row = HStack(spacing: 0) {
            Text("abc").textRenderer(Spaced())
            Text("|")
        }
        #expect(screen(row) == "a b c |")
    }

    @Test("a text without a renderer draws itself, and keeps its attributes to itself")
    func noRenderer() {
        #expect(screen(Text("a\(Text("b").customAttribute(Emphasis()))c")) == "abc")
        #expect(Text("b").customAttribute(Level(value: 1)) == Text("b").customAttribute(Level(value: 1)))
        #expect(Text("b").customAttribute(Level(value: 1)) != Text("b").customAttribute(Level(value: 2)))
        #expect(Text("b").customAttribute(Emphasis()) != Text("b"))
    }
}
