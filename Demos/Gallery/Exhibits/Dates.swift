import CursesUI

/// The styles of a date picker, and a calendar for several days.
struct Dates: View {
    @State private var date =
        Calendar.current.date(from: DateComponents(year: 2027, month: 1, day: 31, hour: 9, minute: 30)) ?? .now
    @State private var days: Set<DateComponents> = [DateComponents(year: 2027, month: 1, day: 31)]

    var body: some View {
        Form {
            Section("Fields") {
                DatePicker("Automatic", selection: $date).datePickerStyle(.automatic)
                DatePicker("Compact", selection: $date).datePickerStyle(.compact)
                DatePicker("Field", selection: $date).datePickerStyle(.field)
                DatePicker("Stepper", selection: $date).datePickerStyle(.stepperField)
                DatePicker("Wheel", selection: $date, displayedComponents: .hourAndMinute)
                    .datePickerStyle(.wheel)
            }
            Section("Calendars") {
                DatePicker("Day", selection: $date, displayedComponents: .date)
                    .datePickerStyle(.graphical)
                MultiDatePicker("Days", selection: $days)
            }
        }
    }
}
