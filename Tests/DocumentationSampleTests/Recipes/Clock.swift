import CursesUI

struct Clock: View {
    var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
            Text(context.date, format: .dateTime.hour().minute().second())
        }
    }
}
