import Foundation

/// Formats durations, such as `1:05:09` or `1 hour, 5 minutes`. Foundation for Linux has no such class.
///
/// Years, months and weeks are converted to days.
open class DateComponentsFormatter {
    /// The style of a duration.
    public enum UnitsStyle: Int, Sendable {
        /// Numbers with colons.
        case positional
        case abbreviated, short, full
        /// The same as `full`: numbers are written as digits.
        case spellOut
        case brief
    }

    /// How units whose value is zero are formatted. Only `pad` has an effect: without it, the positional style omits
    /// leading zero units, and the other styles omit all zero units.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits of the behaviour.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The default for the style.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Leading zero units are omitted, as they are by default.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Has no effect.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Has no effect.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// The same as the default.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Zero units are written. In the positional style, all numbers have at least two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The units of the duration; units longer than a day are treated as days.
    open var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
    /// The style of the duration.
    open var unitsStyle = UnitsStyle.positional
    /// How units whose value is zero are formatted.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// The maximum number of units; 0 for no limit.
    open var maximumUnitCount = 0
    /// The value is kept, but has no effect.
    open var allowsFractionalUnits = false
    /// The value is kept, but has no effect.
    open var collapsesLargestUnit = false
    /// Whether "About" precedes the duration, in English only.
    open var includesApproximationPhrase = false
    /// Whether "remaining" follows the duration, in English only.
    open var includesTimeRemainingPhrase = false
    /// The calendar, whose locale determines the language.
    open var calendar: Calendar? = .current

    /// Creates a formatter.
    public init() {}

    /// Formats date components as a duration in the given style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Formats a duration in seconds.
    open func string(from interval: TimeInterval) -> String? {
        guard interval.isFinite, abs(interval) < 1e15 else { return nil }
        let text = unitsStyle == .positional ? positional(Int(interval)) : words(Int(interval))
        guard calendar?.locale?.language.languageCode?.identifier ?? "en" == "en" else { return text }
        return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    /// Formats the time between two dates.
    open func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }

    /// Formats date components as a duration.
    open func string(from components: DateComponents) -> String? {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    private static let seconds: [(unit: NSCalendar.Unit, duration: Duration.UnitsFormatStyle.Unit, length: Int)] = [
        (.day, .days, 86400), (.hour, .hours, 3600), (.minute, .minutes, 60), (.second, .seconds, 1),
    ]

    private var units: [(unit: NSCalendar.Unit, duration: Duration.UnitsFormatStyle.Unit, length: Int)] {
        let hasLong = !allowedUnits.isDisjoint(with: [.year, .month, .weekOfMonth])
        let units = Self.seconds.filter { allowedUnits.contains($0.unit) || $0.unit == .day && hasLong }
        return units.isEmpty ? Self.seconds : units
    }

    private func positional(_ interval: Int) -> String {
        var rest = abs(interval)
        var parts = units.map { unit -> Int in
            defer { rest %= unit.length }
            return rest / unit.length
        }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        if !isPadded { while parts.count > 1, parts[0] == 0 { parts.removeFirst() } }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let texts = parts.enumerated().map { index, part in
            index == 0 && !isPadded || part > 9 ? "\(part)" : "0\(part)"
        }
        return (interval < 0 ? "-" : "") + texts.joined(separator: ":")
    }

    private func words(_ interval: Int) -> String {
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch unitsStyle {
            case .abbreviated, .positional: .narrow
            case .short, .brief: .abbreviated
            case .full, .spellOut: .wide
            }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        let style = Duration.UnitsFormatStyle(
            allowedUnits: Set(units.map(\.duration)), width: width,
            maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil,
            zeroValueUnits: isPadded ? .show(length: 1) : .hide, fractionalPart: .hide(rounded: .towardZero))
        return style.locale(calendar?.locale ?? .current).format(.seconds(interval))
    }
}
