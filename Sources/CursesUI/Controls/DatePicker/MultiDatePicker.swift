import Foundation

/// A calendar of a month in which several days can be selected.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
///
/// MultiDatePicker("Days off", selection: $days)
/// ```
///
/// ```text
/// Days off        ‹ May 2026 ›
/// Mo Tu We Th Fr Sa Su
///              1  2  3
///  4  5  6  7  8  9 10
/// ```
///
/// The selected days are in reverse video. The days are a single stop for Tab, and the arrow keys move among them.
/// Return and a click select a day, or deselect it.
public struct MultiDatePicker<Label: View> {
    private let label: Label
    private let selection: Binding<Set<DateComponents>>
    private let bounds: Range<Date>
    /// A day of the visible month; `nil` until the user changes the month. With `nil`, the calendar shows the month of
    /// the first selected day or, if there is none, the current month.
    @State private var shown: Date?
    @Environment(\.calendar) private var calendar

    private init(
        _ selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date> = Date.distantPast..<Date.distantFuture,
        label: Label
    ) {
        self.label = label
        self.selection = selection
        self.bounds = bounds
    }

    /// Creates a picker for any days, with a custom label.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, label: label())
    }

    /// Creates a picker for days in a range, with a custom label.
    public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, in: bounds, label: label())
    }

    /// Creates a picker for days that are not before a date, with a custom label.
    public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, in: bounds.lowerBound..<Date.distantFuture, label: label())
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker for any days, with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, label: Text(titleKey))
    }

    /// Creates a picker for days in a range, with a title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {
        self.init(selection, in: bounds, label: Text(titleKey))
    }

    /// Creates a picker for days that are not before a date, with a title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, in: bounds.lowerBound..<Date.distantFuture, label: Text(titleKey))
    }

    /// Creates a picker for any days, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection, label: Text(title))
    }
}

extension MultiDatePicker: View {
    public var body: some View {
        MonthView(label: label, shown: $shown, day: day, isChosen: { chosen($0) != nil }, isEnabled: bounds.contains) {
            choose($0)
        }
    }

    private var day: Date {
        if let shown { return shown }
        let chosen = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
        return chosen ?? FrameClock.date
    }

    /// Returns the element of the selection that represents a day; `nil` if the day is not selected.
    private func chosen(_ date: Date) -> DateComponents? {
        selection.wrappedValue.first { components in
            calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: date) } ?? false
        }
    }

    private func choose(_ date: Date) {
        if let known = chosen(date) {
            selection.wrappedValue.remove(known)
        } else {
            selection.wrappedValue.insert(
                calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
            )
        }
    }
}
