import Dispatch
import Foundation

extension Duration {
    /// The whole nanoseconds, rounded towards zero and clamped to the range of `Int64`.
    var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        if overflow { return seconds < 0 ? .min : .max }
        let (sum, overflow2) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
        return overflow2 ? (seconds < 0 ? .min : .max) : sum
    }

    /// Creates a duration from the seconds between two dates, rounded to whole microseconds.
    ///
    /// A `Date` in our time is no more precise. Without the rounding, 0.8 s would become slightly more or less.
    init(dateInterval seconds: TimeInterval) {
        // The bounds of more than a century prevent an overflow for dates such as `distantFuture`.
        let bounded = Swift.min(Swift.max(seconds, -4e9), 4e9)
        self = .microseconds(Int64((bounded * 1e6).rounded()))
    }

    /// The duration in seconds.
    var seconds: TimeInterval {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
