import CursesUI

struct DeparturePicker: View {
    @State private var departure = Date(timeIntervalSince1970: 1_832_922_000)

    var body: some View {
        Form {
            DatePicker("Day", selection: $departure, displayedComponents: .date)
            DatePicker("Time", selection: $departure, displayedComponents: .hourAndMinute)
        }
    }
}
