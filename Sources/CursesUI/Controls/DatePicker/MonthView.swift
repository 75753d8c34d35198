import Foundation

/// A calendar of a month, with buttons for its days and for the months before and after it.
struct MonthView<Label: View> {
    let label: Label
    /// A day of the month that the user has turned to; `nil` until then.
    let shown: Binding<Date?>
    /// A day of the month that is shown.
    let day: Date
    let isChosen: (Date) -> Bool
    let isEnabled: (Date) -> Bool
    let choose: @MainActor (Date) -> Void
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    init(
        label: Label, shown: Binding<Date?>, day: Date, isChosen: @escaping (Date) -> Bool,
        isEnabled: @escaping (Date) -> Bool, choose: @escaping @MainActor (Date) -> Void
    ) {
        self.label = label
        self.shown = shown
        self.day = day
        self.isChosen = isChosen
        self.isEnabled = isEnabled
        self.choose = choose
    }
}

extension MonthView: View {
    var body: some View {
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
            VStack(alignment: .leading, spacing: 0) {
                ForEach(month.weeks.indices, id: \.self) { week in
                    HStack(columns: 1) {
                        ForEach(month.weeks[week].indices, id: \.self) { weekday in
                            dayButton(month.weeks[week][weekday])
                        }
                    }
                }
            }
            // The days are a single stop for Tab.
            .modifier(FocusGroupModifier())
        }
    }

    @MainActor
    private func step(_ sign: String, named name: String, by months: Int) -> some View {
        Button {
            shown.wrappedValue = calendar.date(byAdding: .month, value: months, to: day)
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
            let isChosen = isChosen(date)
            Button {
                choose(date)
            } label: {
                Text(verbatim: number < 10 ? " \(number)" : "\(number)")
                    .modifier(ChosenModifier(isChosen: isChosen))
            }
            .buttonStyle(.plain)
            .environment(\.isGroupEntry, isChosen)
            .disabled(!isEnabled(date))
            .accessibilityValue(isChosen ? "Chosen" : "")
        } else {
            Text(verbatim: "  ")
        }
    }
}
