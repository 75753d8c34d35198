/// An emoji of several scalars that is meant to be displayed as one: UTS #51, section 1.4.
///
/// It takes two columns on every terminal. A terminal that draws it as one glyph receives the whole sequence. Any other
/// terminal receives a degraded form of the same width: the first emoji, or the letters of a flag.
package struct EmojiSequence: Hashable, Sendable {
    /// The kinds of sequence that some terminals draw as one glyph.
    package struct Kinds: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// U+FE0F after a character with text presentation, including keycaps.
        package static let variation = Kinds(rawValue: 1 << 0)
        /// A skin tone.
        package static let modifier = Kinds(rawValue: 1 << 1)
        /// Two regional indicators.
        package static let flag = Kinds(rawValue: 1 << 2)
        /// Emoji joined by U+200D.
        package static let joined = Kinds(rawValue: 1 << 3)
        /// Tags, as in the flag of Scotland.
        package static let tagged = Kinds(rawValue: 1 << 4)

        package static let all: Kinds = [.variation, .modifier, .flag, .joined, .tagged]
    }

    /// The maximum number of scalars. The longest sequence recommended for interchange has ten.
    private static let capacity = 16

    package let scalars: [Unicode.Scalar]
    /// The kinds that a terminal must support to draw the sequence as one glyph.
    package let kinds: Kinds

    /// The sequences that glyphs refer to.
    static let table = InternedValues<EmojiSequence>(capacity: CellMark.capacity)

    /// The width of every sequence in columns.
    package static let width = 2

    /// Creates the emoji sequence of a grapheme cluster; `nil` if the cluster is not an emoji sequence, or needs no
    /// special treatment. A sequence contains only emoji, joiners, selectors, tags and modifiers.
    init?<Scalars: Collection<Unicode.Scalar>>(_ scalars: Scalars) {
        guard let first = scalars.first, Self.mayBegin(first) else { return nil }
        var reader = Reader<Scalars>(rest: scalars[...])
        guard reader.readAll(), !reader.kinds.isEmpty else { return nil }
        self.scalars = Array(scalars.prefix(Self.capacity))
        kinds = reader.kinds
        isComplete = reader.count <= Self.capacity
    }

    /// Whether `scalars` contains the whole sequence. A longer sequence is never drawn as one glyph.
    let isComplete: Bool

    /// The degraded form: one spacing scalar, or two regional indicators.
    package var degraded: ArraySlice<Unicode.Scalar> {
        scalars.prefix(kinds.contains(.flag) ? 2 : 1)
    }

    /// Returns whether a scalar may begin an emoji sequence. This is a fast check that rules out most other clusters.
    private static func mayBegin(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x203C || keycapBases.contains(scalar) || scalar == "©" || scalar == "®"
    }

    private static let keycapBases: Set<Unicode.Scalar> = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "#", "*",
    ]

    // MARK: Reading

    /// Parses `emoji_sequence` and `emoji_zwj_sequence` of UTS #51, definition ED-17.
    private struct Reader<Scalars: Collection<Unicode.Scalar>> {
        var rest: Scalars.SubSequence
        var kinds: Kinds = []
        /// The number of scalars read.
        var count = 0

        mutating func next(if matches: (Unicode.Scalar) -> Bool) -> Unicode.Scalar? {
            guard let first = rest.first, matches(first) else { return nil }
            drop(1)
            return first
        }

        private mutating func drop(_ number: Int) {
            rest = rest.dropFirst(number)
            count += number
        }

        mutating func readAll() -> Bool {
            if readFlag() || readKeycap() { return rest.isEmpty }
            guard readElement() else { return false }
            while next(if: { $0 == "\u{200D}" }) != nil {
                guard readElement() else { return false }
                kinds.insert(.joined)
            }
            return rest.isEmpty
        }

        private mutating func readFlag() -> Bool {
            func isIndicator(_ scalar: Unicode.Scalar) -> Bool {
                (0x1F1E6...0x1F1FF).contains(scalar.value)
            }
            guard let first = rest.first, isIndicator(first), let second = rest.dropFirst().first,
                isIndicator(second)
            else { return false }
            drop(2)
            kinds.insert(.flag)
            return true
        }

        private mutating func readKeycap() -> Bool {
            guard let first = rest.first, EmojiSequence.keycapBases.contains(first),
                Array(rest.dropFirst().prefix(2)) == ["\u{FE0F}", "\u{20E3}"]
            else { return false }
            drop(3)
            kinds.insert(.variation)
            return true
        }

        /// Reads an emoji with its selector, modifier and tags.
        private mutating func readElement() -> Bool {
            guard
                let base = next(if: {
                    $0.properties.isEmoji && !EmojiSequence.keycapBases.contains($0)
                        && !(0x1F1E6...0x1F1FF).contains($0.value)
                })
            else { return false }
            let isWide = base.properties.isEmojiPresentation
            if next(if: { $0 == "\u{FE0F}" }) != nil {
                if !isWide { kinds.insert(.variation) }
            } else if next(if: \.properties.isEmojiModifier) != nil {
                kinds.insert(.modifier)
            }
            if next(if: { (0xE0020...0xE007E).contains($0.value) }) != nil {
                while next(if: { (0xE0020...0xE007E).contains($0.value) }) != nil {}
                guard next(if: { $0.value == 0xE007F }) != nil else { return false }
                kinds.insert(.tagged)
            }
            return true
        }
    }
}
