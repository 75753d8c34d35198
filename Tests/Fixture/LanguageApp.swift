import CursesUI

/// Shows a number and a month in the language of the user.
struct LanguageApp: App {
    var body: some Scene {
        WindowGroup { LanguageView() }
    }
}

private struct LanguageView: View {
    @Environment(\.calendar) private var calendar

    var body: some View {
        Text("\(1234567) apples")
        Text(Date(timeIntervalSince1970: 0), format: .dateTime.month(.wide))
        Text(verbatim: "The week begins on day \(calendar.firstWeekday).")
    }
}
