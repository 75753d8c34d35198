import Foundation

extension SystemFormatStyle {
    /// The format of the time between a date and its input, in the largest units: `2 hours, 5 minutes`.
    ///
    /// The time has a minus sign if the input is before the date. The names of the units are English.
    public struct DateOffset: Hashable, Codable, Sendable {
        private let date: Date
        private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        private let maxFieldCount: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        private var calendar = Calendar.autoupdatingCurrent

        /// Creates the format.
        ///
        /// - Parameters:
        ///   - date: the date from which the time is measured.
        ///   - allowedFields: the units that may be shown.
        ///   - maxFieldCount: the number of units that are shown, beginning with the largest that is not zero.
        ///   - sign: whether a sign is shown.
        public init(
            to date: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.date = date
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.sign = sign
        }

        /// Returns the format with the calendar that says how long a day, a month and a year are.
        public func calendar(_ calendar: Calendar) -> DateOffset {
            var style = self
            style.calendar = calendar
            return style
        }
    }

    /// The format of a date relative to its input: `in 2 hours` while the date is near, and otherwise the date itself.
    public struct DateReference: Hashable, Codable, Sendable {
        private let date: Date
        private let allowedFields: Set<Date.RelativeFormatStyle.Field>
        private let thresholdField: Date.RelativeFormatStyle.Field
        private var locale = Locale.autoupdatingCurrent
        private var calendar = Calendar.autoupdatingCurrent

        /// Creates the format.
        ///
        /// - Parameters:
        ///   - date: the date that is shown.
        ///   - allowedFields: the units that may be shown.
        ///   - maxFieldCount: has no effect: the largest unit is shown.
        ///   - thresholdField: the unit from which on the date itself is shown.
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2,
            thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            self.allowedFields = allowedFields
            self.thresholdField = thresholdField
        }

        /// Returns the format with the calendar that says how long a day, a month and a year are.
        public func calendar(_ calendar: Calendar) -> DateReference {
            var style = self
            style.calendar = calendar
            return style
        }

        /// Returns the format with the language of the result.
        public func locale(_ locale: Locale) -> DateReference {
            var style = self
            style.locale = locale
            return style
        }
    }
}

extension SystemFormatStyle.DateOffset: FormatStyle {
    private static let units: [(field: Date.ComponentsFormatStyle.Field, unit: Calendar.Component, name: String)] = [
        (.year, .year, "year"), (.month, .month, "month"), (.week, .weekOfMonth, "week"), (.day, .day, "day"),
        (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
    ]

    /// Returns the time from the format's date to a value.
    public func format(_ value: Date) -> AttributedString {
        let units = Self.units.filter { allowedFields.contains($0.field) }
        guard let smallest = units.last else { return AttributedString() }
        let parts = calendar.dateComponents(Set(units.map(\.unit)), from: min(date, value), to: max(date, value))
        var shown: [String] = []
        for unit in units where shown.count < max(1, maxFieldCount) {
            let count = parts.value(for: unit.unit) ?? 0
            guard count > 0 || shown.isEmpty && unit.field == smallest.field else { continue }
            shown.append("\(count) \(unit.name)\(count == 1 ? "" : "s")")
        }
        let sense = shown == ["0 \(smallest.name)s"] ? 0 : value < date ? -1 : 1
        // A number has the sign that the strategy wants.
        let number = sense.formatted(.number.sign(strategy: sign).locale(Locale(identifier: "en_US")))
        return AttributedString(number.filter { !$0.isNumber } + shown.joined(separator: ", "))
    }
}

extension SystemFormatStyle.DateReference: FormatStyle {
    private static let lengths: [(field: Date.RelativeFormatStyle.Field, unit: Calendar.Component)] = [
        (.year, .year), (.month, .month), (.week, .weekOfYear), (.day, .day), (.hour, .hour), (.minute, .minute),
    ]

    /// Returns the format's date relative to a value, or the date itself if it is far away.
    public func format(_ value: Date) -> AttributedString {
        let unit = Self.lengths.first { $0.field == thresholdField }?.unit ?? .second
        let limit = calendar.date(byAdding: unit, value: 1, to: min(date, value)) ?? .distantFuture
        guard max(date, value) < limit else {
            var style = Date.FormatStyle(date: .abbreviated, time: .omitted)
            (style.calendar, style.locale, style.timeZone) = (calendar, locale, calendar.timeZone)
            return AttributedString(style.format(date))
        }
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, allowedFields: allowedFields, presentation: .numeric, unitsStyle: .wide, locale: locale,
            calendar: calendar)
        return AttributedString(style.format(value))
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The format of the time from a date to the value; see ``SystemFormatStyle/DateOffset``.
    public static func offset(
        to date: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2,
        sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> SystemFormatStyle.DateOffset {
        SystemFormatStyle.DateOffset(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// The format of a date relative to the value; see ``SystemFormatStyle/DateReference``.
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2,
        thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> SystemFormatStyle.DateReference {
        SystemFormatStyle.DateReference(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}
