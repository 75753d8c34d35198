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

    /// The number of bytes in at most six columns: `512 B`, `1.4 MB`, `120 GB`.
    var bytes: String {
        var units = ["B", "kB", "MB", "GB", "TB", "PB"][...]
        var value = self
        while value >= 999.5, units.count > 1 {
            value /= 1_000
            units.removeFirst()
        }
        return "\(value.digits(units.first == "B" || value >= 9.95 ? 0 : 1)) \(units.first!)"
    }

    /// Returns the number with the given number of decimals.
    func digits(_ count: Int) -> String { formatted(.number.precision(.fractionLength(count))) }
}
