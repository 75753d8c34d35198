import Foundation

/// Formats for values that change with the time.
public enum SystemFormatStyle {
    /// The format of a timer that runs through a range of time: `4:59`. Its input is the current date.
    public struct Timer: Hashable, Codable, Sendable {
        private let range: Range<Date>
        private let countsDown: Bool
        private let clock: ClockFormat

        private init(_ range: Range<Date>, countsDown: Bool, _ clock: ClockFormat) {
            self.range = range
            self.countsDown = countsDown
            self.clock = clock
        }

        /// Creates the format of a timer that shows the time that has passed.
        ///
        /// - Parameters:
        ///   - showsHours: whether an hour is shown as `1:00:00` instead of `60:00`.
        ///   - maxFieldCount: the number of fields that are shown, beginning with the largest.
        ///   - maxPrecision: the smallest step of the timer.
        public init(
            countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(
                range, countsDown: false,
                ClockFormat(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision))
        }

        /// Creates the format of a timer that shows the time that remains.
        ///
        /// - Parameters:
        ///   - showsHours: whether an hour is shown as `1:00:00` instead of `60:00`.
        ///   - maxFieldCount: the number of fields that are shown, beginning with the largest.
        ///   - maxPrecision: the smallest step of the timer.
        public init(
            countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(
                range, countsDown: true,
                ClockFormat(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision))
        }
    }

    /// The format of a stopwatch that has no end: `0:12.50`. Its input is the current date.
    public struct Stopwatch: Hashable, Codable, Sendable {
        private let start: Date
        private let clock: ClockFormat

        /// Creates the format of a stopwatch.
        ///
        /// - Parameters:
        ///   - showsHours: whether an hour is shown as `1:00:00` instead of `60:00`.
        ///   - maxFieldCount: the number of fields that are shown, beginning with the largest.
        ///   - maxPrecision: the smallest step of the stopwatch.
        public init(
            startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            self.start = start
            clock = ClockFormat(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }
    }
}

extension SystemFormatStyle.Timer: FormatStyle {
    /// Returns the time that has passed or remains at a date.
    public func format(_ date: Date) -> AttributedString {
        let date = min(max(date, range.lowerBound), range.upperBound)
        let seconds =
            countsDown
            ? range.upperBound.timeIntervalSince(date) : date.timeIntervalSince(range.lowerBound)
        return AttributedString(clock.text(seconds, roundsUp: countsDown))
    }
}

extension SystemFormatStyle.Stopwatch: FormatStyle {
    /// Returns the time that has passed at a date.
    public func format(_ date: Date) -> AttributedString {
        AttributedString(clock.text(max(0, date.timeIntervalSince(start)), roundsUp: false))
    }
}

/// The fields of a clock.
private struct ClockFormat: Hashable, Codable, Sendable {
    let showsHours: Bool
    let maxFieldCount: Int
    let maxPrecision: Duration

    /// - Parameter roundsUp: whether a part of a step counts as a whole one.
    func text(_ seconds: TimeInterval, roundsUp: Bool) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let step = min(max(maxPrecision / .seconds(1), 0.01), 60)
        let steps = (seconds.clamped(0, 1e9) / step + (roundsUp ? -1e-6 : 1e-6)).rounded(roundsUp ? .up : .down)
        let hundredths = Int((steps * step * 100).rounded())
        let total = hundredths / 100
        var fields: [String] = []
        let hasHours = showsHours && total >= 3600
        if hasHours { fields.append("\(total / 3600)") }
        let minutes = showsHours ? total / 60 % 60 : total / 60
        fields.append(hasHours ? two(minutes) : "\(minutes)")
        fields.append(two(total % 60))
        let shown = fields.prefix(max(1, maxFieldCount)).joined(separator: ":")
        return step < 1 && maxFieldCount > fields.count ? shown + "." + two(hundredths % 100) : shown
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// The format of a timer that shows the time that has passed; see ``SystemFormatStyle/Timer``.
    public static func timer(
        countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingUpIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// The format of a timer that shows the time that remains; see ``SystemFormatStyle/Timer``.
    public static func timer(
        countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingDownIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// The format of a stopwatch; see ``SystemFormatStyle/Stopwatch``.
    public static func stopwatch(
        startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> SystemFormatStyle.Stopwatch {
        SystemFormatStyle.Stopwatch(
            startingAt: start, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
