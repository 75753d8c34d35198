import Dispatch
import Foundation

extension Duration {
    /// Whole nanoseconds, towards zero; no further than `Int64` reaches.
    var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        if overflow { return seconds < 0 ? .min : .max }
        let (sum, overflow2) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
        return overflow2 ? (seconds < 0 ? .min : .max) : sum
    }

    /// Seconds of a `Date`'s arithmetic, rounded to whole microseconds: a date of today has no finer
    /// digits, and without the rounding 0.8 s would come out a little before or after 0.8 s.
    init(dateInterval seconds: TimeInterval) {
        // Beyond a century nobody waits; without a bound a distant future would overflow.
        let bounded = Swift.min(Swift.max(seconds, -4e9), 4e9)
        self = .microseconds(Int64((bounded * 1e6).rounded()))
    }

    /// The same in seconds.
    var seconds: TimeInterval {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
