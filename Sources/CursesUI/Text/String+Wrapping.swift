import CursesUITerminal

extension String {
    /// Breaks the text at spaces into lines; a word that is longer than a line is broken between characters.
    ///
    /// Unlike `LineBreaker`, this treats all spaces alike, and returns texts instead of places in a text.
    ///
    /// - Parameter width: the maximum number of columns, at least 1.
    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ") {
            let next = line.isEmpty ? String(word) : "\(line) \(word)"
            if TextWidth.columns(of: next) <= width {
                line = next
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = ""
            for character in word {
                if !line.isEmpty, TextWidth.columns(of: line + String(character)) > width {
                    lines.append(line)
                    line = ""
                }
                line.append(character)
            }
        }
        return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
    }
}
