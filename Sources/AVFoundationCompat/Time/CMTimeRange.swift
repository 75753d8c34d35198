/// The times between a start and an end. The end does not belong to the range.
public struct CMTimeRange: Hashable, Sendable {
    /// The first time.
    public var start: CMTime
    /// The length.
    public var duration: CMTime

    /// Creates an invalid range.
    public init() {
        self.init(start: .invalid, duration: .invalid)
    }

    /// Creates a range from its start and its length.
    public init(start: CMTime, duration: CMTime) {
        (self.start, self.duration) = (start, duration)
    }

    /// Creates a range from its start and its end.
    public init(start: CMTime, end: CMTime) {
        self.init(start: start, duration: end - start)
    }

    /// A range of no length at the start of a timeline.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// A range without a meaning.
    public static let invalid = CMTimeRange()

    /// The time after the last one.
    public var end: CMTime { start + duration }
    /// Whether the start and the length have a meaning, and the length is not negative.
    public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
    /// Whether the range is valid and has no length.
    public var isEmpty: Bool { isValid && duration == .zero }
    /// Whether the start or the length is not known.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }

    /// Returns whether a time is in the range.
    public func containsTime(_ time: CMTime) -> Bool { isValid && time.isNumeric && time >= start && time < end }
    /// Returns whether all times of another range are in the range.
    public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
        isValid && otherRange.isValid && otherRange.start >= start && otherRange.end <= end
    }
    /// Returns the times that are in both ranges.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }
    /// Returns the range from the first start to the last end of both ranges.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
}

/// Creates a range from its start and its length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
/// Creates a range from its start and its end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// Returns whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
