/// Converts the line breaks of an inline text: CommonMark 0.31, sections 6.7 and 6.8.
///
/// A newline in a code span becomes a space, whatever precedes it. Code spans are found in linear time: the runs of
/// backticks are listed once, and the search for the end of a span never goes back.
struct LineBreakFolder {
    private let bytes: [UInt8]
    private var position = 0
    private var result: [UInt8] = []
    /// The start positions of the backtick runs, by their lengths, in descending order.
    private var runs: [Int: [Int]] = [:]

    init(_ source: String) {
        bytes = Array(source.utf8)
        result.reserveCapacity(bytes.count)
        var end = bytes.count
        while let last = bytes[..<end].lastIndex(of: UInt8(ascii: "`")) {
            var start = last
            while start > 0, bytes[start - 1] == UInt8(ascii: "`") { start -= 1 }
            runs[last + 1 - start, default: []].append(start)
            end = start
        }
    }

    mutating func fold() -> String {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"): takeBackslash()
            case UInt8(ascii: "`"): takeBackticks()
            case UInt8(ascii: "\n"): takeBreak()
            default: take(1)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func take(_ count: Int) {
        result.append(contentsOf: bytes[position..<position + count])
        position += count
    }

    private mutating func takeBackslash() {
        guard position + 1 < bytes.count else { return take(1) }
        let isBreak = bytes[position + 1] == UInt8(ascii: "\n")
        take(2)
        if isBreak { skipIndentation() }
    }

    private mutating func takeBackticks() {
        let run = bytes[position...].prefix { $0 == UInt8(ascii: "`") }
        guard let closing = nextRun(of: run.count, from: run.endIndex) else { return take(run.count) }
        for byte in bytes[position..<closing + run.count] {
            result.append(byte == UInt8(ascii: "\n") ? UInt8(ascii: " ") : byte)
        }
        position = closing + run.count
    }

    /// Returns the first backtick run of a length at or after a position. The positions of successive calls must
    /// ascend.
    private mutating func nextRun(of length: Int, from start: Int) -> Int? {
        while let next = runs[length]?.last {
            if next >= start { return next }
            runs[length]?.removeLast()
        }
        return nil
    }

    private mutating func takeBreak() {
        let text = result.count
        while let last = result.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { result.removeLast() }
        let isHard = bytes[..<position].suffix(2).elementsEqual([UInt8(ascii: " "), UInt8(ascii: " ")])
        if isHard, text > result.count {
            result += [UInt8(ascii: "\\"), UInt8(ascii: "\n")]
        } else {
            result.append(UInt8(ascii: " "))
        }
        position += 1
        skipIndentation()
    }

    private mutating func skipIndentation() {
        while position < bytes.count, bytes[position].isMarkdownSpace { position += 1 }
    }
}
