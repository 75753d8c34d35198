/// Commands that change whole lines.
extension TextEditingState {
    /// The lines that the selection touches, or the line of the caret, without the last line end.
    private var lines: Range<Int> {
        let range = selection ?? caret..<caret
        // A selection that ends at the start of a line does not touch that line.
        let last =
            range.isEmpty || content.lineStart(of: range.upperBound) != range.upperBound
            ? range.upperBound : range.upperBound - 1
        return content.lineStart(of: range.lowerBound)..<content.lineEnd(of: max(range.lowerBound, last))
    }

    /// Whether the selection extends over a line end.
    var selectsLines: Bool { selectedText.contains(where: \.isNewline) }

    /// Exchanges the lines with the line above or below; the selection goes with them.
    mutating func moveLines(by direction: Int) {
        let lines = lines
        let count = text.count
        guard direction < 0 ? lines.lowerBound > 0 : lines.upperBound < count else { return }
        let (caret, anchor) = (caret, anchor)
        let other =
            direction < 0
            ? content.lineStart(of: lines.lowerBound - 1)..<(lines.lowerBound - 1)
            : (lines.upperBound + 1)..<content.lineEnd(of: lines.upperBound + 1)
        let moved = text(of: lines)
        let passed = text(of: other)
        let whole = min(lines.lowerBound, other.lowerBound)..<max(lines.upperBound, other.upperBound)
        select(whole)
        insert(direction < 0 ? moved + "\n" + passed : passed + "\n" + moved)
        let distance = direction < 0 ? -(other.count + 1) : other.count + 1
        restore(caret: caret + distance, anchor: anchor.map { $0 + distance })
    }

    private static let indentation = "    "

    /// Indents the lines with spaces, or removes that indentation; the lines remain selected.
    mutating func indentLines(by direction: Int) {
        let lines = lines
        let old = text(of: lines).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let new = old.map { line in
            if direction > 0 { return line.isEmpty ? "" : Self.indentation + line }
            return String(line.dropFirst(line.prefix(Self.indentation.count).prefix { $0 == " " }.count))
        }.joined(separator: "\n")
        select(lines)
        insert(new)
        restore(caret: lines.lowerBound + new.count, anchor: lines.lowerBound)
    }

    private func text(of range: Range<Int>) -> String {
        let text = text
        return String(text[content.index(of: range.lowerBound)..<content.index(of: range.upperBound)])
    }

    private mutating func restore(caret: Int, anchor: Int?) {
        if let anchor { place(anchor) }
        place(caret, extending: anchor != nil)
    }
}
