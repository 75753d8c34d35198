import Foundation

/// The intervals of a histogram of dates, such as the days of a month.
///
/// ```swift
/// let bins = DateBins(unit: .day, data: visits)
/// let index = bins.index(for: visit)
/// BarMark(x: .value("Day", bins[index]), y: .value("Visits", counts[index]))
/// ```
public struct DateBins {
    /// The bounds of the intervals, in ascending order; one more than there are intervals.
    public let thresholds: [Date]

    /// The maximum number of intervals.
    private static let most = 100_000

    /// Creates intervals between the given bounds.
    ///
    /// - Parameter thresholds: the bounds in ascending order, at least two.
    public init(thresholds: [Date]) {
        let first = thresholds.first ?? Date(timeIntervalSinceReferenceDate: 0)
        self.thresholds = thresholds.count >= 2 ? thresholds : [first, first + 1]
    }

    /// Creates intervals of calendar units that cover a range. They begin where the calendar begins a unit.
    ///
    /// - Parameter by: the number of units in an interval.
    public init(
        unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current
    ) {
        let first = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
        var thresholds = [first]
        var index = 0
        repeat {
            index += Swift.max(1, count)
            guard let next = calendar.date(byAdding: unit, value: index, to: first), next > thresholds.last! else {
                break
            }
            thresholds.append(next)
        } while thresholds.last! <= range.upperBound && thresholds.count <= Self.most
        self.init(thresholds: thresholds)
    }

    /// Creates intervals of calendar units that contain all of the given dates.
    ///
    /// - Parameter by: the number of units in an interval.
    public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current) {
        self.init(unit: unit, by: count, range: Self.range(of: data), calendar: calendar)
    }

    /// Creates intervals of a number of seconds that cover a range.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let length = range.upperBound.timeIntervalSince(range.lowerBound)
        let isValid = timeInterval > 0 && length / timeInterval < Double(Self.most)
        let count = isValid ? Int(length / timeInterval) + 1 : 1
        let step = isValid ? timeInterval : Swift.max(1, length)
        self.init(thresholds: (0...count).map { range.lowerBound + Double($0) * step })
    }

    /// Creates intervals of a number of seconds that contain all of the given dates.
    public init(timeInterval: TimeInterval, data: [Date]) {
        self.init(timeInterval: timeInterval, range: Self.range(of: data))
    }

    /// Creates approximately the desired number of intervals, of whole calendar units.
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
        let (low, high) = (range.lowerBound, range.upperBound)
        let ticks = DateTicks(
            in: low.timeIntervalSinceReferenceDate...high.timeIntervalSinceReferenceDate,
            atMost: Swift.max(1, desiredCount), calendar)
        self.init(unit: ticks.unit, by: ticks.count, range: range, calendar: calendar)
    }

    /// Creates approximately the desired number of intervals, of whole calendar units, that contain all of the given
    /// dates.
    public init(data: [Date], desiredCount: Int = 10, calendar: Calendar = .current) {
        self.init(range: Self.range(of: data), desiredCount: desiredCount, calendar: calendar)
    }

    private static func range(of data: [Date]) -> ClosedRange<Date> {
        let first = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
        return first...(data.max() ?? first)
    }

    /// Returns the index of the interval that contains a date, or of the nearest interval if the date is outside of
    /// all.
    public func index(for value: Date) -> Int { thresholds.indexOfBin(for: value) }
}

extension DateBins: RandomAccessCollection {
    /// The index of the first interval: zero.
    public var startIndex: Int { 0 }
    /// The number of intervals.
    public var endIndex: Int { thresholds.count - 1 }
    /// The interval at an index.
    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
    }
}
