/// A movement of the caret, or the extent of a deletion.
enum TextMovement: Hashable, CaseIterable, Sendable {
    case left, right
    /// To the start of the word on the left, or to the end of the word on the right.
    case wordLeft, wordRight
    case lineStart, lineEnd
    case textStart, textEnd

    /// Returns the caret position after the movement, as the number of characters before it.
    func target(from caret: Int, in text: CountedText) -> Int {
        switch self {
        case .left: max(0, caret - 1)
        case .right: min(caret + 1, text.count)
        case .wordLeft:
            caret - TextMovement.wordLength(text.string[..<text.index(of: caret)].reversed())
        case .wordRight:
            caret + TextMovement.wordLength(text.string[text.index(of: caret)...])
        case .lineStart: text.lineStart(of: caret)
        case .lineEnd: text.lineEnd(of: caret)
        case .textStart: 0
        case .textEnd: text.count
        }
    }

    /// The movement that has the same visual direction in a right-to-left text.
    var mirrored: TextMovement {
        switch self {
        case .left: .right
        case .right: .left
        case .wordLeft: .wordRight
        case .wordRight: .wordLeft
        default: self
        }
    }

    /// The movement for a secret text, whose word boundaries must not show: movements by word cover the whole line.
    var withoutWords: TextMovement {
        switch self {
        case .wordLeft: .lineStart
        case .wordRight: .lineEnd
        default: self
        }
    }

    /// Returns the number of characters up to the end of the next word: the characters before the word, then its
    /// letters and digits.
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
