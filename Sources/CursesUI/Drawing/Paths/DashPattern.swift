import Foundation

/// The alternating lengths of lines and gaps.
struct DashPattern {
    private let lengths: [CGFloat]
    private let period: CGFloat

    /// - Parameter lengths: empty for a solid line. With an odd number, lines and gaps swap in each repetition.
    init(_ lengths: [CGFloat]) {
        self.lengths = Self.paired(lengths)
        period = self.lengths.reduce(0, +)
    }

    /// Returns alternating lengths of lines and gaps, which swap in each repetition of an odd number.
    static func paired(_ lengths: [CGFloat]) -> [CGFloat] { lengths.count % 2 == 0 ? lengths : lengths + lengths }

    /// Returns whether all lines and gaps are long enough to be seen.
    ///
    /// - Parameters:
    ///   - least: the length of the shortest one that is visible.
    ///   - cap: the length of the two caps of a line together, which lengthen it and shorten the gaps.
    func isVisible(least: CGFloat, cap: CGFloat) -> Bool {
        lengths.indices.allSatisfy { lengths[$0] + ($0 % 2 == 0 ? cap : -cap) >= least }
    }

    /// Returns whether the pattern is drawn as a solid line, because it is too short or has no finite length.
    ///
    /// - Parameter least: the length of the shortest pattern whose gaps are visible.
    func isSolid(least: CGFloat = 0) -> Bool { !(period > least) || !period.isFinite }

    /// Returns whether there is a dash at a distance from the start of the pattern.
    func isDrawn(at distance: CGFloat) -> Bool {
        guard !isSolid() else { return true }
        var rest = offset(of: distance)
        for (index, length) in lengths.enumerated() {
            if rest < length { return index % 2 == 0 }
            rest -= length
        }
        return true
    }

    /// Calls a closure with each dash in a range of distances from the start of the pattern.
    func forEachLine(in range: ClosedRange<CGFloat>, _ body: (ClosedRange<CGFloat>) -> Void) {
        var start = range.lowerBound - offset(of: range.lowerBound)
        while start < range.upperBound {
            for (index, length) in lengths.enumerated() {
                let (low, high) = (max(start, range.lowerBound), min(start + length, range.upperBound))
                if index % 2 == 0, low < high { body(low...high) }
                start += length
            }
        }
    }

    /// Returns a distance, relative to the start of the repetition that contains it.
    func offset(of distance: CGFloat) -> CGFloat {
        let rest = distance.truncatingRemainder(dividingBy: period)
        return rest < 0 ? rest + period : rest
    }
}
