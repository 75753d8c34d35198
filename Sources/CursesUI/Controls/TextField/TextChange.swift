import Foundation

/// What stands in a text in place of what: enough to take an edit back.
///
/// Places are bytes of UTF-8, at the boundaries of scalars.
struct TextChange: Hashable, Sendable {
    /// The bytes before the change.
    private(set) var start: Int
    /// What stood there.
    private(set) var old: String
    /// The bytes that stand there instead.
    private(set) var newCount: Int

    init(start: Int, old: String, newCount: Int) {
        self.start = start
        self.old = old
        self.newCount = newCount
    }

    /// What has to be replaced in a text to make it another; `nil` if they are the same bytes.
    init?(from old: String, to new: String) {
        var (before, after) = (old, new)
        let common = before.withUTF8 { before in
            after.withUTF8 { after -> (head: Int, tail: Int)? in
                isSame(before, after) ? nil : commonEnds(before, after)
            }
        }
        guard let common else { return nil }
        start = common.head
        self.old = old.utf8Slice(common.head..<(old.utf8.count - common.tail))
        newCount = new.utf8.count - common.head - common.tail
    }

    /// The bytes that are replaced.
    var oldRange: Range<Int> { start..<(start + old.utf8.count) }
    /// The bytes that stand there instead.
    var newRange: Range<Int> { start..<(start + newCount) }

    /// The change that takes this one back.
    ///
    /// - Parameter text: the text with the change.
    func inverse(in text: String) -> TextChange {
        TextChange(start: start, old: text.utf8Slice(newRange), newCount: old.utf8.count)
    }

    /// Makes one change of this and the next.
    ///
    /// - Parameter text: the text between the two.
    mutating func append(_ next: TextChange, to text: String) {
        let range = newRange
        let lower = min(start, next.start)
        let upper = max(range.upperBound, next.oldRange.upperBound)
        if lower < start { old = text.utf8Slice(lower..<start) + old }
        if upper > range.upperBound { old += text.utf8Slice(range.upperBound..<upper) }
        newCount = upper - lower - next.old.utf8.count + next.newCount
        start = lower
    }
}

extension String {
    /// The index of a byte; to be at the boundary of a scalar.
    func utf8Index(_ offset: Int) -> Index {
        utf8.index(startIndex, offsetBy: offset)
    }

    /// What stands in a range of bytes.
    func utf8Slice(_ range: Range<Int>) -> String {
        String(self[utf8Index(range.lowerBound)..<utf8Index(range.upperBound)])
    }
}

private func isSame(_ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>) -> Bool {
    guard old.count == new.count else { return false }
    guard let old = old.baseAddress, let start = new.baseAddress, old != start else { return true }
    return memcmp(old, start, new.count) == 0
}

/// How many bytes two texts have in common at their starts and their ends, whole scalars alone.
private func commonEnds(
    _ old: UnsafeBufferPointer<UInt8>,
    _ new: UnsafeBufferPointer<UInt8>
) -> (head: Int, tail: Int) {
    let most = min(old.count, new.count)
    var head = commonLength(most) { start, count in
        memcmp(old.baseAddress! + start, new.baseAddress! + start, count) == 0
    }
    while head > 0, isContinuation(old, head) || isContinuation(new, head) { head -= 1 }
    let (oldEnd, newEnd) = (old.count, new.count)
    var tail = commonLength(most - head) { start, count in
        let end = start + count
        return memcmp(old.baseAddress! + oldEnd - end, new.baseAddress! + newEnd - end, count) == 0
    }
    while tail > 0, isContinuation(old, oldEnd - tail) { tail -= 1 }
    return (head, tail)
}

/// How many bytes are equal, found in large steps first.
private func commonLength(_ most: Int, isEqual: (_ start: Int, _ count: Int) -> Bool) -> Int {
    var length = 0
    var step = 1 << 16
    while step > 0 {
        while length + step <= most, isEqual(length, step) { length += step }
        step >>= 4
    }
    return length
}

private func isContinuation(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index < bytes.count && bytes[index] & 0xC0 == 0x80
}
