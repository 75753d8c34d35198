import CursesUITerminal
import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("The form of characters")
struct LetterFormTests {
    private func screen(
        _ view: some View, _ width: Int = 12, _ height: Int = 3, cellMetrics: CellMetrics = .cells
    ) -> Snapshot {
        TestApp(
            view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
            size: CellSize(width: width, height: height), cellMetrics: cellMetrics
        ).screen
    }

    // MARK: Spacing

    @Test("spacing is between characters, and not after the last one")
    func spacing() {
        let view = HStack(spacing: 0) {
            Text("abc").tracking(1)
            Text("|")
        }
        #expect(screen(view) == "a b c|")
        #expect(screen(Text("abc").kerning(2)) == "a  b  c")
        #expect(screen(Text("e\u{301}漢👩.").kerning(1)) == "e\u{301} 漢 👩 .")
    }

    @Test(
        "spacing is rounded to columns",
        arguments: [(0, "ab"), (3, "ab"), (4, "a b"), (8, "a b"), (16, "a  b"), (-8, "ab")])
    func points(_ spacing: Int, _ expected: String) {
        #expect(screen(Text("ab").tracking(CGFloat(spacing)), cellMetrics: .points).text == expected)
        #expect(screen(VStack { Text("ab") }.kerning(CGFloat(spacing)), cellMetrics: .points).text == expected)
    }

    private struct Spread: View {
        @State private var spacing: CGFloat = 0

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text("ab").kerning(spacing)
                Button("Go") { withAnimation(.linear(duration: 1)) { spacing = 4 } }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    @Test("an animated change of the spacing goes through the columns between")
    func animated() {
        let app = TestApp(Spread(), size: CellSize(width: 12, height: 3))
        app.click(text: "Go")
        app.advance(by: .milliseconds(500))
        #expect(app.screen.rows[0].hasPrefix("a  b"))
        app.advance(by: .seconds(1))
        #expect(app.screen.rows[0].hasPrefix("a    b"))
    }

    @Test("tracking replaces kerning, unless it is zero, and the inner value holds")
    func both() {
        #expect(screen(Text("ab").kerning(2).tracking(1)) == "a b")
        #expect(screen(Text("ab").kerning(2).tracking(0)) == "a  b")
        #expect(screen(Group { Text("ab").kerning(0) }.kerning(2)) == "ab")
        #expect(screen(Text("ab") + Text("cd").kerning(1) + Text("e")) == "abc d e")
    }

    @Test("lines break between words, and a word that just fits stays whole")
    func wrapping() {
        #expect(screen(Text("abc def").tracking(1), 5) == "a b c\nd e f")
        #expect(screen(Text("abc def").tracking(1), 12) == "a b c\nd e f")
        #expect(screen(Text("abc def").tracking(1), 13) == "a b c   d e f")
        let trailing = Text("abc de").tracking(1).multilineTextAlignment(.trailing)
        #expect(screen(trailing, 6) == "a b c\n  d e")
    }

    @Test("spacing does not separate Arabic letters")
    func arabic() {
        #expect(screen(Text("سلام").tracking(1)).text == screen(Text("سلام")).text)
    }

    @Test("an attributed string has the same spacing and scripts")
    func attributes() {
        var string = AttributedString("ab")
        string.kern = 1
        #expect(screen(Text(string)) == "a b")
        string = AttributedString("2")
        string.baselineOffset = 1
        #expect(screen(Text(string)) == "²")
    }

    @Test("the characters stay the same for the pasteboard and for screen readers")
    func content() {
        let text = Text("x2 y").tracking(1).baselineOffset(1).textSelection(.enabled)
        let app = TestApp(text, size: CellSize(width: 9, height: 1))
        #expect(app.screen == " ˣ ²   ʸ")
        app.drag(from: CellPoint(column: 1, row: 0), to: CellPoint(column: 5, row: 0))
        app.press("w", modifiers: .option)
        #expect(app.pasteboard == "x2")
        #expect(app.element(named: "x2 y") != nil)
    }

    // MARK: Scripts

    @Test("an offset of four points makes superscripts, and the opposite subscripts")
    func scripts() {
        func shown(_ offset: CGFloat) -> String {
            screen(Text("H2O") + Text("10-n=(q)").baselineOffset(offset), cellMetrics: .points).text
        }
        #expect(shown(4) == "H2O¹⁰⁻ⁿ⁼⁽q⁾")
        #expect(shown(-4) == "H2O₁₀₋ₙ₌₍q₎")
        #expect(shown(3) == "H2O10-n=(q)")
        #expect(screen(HStack { Text("1") }.baselineOffset(-6), cellMetrics: .points) == "₁")
    }

    @Test("Unicode decomposes each form into its character, and each is one column wide")
    func tables() {
        for table in [Script.superscripts, Script.subscripts] {
            for (plain, form) in table {
                let decomposed = String(form).decomposedStringWithCompatibilityMapping
                #expect(decomposed == (plain == "-" ? "−" : String(plain)), "\(form)")
                #expect(TextWidth.columns(of: Character(form)) == 1, "\(form)")
            }
        }
        #expect(Script.superscripts.count == 60)
        #expect(Script.subscripts.count == 33)
    }
}
