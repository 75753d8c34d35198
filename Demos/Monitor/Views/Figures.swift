import CursesUI

extension Int64 {
    /// A number of bytes in at most six columns: `512 B`, `1.4 MB`, `120 GB`.
    var bytes: String {
        let units = ["B", "kB", "MB", "GB", "TB", "PB"]
        var value = Double(self)
        var unit = 0
        while value >= 999.5, unit < units.count - 1 {
            value /= 1_000
            unit += 1
        }
        return value.formatted(.fixed(unit == 0 || value >= 9.95 ? 0 : 1)) + " " + units[unit]
    }
}

extension Double {
    /// A share of 1 in per cent.
    var percent: String { (self * 100).formatted(.fixed(0)) + " %" }

    /// A duration in seconds: `42 s`, `3 min`, `5:07 h`, `12 days`.
    var timeText: String {
        let seconds = Int(Swift.max(0, self))
        return switch seconds {
        case ..<60: "\(seconds) s"
        case ..<3_600: "\(seconds / 60) min"
        case ..<172_800: "\(seconds / 3_600):\(seconds / 60 % 60 < 10 ? "0" : "")\(seconds / 60 % 60) h"
        default: "\(seconds / 86_400) days"
        }
    }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
    /// A number of digits after the point.
    static func fixed(_ digits: Int) -> Self { .number.precision(.fractionLength(digits)) }
}
