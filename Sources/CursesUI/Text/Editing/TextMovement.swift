/// A movement of the caret, or the extent of a deletion.
enum TextMovement: Hashable, CaseIterable, Sendable {
    case left, right
    /// To the start of the word on the left, or to the end of the word on the right.
    case wordLeft, wordRight
    case lineStart, lineEnd
    case textStart, textEnd

    /// The number of characters before the caret after the movement.
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

    /// The movement to the same side of the screen in a text that goes from right to left.
    var mirrored: TextMovement {
        switch self {
        case .left: .right
        case .right: .left
        case .wordLeft: .wordRight
        case .wordRight: .wordLeft
        default: self
        }
    }

    /// The same movement in a text whose words must stay secret: it covers the whole line.
    var withoutWords: TextMovement {
        switch self {
        case .wordLeft: .lineStart
        case .wordRight: .lineEnd
        default: self
        }
    }

    /// The number of characters up to the end of the next word: characters between words, then letters and digits.
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
