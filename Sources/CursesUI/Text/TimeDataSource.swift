import Foundation

/// A value that changes with the time, for a text that shows it.
///
/// ```swift
/// Text(.currentDate, format: .stopwatch(startingAt: start))
/// Text(.durationOffset(to: deadline), format: .time(pattern: .minuteSecond))
/// ```
///
/// The text is updated every second while it is visible.
public struct TimeDataSource<Value>: Sendable {
    enum Kind: Hashable, Sendable {
        case current, start, end, offset
    }

    let kind: Kind
    /// The date to which the current one is compared.
    let reference: Date
    /// Returns the value at a time.
    let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
    /// The current date.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource(kind: .current, reference: .distantPast) { $0 }
    }
}

extension TimeDataSource where Value == Range<Date> {
    /// The range from a date to the current one; it is empty before the date.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(kind: .start, reference: date) { date..<max(date, $0) }
    }

    /// The range from the current date to another; it is empty after that.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(kind: .end, reference: date) { min(date, $0)..<date }
    }
}

extension TimeDataSource where Value == Duration {
    /// The duration from a date to the current one; it is negative before the date.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(kind: .offset, reference: date) { Duration(clampingSeconds: $0.timeIntervalSince(date)) }
    }
}

extension Text {
    /// Creates a text that shows a value that changes with the time. It is updated every second while it is visible.
    @_disfavoredOverload
    public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String {
        self.init(content: StyledText(.formatted(FormattedText(source, format) { StyledText($0) })))
    }

    /// Creates a text that shows a value that changes with the time, keeping the attributes of the result. It is updated
    /// every second while it is visible.
    @_disfavoredOverload
    public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
        self.init(content: StyledText(.formatted(FormattedText(source, format) { Text($0).content })))
    }
}
