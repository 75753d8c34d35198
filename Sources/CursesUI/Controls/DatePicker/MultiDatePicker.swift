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
/// The selected days are in reverse video. The arrow keys move among the days. Return and a click select a day, or
/// deselect it.
public struct MultiDatePicker<Label: View> {
    private let label: Label
    private let selection: Binding<Set<DateComponents>>
    private let bounds: Range<Date>
    /// A day of the visible month; `nil` until the user changes the month. With `nil`, the calendar shows the month of
    /// the first selected day or, if there is none, the current month.
    @State private var shown: Date?
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

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
        let month = CalendarMonth(of: day, in: calendar)
        VStack(alignment: .leading, spacing: 0) {
            HStack(columns: 1) {
                label
                Spacer(minLength: 0)
                step("‹", named: "Previous month", by: -1)
                Text(day, format: .dateTime.month(.wide).year().locale(locale))
                step("›", named: "Next month", by: 1)
            }
            HStack(columns: 1) {
                ForEach(Array(month.weekdays.enumerated()), id: \.offset) { Text(verbatim: $0.element) }
            }
            .foregroundStyle(.secondary)
            ForEach(month.weeks.indices, id: \.self) { week in
                HStack(columns: 1) {
                    ForEach(month.weeks[week].indices, id: \.self) { weekday in
                        dayButton(month.weeks[week][weekday])
                    }
                }
            }
        }
    }

    private var day: Date {
        if let shown { return shown }
        let chosen = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
        return chosen ?? FrameClock.date
    }

    @MainActor
    private func step(_ sign: String, named name: String, by months: Int) -> some View {
        Button {
            shown = calendar.date(byAdding: .month, value: months, to: day)
        } label: {
            Text(verbatim: sign)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
    }

    @ViewBuilder @MainActor
    private func dayButton(_ date: Date?) -> some View {
        if let date {
            let number = calendar.component(.day, from: date)
            let isChosen = chosen(date) != nil
            Button {
                choose(date)
            } label: {
                Text(verbatim: number < 10 ? " \(number)" : "\(number)")
                    .modifier(ChosenModifier(isChosen: isChosen))
            }
            .buttonStyle(.plain)
            .disabled(!bounds.contains(date))
            .accessibilityValue(isChosen ? "Chosen" : "")
        } else {
            Text(verbatim: "  ")
        }
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

/// The days of a month, in weeks.
struct CalendarMonth {
    /// The names of the weekdays, abbreviated to two letters.
    let weekdays: [String]
    /// The days of each week, seven elements per week; `nil` for days of other months.
    let weeks: [[Date?]]

    init(of date: Date, in calendar: Calendar) {
        let symbols = calendar.shortStandaloneWeekdaySymbols
        let offset = calendar.firstWeekday - 1
        weekdays = symbols.indices.map { String(symbols[($0 + offset) % symbols.count].prefix(2)) }
        guard let month = calendar.dateInterval(of: .month, for: date),
            let days = calendar.range(of: .day, in: .month, for: date)
        else {
            weeks = []
            return
        }
        let first = calendar.component(.weekday, from: month.start)
        let blanks = (first - calendar.firstWeekday + 7) % 7
        var cells: [Date?] = Array(repeating: nil, count: blanks)
        cells += days.map { calendar.date(byAdding: .day, value: $0 - 1, to: month.start) }
        cells += Array(repeating: nil, count: (7 - cells.count % 7) % 7)
        weeks = stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<($0 + 7)]) }
    }
}
