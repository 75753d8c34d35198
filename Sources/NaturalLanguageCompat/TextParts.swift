import Foundation

/// Divides a text into words, sentences and paragraphs.
struct TextParts {
    /// What a part of a text is.
    enum Kind {
        case word, number, punctuation, whitespace, symbol
    }

    /// A word, or what is between two of them.
    struct Part {
        var range: Range<String.Index>
        var kind: Kind
    }

    let text: String

    // MARK: Words

    /// How a character continues a word.
    private enum Class {
        case letter, digit, ideograph, katakana, connector, space, punctuation, symbol
    }

    private static func kind(of character: Character) -> Class {
        guard let scalar = character.unicodeScalars.first else { return .symbol }
        switch scalar.value {
        case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return .katakana
        case 0x3041...0x309F, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            return .ideograph
        default: break
        }
        if character.isWhitespace { return .space }
        switch scalar.properties.generalCategory {
        case .decimalNumber: return .digit
        case .connectorPunctuation: return .connector
        case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .otherPunctuation:
            return .punctuation
        default: return scalar.properties.isAlphabetic || character.isLetter ? .letter : .symbol
        }
    }

    /// The words and all that is between them, by the rules of UAX #29: an ideograph is a word, and an apostrophe
    /// between two letters or a comma between two digits belongs to the word.
    func parts(in range: Range<String.Index>) -> [Part] {
        var parts: [Part] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let start = index
            let first = Self.kind(of: text[index])
            index = text.index(after: index)
            let kind: Kind
            switch first {
            case .letter, .digit, .connector:
                let hasLetter = extendWord(&index, in: range, from: first)
                kind = hasLetter ? .word : .number
            case .katakana:
                while index < range.upperBound, Self.kind(of: text[index]) == .katakana {
                    index = text.index(after: index)
                }
                kind = .word
            case .ideograph: kind = .word
            case .space:
                while index < range.upperBound, Self.kind(of: text[index]) == .space {
                    index = text.index(after: index)
                }
                kind = .whitespace
            case .punctuation: kind = .punctuation
            case .symbol: kind = .symbol
            }
            parts.append(Part(range: start..<min(index, range.upperBound), kind: kind))
        }
        return parts
    }

    /// Moves an index to the end of a word; returns whether the word has letters.
    private func extendWord(_ index: inout String.Index, in range: Range<String.Index>, from first: Class) -> Bool {
        var (hasLetter, last) = (first == .letter, first)
        while index < range.upperBound {
            let next = Self.kind(of: text[index])
            if [.letter, .digit, .connector].contains(next) {
                hasLetter = hasLetter || next == .letter
                last = next
                index = text.index(after: index)
                continue
            }
            // A sign between two letters or between two digits belongs to the word.
            let signs = last == .letter ? "'’.·:" : last == .digit ? "'’.,;" : ""
            let after = text.index(after: index)
            guard signs.contains(text[index]), after < range.upperBound, Self.kind(of: text[after]) == last else {
                break
            }
            index = after
        }
        return hasLetter
    }

    /// The words, with numbers, and with the symbols that Apple's tokenizer counts as words, such as emoji.
    func words(in range: Range<String.Index>) -> [Part] {
        parts(in: range).filter { part in
            switch part.kind {
            case .word, .number: true
            case .symbol: text[part.range].unicodeScalars.contains { $0.properties.isEmojiPresentation }
            case .punctuation, .whitespace: false
            }
        }
    }

    // MARK: Sentences and paragraphs

    private static let titles: Set = [
        "mr", "mrs", "ms", "dr", "prof", "st", "sr", "jr", "vs", "etc", "e.g", "i.e", "no", "fig", "u.s", "bzw", "z.b",
    ]

    /// The sentences, each with the spaces behind it. A sentence ends at a full stop, but not behind an abbreviation or
    /// an initial, and not before a small letter.
    func sentences(in range: Range<String.Index>) -> [Range<String.Index>] {
        paragraphs(in: range).flatMap { paragraph in
            var sentences: [Range<String.Index>] = []
            var (start, index) = (paragraph.lowerBound, paragraph.lowerBound)
            while index < paragraph.upperBound {
                let sign = text[index]
                index = text.index(after: index)
                guard ".!?…。！？".contains(sign) else { continue }
                var end = index
                while end < paragraph.upperBound, ".!?…。！？\"'”’»)]」』".contains(text[end]) {
                    end = text.index(after: end)
                }
                var next = end
                while next < paragraph.upperBound, text[next].isWhitespace { next = text.index(after: next) }
                guard next == paragraph.upperBound || next > end || "。！？".contains(sign) else { continue }
                let goesOn = next < paragraph.upperBound && sign == "." && text[next].isLowercase
                if goesOn || (sign == "." && isAbbreviation(start..<text.index(before: index))) { continue }
                sentences.append(start..<next)
                (start, index) = (next, next)
            }
            if start < paragraph.upperBound { sentences.append(start..<paragraph.upperBound) }
            return sentences
        }
    }

    /// Whether a text ends with an abbreviation or an initial.
    private func isAbbreviation(_ range: Range<String.Index>) -> Bool {
        let word = text[range].suffix(while: { !$0.isWhitespace && !"(\"".contains($0) })
        return Self.titles.contains(word.lowercased()) || (word.count == 1 && word.first?.isUppercase == true)
    }

    /// The paragraphs, each with the end of its line.
    func paragraphs(in range: Range<String.Index>) -> [Range<String.Index>] {
        var paragraphs: [Range<String.Index>] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let end = text[start..<range.upperBound].firstIndex(where: \.isNewline)
            let next = end.map { text.index(after: $0) } ?? range.upperBound
            paragraphs.append(start..<next)
            start = next
        }
        return paragraphs
    }
}

extension Substring {
    /// The last characters that fulfil a condition.
    fileprivate func suffix(while condition: (Character) -> Bool) -> Substring {
        var start = endIndex
        while start > startIndex, condition(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}
