import CursesUI

/// The name of a plotted value, which is localized only when it is shown.
@usableFromInline
enum PlottableLabel {
    case string(String)
    case key(LocalizedStringKey)
    case text(Text)

    func characters(in environment: EnvironmentValues) -> String {
        switch self {
        case .string(let string): string
        case .key(let key): Text(key).characters(in: environment)
        case .text(let text): text.characters(in: environment)
        }
    }
}

/// A value of a mark, with its name.
///
/// ```swift
/// BarMark(x: .value("Day", day, unit: .day), y: .value("Steps", steps))
/// ```
public struct PlottableValue<Value: Plottable> {
    @usableFromInline let label: PlottableLabel
    @usableFromInline let low: _ChartValue
    /// The end of the interval that the value covers; `nil` for a single value.
    @usableFromInline let high: _ChartValue?

    @inlinable
    init(_ label: PlottableLabel, _ low: _ChartValue, _ high: _ChartValue? = nil) {
        self.label = label
        self.low = low
        self.high = high
    }

    @inlinable var extent: Extent { Extent(low: low, high: high, isBin: high != nil) }
    var grouping: Grouping { Grouping(value: low, label: label) }
}

extension PlottableValue {
    // Inlinable, so that the code is specialised in the app: there may be a hundred thousand values.

    /// Creates a value with a localized name.
    @inlinable
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(.key(labelKey), value.chartValue)
    }

    /// Creates a value with a name.
    @inlinable
    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(.text(label), value.chartValue)
    }

    /// Creates a value with a name.
    @_disfavoredOverload
    @inlinable
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(.string(String(label)), value.chartValue)
    }
}

extension PlottableValue where Value == Date {
    private static func bin(
        _ label: PlottableLabel, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar
    ) -> PlottableValue<Date> {
        guard let interval = calendar.dateInterval(of: unit, for: date) else {
            return PlottableValue(label, date.chartValue)
        }
        return PlottableValue(label, interval.start.chartValue, interval.end.chartValue)
    }

    /// Creates the interval of the calendar unit, such as a day, that contains a date, with a localized name.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue<Date> {
        bin(.key(labelKey), value, unit, calendar)
    }

    /// Creates the interval of the calendar unit, such as a day, that contains a date, with a name.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue<Date> {
        bin(.text(label), value, unit, calendar)
    }

    /// Creates the interval of the calendar unit, such as a day, that contains a date, with a name.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue<Date> {
        bin(.string(String(label)), value, unit, calendar)
    }
}

extension PlottableValue where Value: Comparable {
    /// Creates an interval of values, such as a bin of a histogram.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(.key(labelKey), range.lowerBound.chartValue, range.upperBound.chartValue)
    }

    /// Creates an interval of values.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(.key(labelKey), range.lowerBound.chartValue, range.upperBound.chartValue)
    }
}
