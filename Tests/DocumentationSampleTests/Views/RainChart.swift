import CursesUICharts

struct RainChart: View {
    private let days = [("Mon", 4), ("Tue", 9), ("Wed", 2), ("Thu", 7), ("Fri", 5)]

    var body: some View {
        Chart(days, id: \.0) { day in
            BarMark(x: .value("Day", day.0), y: .value("Rain", day.1))
        }
    }
}
