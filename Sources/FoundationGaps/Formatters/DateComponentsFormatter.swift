import Foundation

/// Formats durations, such as `1:05:09` or `1 year, 2 months`. Foundation for Linux has no such class.
///
/// The words for years and months are those of some languages, and else English.
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

    /// The units of the duration. If the set is empty, these are days, hours, minutes and seconds, and those that date
    /// components have.
    open var allowedUnits: NSCalendar.Unit = []
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
    /// The time at which a number of seconds, or of other units, begins; 1 January 2001 by default. It decides how long
    /// months and years are.
    open var referenceDate: Date?

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
        guard hasLongUnits(units) else { return whole(text(Int(interval), units)) }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(interval), units, in: Self.plainCalendar)
    }

    /// Formats the time between two dates.
    open func string(from start: Date, to end: Date) -> String? {
        guard hasLongUnits(units) else { return string(from: end.timeIntervalSince(start)) }
        return string(from: start, to: end, units, in: calendar ?? Self.plainCalendar)
    }

    /// Formats date components as a duration.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        let units = allowedUnits.isEmpty ? self.units.union(Self.units(of: components)) : self.units
        return Self.plainCalendar.date(byAdding: components, to: start).flatMap {
            string(from: start, to: $0, units, in: Self.plainCalendar)
        }
    }

    /// A calendar whose days have 24 hours.
    private static let plainCalendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar
    }()

    /// Adds the phrases around a duration.
    private func whole(_ text: String) -> String {
        guard language == "en" else { return text }
        return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private var language: String { calendar?.locale?.language.languageCode?.identifier ?? "en" }

    // MARK: Units

    private static let seconds: [(unit: NSCalendar.Unit, duration: Duration.UnitsFormatStyle.Unit, length: Int)] = [
        (.weekOfMonth, .weeks, 604_800), (.day, .days, 86400), (.hour, .hours, 3600), (.minute, .minutes, 60),
        (.second, .seconds, 1),
    ]

    private static let usual: NSCalendar.Unit = [.day, .hour, .minute, .second]

    private var units: NSCalendar.Unit {
        var units = allowedUnits
        if units.contains(.weekOfYear) { units.insert(.weekOfMonth) }
        let known = units.intersection([.year, .month, .weekOfMonth, .day, .hour, .minute, .second])
        return known.isEmpty ? Self.usual : known
    }

    private func hasLongUnits(_ units: NSCalendar.Unit) -> Bool { !units.isDisjoint(with: [.year, .month]) }

    private static func units(of components: DateComponents) -> NSCalendar.Unit {
        var units: NSCalendar.Unit = []
        if components.year != nil { units.insert(.year) }
        if components.month != nil { units.insert(.month) }
        if components.weekOfMonth != nil || components.weekOfYear != nil { units.insert(.weekOfMonth) }
        return units
    }

    /// Formats the time between two dates with years and months of the calendar.
    private func string(
        from start: Date, to end: Date, _ units: NSCalendar.Unit, in calendar: Calendar
    ) -> String? {
        // The calendar knows dates of some hundred thousand years.
        guard abs(end.timeIntervalSince(start)) < 1e13 else { return nil }
        let isNegative = end < start
        var wanted: Set<Calendar.Component> = [.day, .second]
        if units.contains(.year) { wanted.insert(.year) }
        if units.contains(.month) { wanted.insert(.month) }
        let parts = calendar.dateComponents(wanted, from: min(start, end), to: max(start, end))
        let rest = (parts.day ?? 0) * 86400 + (parts.second ?? 0)
        let isPadded = zeroFormattingBehavior.contains(.pad)
        var long = [(LongUnit.year, parts.year), (.month, parts.month)].compactMap { unit, count in
            count.flatMap { $0 != 0 || isPadded ? (unit, $0) : nil }
        }
        let short = units.subtracting([.year, .month])
        if long.isEmpty, short.isEmpty { long = [(units.contains(.month) ? .month : .year, 0)] }
        guard !long.isEmpty else { return whole(text(isNegative ? -rest : rest, short)) }
        if maximumUnitCount > 0 { long = Array(long.prefix(maximumUnitCount)) }
        let words = long.map { $0.0.text($0.1, unitsStyle, language: language) }
        var all = words
        let left = maximumUnitCount > 0 ? maximumUnitCount - words.count : Int.max
        let hasRest = rest >= (Self.seconds.last { short.contains($0.unit) }?.length ?? .max)
        if left > 0, !short.isEmpty, hasRest || isPadded {
            all.append(text(rest, short, count: left == .max ? 0 : left))
        }
        let isTight = [.positional, .abbreviated, .brief].contains(unitsStyle)
        return whole((isNegative ? "-" : "") + all.joined(separator: isTight ? " " : ", "))
    }

    /// Formats seconds with units of a fixed length.
    private func text(_ interval: Int, _ units: NSCalendar.Unit, count: Int? = nil) -> String {
        let units = Self.seconds.filter { units.contains($0.unit) }
        let count = count ?? maximumUnitCount
        // A number of days or weeks without a time says nothing by its position.
        let isPositional = unitsStyle == .positional && units.contains { $0.length < 86400 }
        return isPositional ? positional(interval, units, count) : words(interval, units, count)
    }

    private typealias FixedUnit = (unit: NSCalendar.Unit, duration: Duration.UnitsFormatStyle.Unit, length: Int)

    private func positional(_ interval: Int, _ units: [FixedUnit], _ count: Int) -> String {
        var rest = abs(interval)
        var parts = units.map { unit -> Int in
            defer { rest %= unit.length }
            return rest / unit.length
        }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        if !isPadded { while parts.count > 1, parts[0] == 0 { parts.removeFirst() } }
        if count > 0 { parts = Array(parts.prefix(count)) }
        let texts = parts.enumerated().map { index, part in
            index == 0 && !isPadded || part > 9 ? "\(part)" : "0\(part)"
        }
        return (interval < 0 ? "-" : "") + texts.joined(separator: ":")
    }

    private func words(_ interval: Int, _ units: [FixedUnit], _ count: Int) -> String {
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch unitsStyle {
            case .abbreviated, .positional: .narrow
            case .short, .brief: .abbreviated
            case .full, .spellOut: .wide
            }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        let style = Duration.UnitsFormatStyle(
            allowedUnits: Set(units.map(\.duration)), width: width, maximumUnitCount: count > 0 ? count : nil,
            zeroValueUnits: isPadded ? .show(length: 1) : .hide, fractionalPart: .hide(rounded: .towardZero))
        return style.locale(calendar?.locale ?? .current).format(.seconds(interval))
    }
}
