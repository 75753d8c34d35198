/// The size of a part of a text, in several units. The sizes of consecutive parts add up.
protocol TextExtent: Sendable {
    /// Creates the size of an empty part.
    init()

    static func += (total: inout Self, part: Self)
}

/// A list of sizes that finds an element by the sum of the sizes before it, without scanning the whole list.
///
/// The elements are in blocks, each with its sum. A search skips whole blocks, and a change rewrites only the blocks
/// that it affects.
struct SummedList<Element: TextExtent>: Sendable {
    private struct Block {
        private(set) var elements: [Element]
        private(set) var sum: Element

        init(_ elements: [Element]) {
            self.elements = elements
            sum = elements.reduce(into: Element()) { $0 += $1 }
        }

        mutating func replaceSubrange(_ range: Range<Int>, with new: [Element]) {
            elements.replaceSubrange(range, with: new)
            sum = elements.reduce(into: Element()) { $0 += $1 }
        }
    }

    /// An element with its index and the sum before it.
    struct Place {
        let index: Int
        let element: Element
        /// The sum of the elements before it.
        let before: Element

        /// The sum up to the end of the element.
        var after: Element {
            var sum = before
            sum += element
            return sum
        }
    }

    private var blocks: [Block]
    private(set) var count: Int
    private(set) var total: Element

    private static var blockSize: Int { 256 }

    init(_ elements: [Element]) {
        blocks = Self.blocks(of: elements)
        count = elements.count
        total = blocks.reduce(into: Element()) { $0 += $1.sum }
    }

    private static func blocks(of elements: [Element]) -> [Block] {
        stride(from: 0, to: elements.count, by: blockSize).map { start in
            Block(Array(elements[start..<min(start + blockSize, elements.count)]))
        }
    }

    var elements: [Element] { blocks.flatMap(\.elements) }

    /// Returns the first element whose end satisfies a condition on the sum up to there; `nil` if no element does.
    ///
    /// - Parameter isEnough: the condition. If it is `true` for a sum, it must be `true` for all greater sums.
    func first(where isEnough: (_ sum: Element) -> Bool) -> Place? {
        var sum = Element()
        var start = 0
        for block in blocks {
            var blockEnd = sum
            blockEnd += block.sum
            if isEnough(blockEnd) {
                for (offset, element) in block.elements.enumerated() {
                    let before = sum
                    sum += element
                    if isEnough(sum) {
                        return Place(index: start + offset, element: element, before: before)
                    }
                }
            }
            sum = blockEnd
            start += block.elements.count
        }
        return nil
    }

    /// Returns the element at an index, which must be valid.
    func place(at index: Int) -> Place {
        var (block, offset, sum) = (0, index, Element())
        while offset >= blocks[block].elements.count {
            sum += blocks[block].sum
            offset -= blocks[block].elements.count
            block += 1
        }
        let elements = blocks[block].elements
        for element in elements[..<offset] { sum += element }
        return Place(index: index, element: elements[offset], before: sum)
    }

    /// Replaces a range of elements.
    mutating func replaceSubrange(_ range: Range<Int>, with new: [Element]) {
        var (first, start) = (0, 0)
        while first < blocks.count, start + blocks[first].elements.count < range.lowerBound {
            start += blocks[first].elements.count
            first += 1
        }
        let inner = (range.lowerBound - start)..<(range.upperBound - start)
        let known = first < blocks.count ? blocks[first].elements.count : 0
        let size = known - inner.count + new.count
        let least = blocks.count == 1 ? 1 : Self.blockSize / 2
        if known >= max(1, inner.upperBound), size >= least, size <= 2 * Self.blockSize {
            blocks[first].replaceSubrange(inner, with: new)
        } else {
            recut(from: first, inner, with: new)
        }
        count += new.count - range.count
        total = blocks.reduce(into: Element()) { $0 += $1.sum }
    }

    /// Builds new blocks from the blocks that a range touches, and from more blocks if these are too small.
    private mutating func recut(from first: Int, _ range: Range<Int>, with new: [Element]) {
        var (end, elements) = (first, [Element]())
        while end < blocks.count,
            elements.count < range.upperBound || elements.count < Self.blockSize / 2
        {
            elements += blocks[end].elements
            end += 1
        }
        elements.replaceSubrange(range, with: new)
        blocks.replaceSubrange(first..<end, with: Self.blocks(of: elements))
    }
}
