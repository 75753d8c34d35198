import CursesUITesting
import Testing

@testable import CursesUI

/// Tests right-to-left texts. The expected texts are in visual order.
@MainActor
@Suite struct RightToLeftTextTests {
    private func picture<V: View>(_ view: V, width: Int, height: Int = 1) -> [String] {
        render(view.frame(maxWidth: .infinity, alignment: .leading), size: CellSize(width: width, height: height))
            .rows.map { String($0) }
    }

    @Test("Hebrew is shown from right to left")
    func hebrew() {
        #expect(picture(Text("שלום עולם"), width: 12)[0] == "םלוע םולש")
    }

    @Test("A Hebrew word in an English sentence is reversed on its own")
    func mixed() {
        #expect(picture(Text("say שלום (twice)"), width: 20)[0] == "say םולש (twice)")
    }

    @Test("Numbers and English words in a Hebrew sentence keep their order")
    func numbers() {
        #expect(picture(Text("גיל 42 Swift!"), width: 20)[0] == "!Swift 42 ליג")
    }

    @Test("Parentheses are mirrored")
    func parentheses() {
        #expect(picture(Text("אב (גד)"), width: 12)[0] == "(דג) בא")
    }

    @Test("Arabic letters have the forms that join them")
    func forms() {
        // beh-initial, seen-medial, meem-final.
        #expect(picture(Text("بسم"), width: 6)[0] == "\u{FEE2}\u{FEB4}\u{FE91}")
    }

    @Test("Lam and alef are one cell")
    func ligature() {
        #expect(picture(Text("لا"), width: 6)[0] == "\u{FEFB}")
        #expect(
            render(Text("سلام").border(.blue), size: CellSize(width: 8, height: 3)).row(1).filter { $0 != " " }
                == "│\u{FEE1}\u{FEFC}\u{FEB3}│")
    }

    @Test("The marks of an alef in a ligature stay in its cell")
    func ligatureMarks() {
        let row = render(Text("لاً").border(.blue), size: CellSize(width: 8, height: 3)).row(1)
        #expect(row.filter { $0 != " " } == "│\u{FEFB}\u{64B}│")
    }

    @Test("Marks stay with their letters")
    func marks() {
        #expect(picture(Text("שָׁלוֹם"), width: 8)[0] == "םוֹלשָׁ")
    }

    @Test("Lines are broken in the order of reading")
    func lines() {
        let rows = picture(Text("אחת שתיים שלוש").frame(width: 9), width: 9, height: 2)
        #expect(rows == ["םייתש תחא", "שולש"])
    }

    @Test("The ellipsis is at the end of the line, on the left")
    func ellipsis() {
        #expect(picture(Text("אבגדהוז").frame(width: 4).lineLimit(1), width: 4)[0] == "…גבא")
    }

    @Test("Each paragraph has its own direction")
    func paragraphs() {
        #expect(picture(Text("abc!\nאבג!"), width: 6, height: 2) == ["abc!", "!גבא"])
    }

    @Test("Isolates and marks steer, and are never shown")
    func controls() {
        #expect(picture(Text("a\u{2067}אב 12\u{2069}b"), width: 10)[0] == "a12 באb")
        #expect(picture(Text("אב\u{200F}!"), width: 10)[0] == "!בא")
        #expect(picture(Text("\u{202E}abc\u{202C}"), width: 10)[0] == "abc")
    }

    @Test("Symbols of a layout from right to left point the other way")
    func symbols() {
        func row<V: View>(_ view: V) -> String {
            render(view.environment(\.layoutDirection, .rightToLeft), size: CellSize(width: 8, height: 1)).text
                .trimmingCharacters(in: .whitespaces)
        }
        #expect(row(Text("›")) == "‹")
        #expect(row(Text("[x]")) == "[x]")
        #expect(row(Text("Hello!")) == "Hello!")
        #expect(row(Text("[ ]")) == "[ ]")
        #expect(row(Button("Go") {}) == "[ Go ]")
        #expect(row(Toggle("", isOn: .constant(true)).toggleStyle(.switch).labelsHidden()) == "●━━")
    }

    @Test("Styles stay with their letters")
    func styles() {
        let snapshot = render(Text("אב") + Text("גד").bold(), size: CellSize(width: 4, height: 1))
        #expect(snapshot.text == "דגבא")
        #expect(snapshot.cell(0, 0).style.attributes.contains(.bold))
        #expect(!snapshot.cell(3, 0).style.attributes.contains(.bold))
    }

    @Test("A link in a Hebrew sentence is opened where it is seen")
    func links() {
        var opened: [String] = []
        let view = Text("אב [גדה](https://example.com/x) ו")
            .environment(
                \.openURL,
                OpenURLAction { url in
                    opened.append(url.absoluteString)
                    return .handled
                })
        let app = TestApp(view, size: CellSize(width: 8, height: 1))
        #expect(app.screen.text == "ו הדג בא")
        app.click(column: 3, row: 0)
        #expect(opened == ["https://example.com/x"])
        app.click(column: 7, row: 0)
        #expect(opened.count == 1)
    }

    @Test("The arrows choose links in the direction in which they point")
    func linkKeys() {
        var opened: [String] = []
        let view = Text("אב [גד](https://example.com/1) ו [הז](https://example.com/2)")
            .environment(
                \.openURL,
                OpenURLAction { url in
                    opened.append(url.lastPathComponent)
                    return .handled
                })
        let app = TestApp(view, size: CellSize(width: 14, height: 1))
        app.press(.leftArrow)
        app.press(.return)
        app.press(.rightArrow)
        app.press(.return)
        #expect(opened == ["2", "1"])
    }
}
