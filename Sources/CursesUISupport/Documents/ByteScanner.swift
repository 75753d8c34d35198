import Foundation

/// A position in the bytes of a text.
///
/// The loops access memory without checking each index, because tables are also read in unoptimised builds.
package struct ByteScanner {
    let bytes: [UInt8]
    private(set) var index = 0
    /// The index up to which lines have been counted, and the number of that line.
    private var counted = (index: 0, line: 1)

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { index >= bytes.count }

    /// The next byte; zero at the end. A zero byte has no meaning in any of the syntaxes, so the two cases need not be
    /// distinguished.
    var next: UInt8 { index < bytes.count ? bytes[index] : 0 }

    /// The byte after the next one; zero past the end.
    var second: UInt8 { index + 1 < bytes.count ? bytes[index + 1] : 0 }

    /// Moves by one byte.
    mutating func advance() {
        if index < bytes.count { index += 1 }
    }

    /// If the next byte is the given one, moves past it and returns true.
    mutating func skip(_ byte: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: byte) else { return false }
        index += 1
        return true
    }

    /// Moves past bytes as long as they satisfy the condition, and returns their range.
    mutating func skip(while condition: (UInt8) -> Bool) -> Range<Int> {
        let start = index
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            while index < buffer.count, condition(base[index]) { index &+= 1 }
        }
        return start..<index
    }

    /// Moves up to a quotation mark, a backslash, or a byte less than `minimum`, and returns the range.
    mutating func skipText(until quote: UInt8, minimum: UInt8 = 0) -> Range<Int> {
        let start = index
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            var end = index
            while end < buffer.count {
                let byte = base[end]
                if byte == quote || byte == 0x5C || byte < minimum { break }
                end &+= 1
            }
            index = end
        }
        return start..<index
    }

    // MARK: Lines

    /// The line of the index, counted from one. A carriage return counts as a line end if no line feed follows it.
    var line: Int { counted.line + lines(in: counted.index..<index) }

    /// Returns the first line that contains a text; nil if no line does.
    package func line(of text: String) -> Int? {
        Data(bytes).range(of: Data(text.utf8)).map { 1 + lines(in: 0..<$0.lowerBound) }
    }

    /// Returns the line of the current index. The next call continues counting from here.
    mutating func countedLine() -> Int {
        counted = (index, line)
        return counted.line
    }

    /// Returns the number of line ends in a range.
    private func lines(in range: Range<Int>) -> Int {
        guard !range.isEmpty else { return 0 }
        return bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return 0 }
            var lines = 0
            var place = range.lowerBound
            while place < range.upperBound {
                let byte = base[place]
                place &+= 1
                if byte == 0x0A { lines &+= 1 }
                if byte == 0x0D, place == buffer.count || base[place] != 0x0A { lines &+= 1 }
            }
            return lines
        }
    }

    /// Returns the text in a range of bytes.
    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// A description of the next byte, for messages.
    var nextDescription: String {
        guard !isAtEnd else { return "the end of the file" }
        let scalar = text(index..<min(index + 4, bytes.count)).unicodeScalars.first ?? "\u{FFFD}"
        return scalar.value < 0x20 ? "U+\(hexadecimal(scalar.value))" : "“\(scalar)”"
    }

    private func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
