import Foundation

/// A replacement of a part of a text, with the old text, so that it can be undone.
///
/// Positions are in UTF-8 bytes, at scalar boundaries.
struct TextChange: Hashable, Sendable {
    /// The position of the change, in bytes.
    private(set) var start: Int
    /// The replaced text.
    private(set) var old: String
    /// The number of bytes of the new text.
    private(set) var newCount: Int

    init(start: Int, old: String, newCount: Int) {
        self.start = start
        self.old = old
        self.newCount = newCount
    }

    /// Finds the change from one text to another; `nil` if their bytes are equal.
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

    /// The range of the replaced bytes, in the old text.
    var oldRange: Range<Int> { start..<(start + old.utf8.count) }
    /// The range of the new bytes, in the new text.
    var newRange: Range<Int> { start..<(start + newCount) }

    /// Returns the change that undoes this one.
    ///
    /// - Parameter text: the text after the change.
    func inverse(in text: String) -> TextChange {
        TextChange(start: start, old: text.utf8Slice(newRange), newCount: old.utf8.count)
    }

    /// Combines this change with the next one.
    ///
    /// - Parameter text: the text between the two changes.
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
    /// Returns the index of a byte offset, which must be at a scalar boundary.
    func utf8Index(_ offset: Int) -> Index {
        utf8.index(startIndex, offsetBy: offset)
    }

    /// Returns the text in a range of bytes.
    func utf8Slice(_ range: Range<Int>) -> String {
        String(self[utf8Index(range.lowerBound)..<utf8Index(range.upperBound)])
    }
}

private func isSame(_ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>) -> Bool {
    guard old.count == new.count else { return false }
    guard let old = old.baseAddress, let start = new.baseAddress, old != start else { return true }
    return memcmp(old, start, new.count) == 0
}

/// Returns the number of bytes that two texts have in common at the start and at the end, in whole scalars.
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

/// Returns the number of common bytes. It compares them in large steps first.
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
