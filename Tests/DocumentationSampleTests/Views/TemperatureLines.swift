import CursesUICharts

struct TemperatureLines: View {
    private let cities = [("Kiel", [4, 6, 9, 13, 17, 19]), ("Rome", [12, 13, 15, 18, 23, 27])]

    var body: some View {
        Chart {
            ForEach(cities, id: \.0) { city in
                ForEach(city.1.indices, id: \.self) { month in
                    LineMark(x: .value("Month", month + 1), y: .value("°C", city.1[month]))
                }
                .foregroundStyle(by: .value("City", city.0))
            }
        }
    }
}
