/// The classes of characters in CommonMark 0.31, section 2.1.
extension UInt8 {
    /// Whether the byte is a space or a tab.
    var isMarkdownSpace: Bool { self == 0x20 || self == 0x09 }
    var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
    var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
    var isASCIIControl: Bool { self < 0x20 || self == 0x7F }
    var isASCIIPunctuationByte: Bool {
        (0x21...0x2F).contains(self) || (0x3A...0x40).contains(self) || (0x5B...0x60).contains(self)
            || (0x7B...0x7E).contains(self)
    }
    /// The lower-case form of an ASCII letter; other bytes are unchanged.
    var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

extension RandomAccessCollection<UInt8> where SubSequence: RandomAccessCollection {
    /// The bytes without spaces, tabs and newlines at either end.
    var trimmedMarkdown: SubSequence {
        let isSpace: (UInt8) -> Bool = { $0.isMarkdownSpace || $0 == 0x0A }
        guard let first = firstIndex(where: { !isSpace($0) }) else { return self[endIndex...] }
        var end = endIndex
        while isSpace(self[index(before: end)]) { end = index(before: end) }
        return self[first..<end]
    }
}
