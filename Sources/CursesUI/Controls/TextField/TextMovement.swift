/// Where a caret can go from where it stands, and how far a deletion can reach.
enum TextMovement: Hashable, CaseIterable, Sendable {
    case left, right
    /// To the start of the word on the left, to the end of the word on the right.
    case wordLeft, wordRight
    case lineStart, lineEnd
    case textStart, textEnd

    /// The number of characters before the caret after the movement.
    func target(from caret: Int, in text: String) -> Int {
        let index = text.index(text.startIndex, offsetBy: caret)
        let before = text[..<index]
        let after = text[index...]
        return switch self {
        case .left: max(0, caret - 1)
        case .right: after.isEmpty ? caret : caret + 1
        case .wordLeft: caret - TextMovement.wordLength(before.reversed())
        case .wordRight: caret + TextMovement.wordLength(after)
        case .lineStart: caret - before.reversed().prefix { !$0.isNewline }.count
        case .lineEnd: caret + after.prefix { !$0.isNewline }.count
        case .textStart: 0
        case .textEnd: caret + after.count
        }
    }

    /// The same where the ends of words must not be told: over the whole line.
    var withoutWords: TextMovement {
        switch self {
        case .wordLeft: .lineStart
        case .wordRight: .lineEnd
        default: self
        }
    }

    /// What is between words, then a word: letters and digits.
    private static func wordLength(_ characters: some Sequence<Character>) -> Int {
        var length = 0
        var isInWord = false
        for character in characters {
            let isPart = character.isLetter || character.isNumber
            if isInWord, !isPart { break }
            isInWord = isInWord || isPart
            length += 1
        }
        return length
    }
}
