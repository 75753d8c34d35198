/// The rows that a terminal shows after it has received the output of a ``LineWriter``.
struct LineTranscript {
    /// The cells of each row; the right half of a wide character is empty.
    private var rows: [[String]] = [[]]
    private var column = 0

    /// The rows, without trailing blanks. A last row that is empty does not count.
    var lines: [String] {
        let lines = rows.map { row in
            row.joined().replacing(/\ +$/, with: "")
        }
        return lines.last == "" ? lines.dropLast() : lines
    }

    mutating func receive(_ output: String) {
        for character in output {
            switch character {
            case "\r\n":
                rows.append([])
                column = 0
            case "\u{8}":
                column -= 1
            default:
                Glyph.forEachGlyph(of: character) { put($0) }
            }
        }
    }

    private mutating func put(_ glyph: Glyph) {
        let cells = [glyph.description] + Array(repeating: "", count: glyph.width - 1)
        for cell in cells {
            if column < rows[rows.count - 1].count {
                rows[rows.count - 1][column] = cell
            } else {
                rows[rows.count - 1].append(cell)
            }
            column += 1
        }
    }
}
