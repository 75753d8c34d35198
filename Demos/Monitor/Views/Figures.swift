import CursesUI

extension Double {
    /// The fraction as a percentage.
    var percent: String { formatted(.percent.precision(.fractionLength(0))) }

    /// The number of seconds as a duration: `42s`, `17m`, `5h 7m`.
    var duration: String {
        let count = self < 3_600 ? 1 : 2
        return Duration.seconds(self).formatted(
            .units(allowed: [.days, .hours, .minutes, .seconds], width: .narrow, maximumUnitCount: count))
    }

    /// The number of bytes in at most seven columns: `512 B`, `1.4 MB`, `120 GB`.
    var bytes: String {
        let units = ["B", "kB", "MB", "GB", "TB", "PB", "EB"]
        let power = min(Int(log10(max(1, self)) / 3), units.count - 1)
        let value = self / pow(1_000, Double(power))
        return "\(value.digits(power > 0 && value < 9.95 ? 1 : 0)) \(units[power])"
    }

    /// Returns the number with the given number of decimals.
    func digits(_ count: Int) -> String { formatted(.number.precision(.fractionLength(count))) }
}
