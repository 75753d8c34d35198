import TestSupport
import Testing
@testable import CursesUI

@Suite struct TextEditingStateTests {
    /// Describes a state as text: `|` is the caret, and `[` or `]` is the anchor of the selection.
    private func picture(_ state: TextEditingState) -> String {
        var characters = state.text.map(String.init)
        let anchor = state.selection == nil ? nil : state.anchor
        var marks = [(state.caret, "|")]
        if let anchor { marks.append((anchor, anchor < state.caret ? "[" : "]")) }
        for (offset, mark) in marks.sorted(by: { $0.0 > $1.0 }) { characters.insert(mark, at: offset) }
        return characters.joined()
    }

    private func state(_ picture: String, allowsNewlines: Bool = false) -> TextEditingState {
        let characters = Array(picture)
        let text = String(characters.filter { !"|[]".contains($0) })
        var state = TextEditingState(text, allowsNewlines: allowsNewlines)
        let caret = characters.firstIndex(of: "|")!
        if let anchor = characters.firstIndex(where: { "[]".contains($0) }) {
            state.place(anchor < caret ? anchor : anchor - 1)
            state.place(anchor < caret ? caret - 1 : caret, extending: true)
        } else {
            state.place(caret)
        }
        return state
    }

    @Test(
        "The caret moves by characters, words, lines",
        arguments: [
            ("ab|c", .left, "a|bc"), ("|abc", .left, "|abc"), ("ab|c", .right, "abc|"), ("abc|", .right, "abc|"),
            ("one two.| three", .wordLeft, "one |two. three"), ("one |two", .wordLeft, "|one two"),
            ("|one", .wordLeft, "|one"), ("one| two three", .wordRight, "one two| three"),
            ("o|ne, two", .wordRight, "one|, two"), ("one, |", .wordRight, "one, |"), ("...|", .wordLeft, "|..."),
            ("ab|c", .lineStart, "|abc"), ("a|bc", .lineEnd, "abc|"), ("ab|c", .textStart, "|abc"),
            ("a|bc", .textEnd, "abc|"),
            ("👩\u{200D}💻|e\u{301}漢", .left, "|👩\u{200D}💻e\u{301}漢"),
            ("👩\u{200D}💻|e\u{301}漢", .right, "👩\u{200D}💻e\u{301}|漢"),
            ("a\nb|c\nd", .lineStart, "a\n|bc\nd"), ("a\nb|c\nd", .lineEnd, "a\nbc|\nd"),
            // Moving the caret collapses a selection to the position that the movement leads to.
            ("a[bc|d", .left, "a|bcd"), ("a[bc|d", .right, "abc|d"), ("a|bc]d", .left, "a|bcd"),
            ("a|bc]d", .right, "abc|d"),
            ("a[bc|d", .lineEnd, "abcd|"),
        ] as [(String, TextMovement, String)]
    )
    func moving(before: String, movement: TextMovement, after: String) {
        var state = state(before)
        state.move(movement)
        #expect(picture(state) == after)
    }

    @Test(
        "With shift, the selection goes along",
        arguments: [
            ("ab|c", .left, "a|b]c"), ("a|b]c", .left, "|ab]c"), ("a|b]c", .right, "ab|c"), ("ab|c", .right, "ab[c|"),
            ("one |two", .wordRight, "one [two|"), ("one two|", .textStart, "|one two]"),
        ] as [(String, TextMovement, String)]
    )
    func selecting(before: String, movement: TextMovement, after: String) {
        var state = state(before)
        state.move(movement, extending: true)
        #expect(picture(state) == after)
    }

    @Test(
        "A deletion reaches as far as a movement, or takes the selection",
        arguments: [
            ("ab|c", .left, "a|c"), ("|abc", .left, "|abc"), ("ab|c", .right, "ab|"), ("abc|", .right, "abc|"),
            ("one two|", .wordLeft, "one |"), ("one two  |", .wordLeft, "one |"), ("|one two", .wordRight, "| two"),
            ("ab|c", .lineStart, "|c"), ("ab|c", .lineEnd, "ab|"), ("ab|c", .textEnd, "ab|"),
            ("e\u{301}|x", .left, "|x"), ("👨\u{200D}👩\u{200D}👧|", .left, "|"), ("a[bc|d", .left, "a|d"),
            ("a|bc]d", .wordRight, "a|d"),
        ] as [(String, TextMovement, String)]
    )
    func deleting(before: String, movement: TextMovement, after: String) {
        var state = state(before)
        let deleted = state.delete(movement)
        #expect(picture(state) == after)
        #expect(deleted.isEmpty == (before == after))
    }

    @Test(
        "What is inserted takes the place of the selection, and the caret goes behind it",
        arguments: [
            ("a|c", "b", "ab|c"), ("a[xy|c", "b", "ab|c"), ("a|xy]c", "", "a|c"), ("|", "漢字", "漢字|"),
            // Scalars that join their neighbours into one character are inserted.
            ("e|x", "\u{301}", "e\u{301}|x"), ("👩|", "\u{200D}", "👩\u{200D}|"),
            // Pasted lines are joined into a single line.
            ("|", "one\ntwo\r\n\nthree\n", "one two three|"), ("a|b", "\n", "a|b"), ("|", "a\tb", "a b|"),
        ]
    )
    func inserting(before: String, text: String, after: String) {
        var state = state(before)
        state.insert(text)
        #expect(picture(state) == after)
    }

    @Test("What joins the text behind it takes the caret along")
    func joining() {
        var state = TextEditingState("\u{1F3FD}x")
        state.place(0)
        state.insert("👍")
        #expect(picture(state) == "👍🏽|x")
    }

    @Test("A field of several lines keeps line ends")
    func newlines() {
        var state = state("a|b", allowsNewlines: true)
        state.insert("\n\t\n")
        #expect(picture(state) == "a\n\t\n|b")
    }

    @Test("All can be selected, and what is selected read")
    func selectAll() {
        var state = state("on|e")
        #expect(state.selectedText == "")
        state.selectAll()
        #expect(picture(state) == "[one|")
        #expect(state.selectedText == "one")
        state.insert("x")
        #expect(picture(state) == "x|")
        #expect(TextEditingState().selection == nil)
    }

    @Test(
        "A text from outside leaves the caret where it makes sense",
        arguments: [
            ("ab|c", "abc", "ab|c"), ("ab|c", "xyzw", "xy|zw"), ("abc|", "longer", "longer|"), ("ab|cd", "x", "x|"),
            ("|abc", "", "|"), ("|", "new", "new|"), ("a[b|c", "xyz", "xy|z"), ("a[b|c", "abc", "a[b|c"),
        ]
    )
    func fromOutside(before: String, text: String, after: String) {
        var state = state(before)
        state.setText(text)
        #expect(picture(state) == after)
    }

    @Test("Whatever is done, caret and selection stay within the text", arguments: 1...10)
    func property(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var state = TextEditingState(allowsNewlines: seed % 2 == 0)
        for _ in 0..<1_000 {
            let movement = TextMovement.allCases.randomElement(using: &generator)!
            switch Int.random(in: 0..<6, using: &generator) {
            case 0, 1: state.insert(RandomText.string(length: 0...4, using: &generator))
            case 2: state.delete(movement)
            case 3: state.move(movement, extending: Bool.random(using: &generator))
            case 4: state.place(Int.random(in: -2...20, using: &generator), extending: Bool.random(using: &generator))
            default: state.setText(RandomText.string(length: 0...8, using: &generator))
            }
            let places = 0...state.text.count
            #expect(places.contains(state.caret) && places.contains(state.anchor ?? 0), "seed \(seed)")
        }
    }
}
