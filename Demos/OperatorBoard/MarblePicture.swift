/// A row of marbles in cells.
struct MarblePicture: Equatable {
    enum Kind {
        case nothing, line, value, finish, failure
    }

    /// Neighbouring cells of the same kind.
    struct Run: Equatable {
        var text: String
        let kind: Kind
    }

    private var cells: [(character: Character, kind: Kind)]

    init(width: Int) {
        cells = Array(repeating: (" ", .nothing), count: max(0, width))
    }

    var width: Int { cells.count }

    /// Puts a text on the row, clipped to it.
    mutating func put(_ text: String, _ kind: Kind, at column: Int) {
        for (offset, character) in text.enumerated() where cells.indices.contains(column + offset) {
            cells[column + offset] = (character, kind)
        }
    }

    var text: String { String(cells.map(\.character)) }

    var runs: [Run] {
        cells.reduce(into: []) { runs, cell in
            if runs.last?.kind == cell.kind {
                runs[runs.count - 1].text.append(cell.character)
            } else {
                runs.append(Run(text: String(cell.character), kind: cell.kind))
            }
        }
    }

    static func == (lhs: MarblePicture, rhs: MarblePicture) -> Bool {
        lhs.cells.elementsEqual(rhs.cells, by: ==)
    }
}
