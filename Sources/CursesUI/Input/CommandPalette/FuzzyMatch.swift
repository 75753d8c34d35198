/// The letters of a text that match a query: they occur in the text in the order of the query, possibly with other
/// letters between them.
///
/// Of all possible matches, this is the one with the highest score: letters that begin a word, follow each other, or
/// come early score higher. It is found by dynamic programming over query and text, like the sequence alignment of
/// Smith and Waterman (J. Mol. Biol. 147, 1981), with bonuses in place of gap costs.
struct FuzzyMatch: Equatable {
    /// The offsets of the characters that match.
    let offsets: [Int]
    let score: Int

    /// The placeholder for an item that is listed although it does not match. It ranks below every match.
    static let unmatched = FuzzyMatch(offsets: [], score: .min)

    private init(offsets: [Int], score: Int) {
        self.offsets = offsets
        self.score = score
    }

    private static let first = 8
    // A letter that continues a word scores higher than one that begins the next word: 8 + 1.
    private static let following = 8

    /// Returns `nil` if the text does not contain the letters of the query in their order. Case, and white space in the
    /// query, are ignored.
    init?(_ query: String, in text: String) {
        let wanted = query.lowercased().filter { !$0.isWhitespace }.map { $0 }
        let letters = text.map { Character($0.lowercased().prefix(1).first.map(String.init) ?? "\u{0}") }
        let original = Array(text)
        guard wanted.count <= letters.count else { return nil }
        guard !wanted.isEmpty else {
            offsets = []
            score = 0
            return
        }
        // best[row][column] is the best score of the first `row + 1` letters of the query if the last of these letters
        // is matched by the character at `column`.
        var best = [[Int?]](repeating: [Int?](repeating: nil, count: letters.count), count: wanted.count)
        var origin = [[Int]](repeating: [Int](repeating: -1, count: letters.count), count: wanted.count)
        for row in wanted.indices {
            var leader: (score: Int, column: Int)?
            for column in letters.indices {
                if row > 0, column > 0, let score = best[row - 1][column - 1], score > leader?.score ?? .min {
                    leader = (score, column - 1)
                }
                guard letters[column] == wanted[row] else { continue }
                let own = Self.bonus(at: column, of: original)
                if row == 0 {
                    best[row][column] = own
                } else if let leader {
                    best[row][column] = leader.score + own
                    origin[row][column] = leader.column
                    if let previous = best[row - 1][column - 1], previous + Self.following > leader.score {
                        best[row][column] = previous + Self.following + own
                        origin[row][column] = column - 1
                    }
                }
            }
        }
        let last = wanted.count - 1
        guard let end = letters.indices.filter({ best[last][$0] != nil }).max(by: { best[last][$0]! < best[last][$1]! })
        else { return nil }
        var places = [end]
        for row in stride(from: last, to: 0, by: -1) { places.append(origin[row][places.last!]) }
        offsets = places.reversed()
        score = best[last][end]! - offsets[0]
    }

    /// Returns the score of a matching letter at a position: higher at the beginning of a word.
    private static func bonus(at column: Int, of text: [Character]) -> Int {
        guard column > 0 else { return first }
        let before = text[column - 1]
        let beginsWord = !before.isLetter && !before.isNumber || before.isLowercase && text[column].isUppercase
        return beginsWord ? first : 1
    }
}
