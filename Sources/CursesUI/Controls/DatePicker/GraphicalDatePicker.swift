import Foundation

/// The same calendar as in ``MultiDatePicker``, in which one day is selected, above a field for the time.
public struct GraphicalDatePickerStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension GraphicalDatePickerStyle: DatePickerStyle {
    /// Returns a calendar of a month.
    public func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
        if configuration.displayedComponents.contains(.date) {
            GraphicalDatePicker(configuration: configuration)
        } else {
            DatePicker(configuration)
        }
    }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// The short form of ``GraphicalDatePickerStyle``.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A calendar of a month in which one day is selected.
private struct GraphicalDatePicker {
    let configuration: DatePickerStyleConfiguration
    /// A day of the month that the user has turned to; `nil` for the month of the selected day.
    @State private var shown: Date?
    @Environment(\.calendar) private var calendar

    init(configuration: DatePickerStyleConfiguration) {
        self.configuration = configuration
    }
}

extension GraphicalDatePicker: View {
    var body: some View {
        let selected = configuration.selection
        VStack(alignment: .leading, spacing: 0) {
            MonthView(
                label: configuration.label, shown: $shown, day: shown ?? selected,
                isChosen: { calendar.isDate($0, inSameDayAs: selected) }, isEnabled: { isEnabled($0) }
            ) {
                choose($0)
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                DateField(
                    selection: configuration.$selection, bounds: bounds, parts: DatePart.parts(of: .hourAndMinute)
                )
                .accessibility { $0.say(.label, configuration.label.title) }
            }
        }
        // Code that sets the date shows its month.
        .onChange(of: selected) { shown = nil }
    }

    private var bounds: ClosedRange<Date> {
        let low = configuration.minimumDate ?? .distantPast
        return low...max(low, configuration.maximumDate ?? .distantFuture)
    }

    /// Whether some moment of a day is in the bounds.
    private func isEnabled(_ day: Date) -> Bool {
        guard let span = calendar.dateInterval(of: .day, for: day) else { return false }
        return span.start <= bounds.upperBound && span.end > bounds.lowerBound
    }

    /// Selects a day, at the same time of the day if the bounds allow it.
    private func choose(_ day: Date) {
        let time = calendar.dateComponents([.hour, .minute, .second], from: configuration.selection)
        let date =
            calendar.date(
                bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
        configuration.selection = min(max(date, bounds.lowerBound), bounds.upperBound)
    }
}
