import TestSupport
import Testing
@testable import CursesUI

@Suite("The history of a text")
struct TextEditingHistoryTests {
    private struct Editing {
        var state: TextEditingState
        var history = TextEditingHistory()

        init(_ text: String) {
            state = TextEditingState(text, allowsNewlines: true)
        }

        mutating func edit(_ kind: TextEditingHistory.Edit, _ change: (inout TextEditingState) -> Void) {
            let (text, position) = (state.text, state.position)
            change(&state)
            if let change = state.takeChange() { history.record(change, to: text, at: position, by: kind) }
        }

        mutating func type(_ text: String) {
            for character in text {
                let startsWord = character != " " && state.characterBeforeCaret?.isWhitespace ?? true
                edit(.typing(startsWord: startsWord)) { $0.insert(String(character)) }
            }
        }

        @discardableResult
        mutating func undo() -> Bool {
            guard let step = history.undo(state) else { return false }
            state.apply(step.change, position: step.position)
            _ = state.takeChange()
            return true
        }

        @discardableResult
        mutating func redo() -> Bool {
            guard let step = history.redo(state) else { return false }
            state.apply(step.change, position: step.position)
            _ = state.takeChange()
            return true
        }
    }

    @Test("keeps of a long text what was typed in it, and no more")
    func bytes() {
        var editing = Editing(String(repeating: "0123456789", count: 100_000))
        for _ in 0..<20 { editing.type("word ") }
        #expect(editing.history.byteCount < 10_000)
        for _ in 0..<20 { editing.undo() }
        #expect(editing.state.text.utf8.count == 1_000_000)
        let isMore = editing.undo()
        #expect(!isMore)
        #expect(editing.history.byteCount < 10_000)
    }

    @Test("gives the oldest steps up where they are too many bytes, but never the last")
    func byteLimit() {
        let size = TextEditingHistory.byteLimit / 3
        var editing = Editing("")
        for _ in 0..<9 {
            editing.edit(.other) { $0.insert(String(repeating: "x", count: size)) }
            editing.edit(.other) { $0.delete(.textStart) }
        }
        #expect(editing.history.byteCount <= TextEditingHistory.byteLimit)
        editing.undo()
        #expect(editing.state.text.utf8.count == size)
        editing.edit(.other) { $0.insert(String(repeating: "x", count: 9 * size)) }
        editing.edit(.other) { $0.delete(.textStart) }
        editing.undo()
        #expect(editing.state.text.utf8.count == 10 * size)
    }

    @Test("gives the oldest steps up where they are too many")
    func limit() {
        var editing = Editing("")
        for _ in 0..<(TextEditingHistory.limit + 50) { editing.type("a ") }
        var count = 0
        while editing.undo() { count += 1 }
        #expect(count == TextEditingHistory.limit)
        #expect(editing.state.text.count == 100)
    }

    @Test("leads back through all texts and forth again, with caret and selection", arguments: 1...10)
    func property(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var editing = Editing(RandomText.string(length: 0...20, using: &random))
        var states = [(editing.state.text, editing.state.position)]
        for _ in 0..<100 {
            let movement = TextMovement.allCases.randomElement(using: &random)!
            editing.state.move(movement, extending: Bool.random(using: &random))
            let before = (editing.state.text, editing.state.position)
            let inserted = RandomText.string(length: 0...4, using: &random)
            let deletes = Bool.random(using: &random)
            editing.history.endEdit()
            editing.edit(.other) { if deletes { $0.delete(movement) } else { $0.insert(inserted) } }
            guard !editing.state.text.utf8.elementsEqual(before.0.utf8) else { continue }
            states[states.count - 1] = before
            states.append((editing.state.text, editing.state.position))
        }
        for state in states.dropLast().reversed() {
            guard editing.undo() else { break }
            #expect((editing.state.text, editing.state.position) == state, "seed \(seed)")
        }
        for state in states.dropFirst() {
            guard editing.redo() else { break }
            #expect(editing.state.text == state.0, "seed \(seed)")
        }
        #expect(editing.state.text == states.last?.0)
    }

    @Test("takes a change by others back with the edit before it, and does it again")
    func others() {
        var editing = Editing("")
        editing.type("12")
        editing.edit(.other) { $0.insert("34") }
        func format(_ editing: inout Editing, _ text: String) {
            let before = editing.state.text
            editing.state.setText(text)
            if let change = editing.state.takeChange() { editing.history.append(change, to: before) }
        }
        format(&editing, "1,234.00")
        editing.undo()
        #expect(editing.state.text == "12")
        format(&editing, "12.00")
        editing.redo()
        #expect(editing.state.text == "1,234.00")
        editing.undo()
        #expect(editing.state.text == "12.00")
        editing.undo()
        #expect(editing.state.text == "")
    }
}
