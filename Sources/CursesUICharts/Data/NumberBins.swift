import Foundation

/// An interval of a histogram, from its lower bound to just below its upper bound.
public struct ChartBinRange<Bound: Comparable> {
    /// The first value of the interval.
    public let lowerBound: Bound
    /// The first value after the interval.
    public let upperBound: Bound

    /// Returns whether a value is in the interval.
    public func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
}

extension ChartBinRange: Sendable where Bound: Sendable {}
extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}

/// Divides numbers into intervals of equal length, for a histogram.
///
/// ```swift
/// let bins = NumberBins(data: ages, desiredCount: 10)
/// let index = bins.index(for: 42)
/// BarMark(x: .value("Age", bins[index]), y: .value("People", counts[index]))
/// ```
public struct NumberBins<Value: BinaryFloatingPoint> {
    /// The bounds of the intervals, in ascending order; one more than there are intervals.
    public let thresholds: [Value]

    /// Creates intervals between the given bounds.
    ///
    /// - Parameter thresholds: the bounds in ascending order, at least two.
    public init(thresholds: [Value]) {
        self.thresholds = thresholds.count >= 2 ? thresholds : [thresholds.first ?? 0, (thresholds.first ?? 0) + 1]
    }

    /// Creates intervals of the given length that contain all of the given numbers.
    public init(size: Value, data: [Value]) {
        self.init(size: size, range: Self.range(of: data))
    }

    /// Creates intervals of the given length.
    public init(size: Value, range: ClosedRange<Value>) {
        let first = (range.lowerBound / size).rounded(.down)
        let last = Swift.max(first + 1, (range.upperBound / size).rounded(.down) + 1)
        thresholds = size > 0 && size.isFinite ? (Int(first)...Int(last)).map { Value($0) * size } : [0, 1]
    }

    /// Creates approximately the desired number of intervals, with round bounds.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
        let length = Double(range.upperBound - range.lowerBound)
        self.init(size: Value(NiceStep.about(length > 0 ? length : 1, parts: desiredCount).size), range: range)
    }

    /// Creates approximately the desired number of intervals, with round bounds, that contain all of the given numbers.
    public init(data: [Value], desiredCount: Int = 10) {
        self.init(range: Self.range(of: data), desiredCount: desiredCount)
    }

    private static func range(of data: [Value]) -> ClosedRange<Value> {
        let finite = data.filter(\.isFinite)
        return (finite.min() ?? 0)...(finite.max() ?? 1)
    }

    /// Returns the index of the interval that contains a value, or of the nearest interval if the value is outside of
    /// all.
    public func index(for value: Value) -> Int { thresholds.indexOfBin(for: value) }
}

extension NumberBins: RandomAccessCollection {
    /// The index of the first interval: zero.
    public var startIndex: Int { 0 }
    /// The number of intervals.
    public var endIndex: Int { thresholds.count - 1 }
    /// The interval at an index.
    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
    }
}

extension Array where Element: Comparable {
    /// Returns the index of the interval between two of these bounds that contains a value, or of the nearest one.
    func indexOfBin(for value: Element) -> Int {
        var (low, high) = (0, count - 2)
        while low < high {
            let middle = (low + high + 1) / 2
            if self[middle] <= value { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
