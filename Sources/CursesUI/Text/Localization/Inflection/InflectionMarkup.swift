/// The parts of a text that are marked for inflection by Apple's markup: `^[3 apple](inflect: true)`.
enum InflectionMarkup {
    /// A part of a text, without its markup.
    struct Segment: Hashable {
        var text: String
        var isInflected: Bool
    }

    /// Returns the parts of a text. Of nested markup, only the outermost counts. Brackets without attributes are
    /// ordinary text.
    static func segments(of text: String) -> [Segment] {
        guard text.utf8.contains(UInt8(ascii: "^")) else { return [Segment(text: text, isInflected: false)] }
        let bytes = Array(text.utf8)
        let marks = marks(in: bytes)
        guard !marks.isEmpty else { return [Segment(text: text, isInflected: false)] }
        var segments: [Segment] = []
        func add(_ range: Range<Int>, isInflected: Bool) {
            guard !range.isEmpty else { return }
            segments.append(Segment(text: String(decoding: bytes[range], as: UTF8.self), isInflected: isInflected))
        }
        var start = 0
        for mark in marks {
            add(start..<mark.whole.lowerBound, isInflected: false)
            add(mark.inside, isInflected: mark.isInflected)
            start = mark.whole.upperBound
        }
        add(start..<bytes.count, isInflected: false)
        return segments
    }

    private struct Mark {
        var whole: Range<Int>
        var inside: Range<Int>
        var isInflected: Bool
    }

    /// Returns the outermost marks, in order. A single pass matches the brackets.
    private static func marks(in bytes: [UInt8]) -> [Mark] {
        var marks: [Mark] = []
        var open: [Int] = []
        for index in bytes.indices {
            if bytes[index] == UInt8(ascii: "[") {
                open.append(index)
            } else if bytes[index] == UInt8(ascii: "]"), let start = open.popLast(), start > 0,
                bytes[start - 1] == UInt8(ascii: "^"), let attributes = attributes(in: bytes, from: index + 1)
            {
                while let last = marks.last, last.whole.lowerBound > start { marks.removeLast() }
                marks.append(
                    Mark(
                        whole: start - 1..<attributes.end, inside: start + 1..<index,
                        isInflected: attributes.isInflected))
            }
        }
        return marks
    }

    /// Parses the attributes in parentheses, whose length is limited; nil if none of them controls inflection.
    /// `isInflected` is true if they contain `inflect: true`.
    private static func attributes(in bytes: [UInt8], from start: Int) -> (end: Int, isInflected: Bool)? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "("),
            let end = bytes[start..<min(start + 256, bytes.count)].firstIndex(of: UInt8(ascii: ")"))
        else { return nil }
        let text = String(decoding: bytes[start + 1..<end], as: UTF8.self).filter { !$0.isWhitespace }
        let names = ["inflect:", "morphology:", "agreeWithArgument:", "agreeWithConcept:", "referentConcept:"]
        guard names.contains(where: text.contains) else { return nil }
        return (end + 1, text.contains("inflect:true"))
    }
}
