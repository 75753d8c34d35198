import Testing

@testable import CursesUITerminal

@Suite("Lines for screen readers")
struct LineWriterTests {
    /// Returns the output for a series of edited texts. The caret is at `|`, or at the end of a text without `|`.
    private func output(_ texts: String..., columns: Int = 20) -> [String] {
        var writer = LineWriter()
        writer.columns = columns
        return texts.map { writer.output([], editing: line($0)) }
    }

    private func line(_ text: String, number: Int = 0) -> EditedLine {
        let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        return EditedLine(text: parts.joined(), caret: parts[0].count, number: number)
    }

    @Test("Each line ends with a line end")
    func lines() {
        var writer = LineWriter()
        #expect(
            writer.output(["Name, text field", "Send, button"], editing: nil) == "Name, text field\r\nSend, button\r\n")
        #expect(writer.output([], editing: nil) == "")
        #expect(writer.end() == "")
    }

    @Test("A typed character is sent alone, and Backspace erases one")
    func typing() {
        #expect(output("", "a", "ab", "a") == ["", "a", "b", "\u{8} \u{8}"])
    }

    @Test("In the middle the rest is written again, and the cursor goes back to the caret")
    func middle() {
        #expect(
            output("abc", "ab|c", "abX|c", "ab|c", "|abc", "abc") == [
                "abc", "\u{8}", "Xc\u{8}", "\u{8}c \u{8}\u{8}", "\u{8}\u{8}", "abc",
            ])
    }

    @Test("A wide character takes two backspaces")
    func wide() {
        #expect(output("漢字", "漢") == ["漢字", "\u{8}\u{8}  \u{8}\u{8}"])
    }

    @Test("A joined emoji is sent whole, and a change at it begins a row")
    func emoji() {
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
        #expect(output("a", "a\(family)", "a") == ["a", family, "\r\na"])
    }

    @Test("Text that does not fit goes on in the next row with its last word")
    func long() {
        #expect(
            output("one two thr", "one two three", "one two three f", columns: 12) == [
                "one two thr", "\r\nthree", " f",
            ])
        #expect(output("abcdefghijk", "abcdefghijkl", columns: 12) == ["abcdefghijk", "\r\nhijkl"])
        // When the caret moves back to the start, the beginning of the text is shown again.
        #expect(
            output("one two three", "|one two three", columns: 12) == [
                "three", "\r\none two thr" + String(repeating: "\u{8}", count: 11),
            ])
    }

    @Test("Another line of the same text begins a row, and so does what is said meanwhile")
    func rows() {
        var writer = LineWriter()
        #expect(writer.output([], editing: line("first")) == "first")
        #expect(writer.output([], editing: line("", number: 1)) == "\r\n")
        #expect(writer.output([], editing: line("x", number: 1)) == "x")
        #expect(writer.output(["Saved"], editing: line("x", number: 1)) == "\r\nSaved\r\nx")
        #expect(writer.end() == "\r\n")
        #expect(writer.end() == "")
    }

    @Test("No control reaches the terminal: line ends and tabs are blanks, others are symbols or left out")
    func gate() {
        var writer = LineWriter()
        let hostile = "a\u{1B}[31mb\nc\td\r\ne\u{7}\u{9B}2J\u{8}\u{202E}f\u{2028}g\u{7F}"
        let output = writer.output([hostile], editing: line(hostile))
        let controls = output.unicodeScalars.filter { $0.properties.generalCategory == .control }
        #expect(Array(controls) == ["\r", "\n"])
        #expect(output.hasPrefix("a␛[31mb c d e␇"))
        #expect(!output.unicodeScalars.contains("\u{202E}"))
        #expect(!output.unicodeScalars.contains("\u{2028}"))
    }

    @Test("Without UTF-8 only ASCII is sent")
    func ascii() {
        var writer = LineWriter()
        writer.isASCII = true
        #expect(writer.output(["é漢a"], editing: nil) == "???a\r\n")
    }

    @Test("A terminal in memory shows the rows as a real one does")
    @MainActor
    func transcript() {
        let terminal = VirtualTerminal(size: CellSize(width: 20, height: 4), showsLines: true)
        terminal.show(["Name, text field, empty"], editing: line(""))
        for text in ["A", "Ad", "Adb", "Ad", "Ada", "漢Ada", "Ada"] { terminal.show([], editing: line(text)) }
        #expect(terminal.transcript == ["Name, text field, empty", "Ada"])
        terminal.show(["Send, button"], editing: nil)
        #expect(terminal.transcript == ["Name, text field, empty", "Ada", "Send, button"])
    }
}
