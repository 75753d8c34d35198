/// Splits an edited text into its paragraphs, and long paragraphs into parts that are laid out separately.
///
/// Because of the parts, a change in a long paragraph takes no longer than a change in a short one. A part ends after a
/// space, and its last row is not filled up by the next part. A paragraph with right-to-left text is never divided,
/// because the bidirectional algorithm needs the whole paragraph.
struct ParagraphSplitter {
    /// Whether long paragraphs are divided.
    let divides: Bool
    private var parts: [EditedParagraph.Part] = []

    /// The minimum number of bytes of a part.
    static let partLength = 1 << 13

    init(divides: Bool) {
        self.divides = divides
    }

    /// - Parameter isLast: whether the range ends the text, whose last paragraph has no line end.
    mutating func parts(
        of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, isLast: Bool
    ) -> [EditedParagraph.Part] {
        parts = []
        var start = range.lowerBound
        var index = start
        var isSimple = true
        var mayBeDivided = divides
        while index < range.upperBound {
            let byte = bytes[index]
            if byte >= 0x20, byte < 0x7F {
                index += 1
                continue
            }
            let lineEnd = LineEnd.length(bytes, at: index)
            if lineEnd > 0 {
                append(start..<index, of: bytes, lineEnd: lineEnd, isSimple: isSimple, divided: mayBeDivided)
                index += lineEnd
                start = index
                isSimple = true
                mayBeDivided = divides
            } else {
                isSimple = false
                if mayBeDivided, ParagraphScan.goesFromRightToLeft(bytes, at: index) { mayBeDivided = false }
                index += 1
            }
        }
        if isLast || start < index {
            append(start..<index, of: bytes, lineEnd: 0, isSimple: isSimple, divided: mayBeDivided, goesOn: !isLast)
        }
        return parts
    }

    private mutating func append(
        _ content: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, lineEnd: Int, isSimple: Bool, divided: Bool,
        goesOn: Bool = false
    ) {
        var start = content.lowerBound
        // Stops early enough that the last part is not much shorter than the other parts.
        while divided, content.upperBound - start > 2 * Self.partLength,
            let end = Self.wordStart(in: bytes, (start + Self.partLength)..<(content.upperBound - Self.partLength))
        {
            parts.append(EditedParagraph.Part(content: start..<end, lineEnd: 0, isSimple: isSimple, isDivided: true))
            start = end
        }
        parts.append(
            EditedParagraph.Part(
                content: start..<content.upperBound, lineEnd: lineEnd, isSimple: isSimple, isDivided: goesOn))
    }

    /// Returns the index of the first ASCII letter or digit that follows a space.
    private static func wordStart(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
        range.dropFirst().first { index in
            guard bytes[index - 1] == 0x20 else { return false }
            switch bytes[index] {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
            default: return false
            }
        }
    }
}
