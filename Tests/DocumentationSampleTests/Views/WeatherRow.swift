import CursesUI

struct WeatherRow: View {
    var body: some View {
        HStack(spacing: 3) {
            Text("Kiel").bold()
            Text("14 °C")
            Spacer()
            Text("light rain").foregroundStyle(.secondary)
        }
        .padding()
    }
}
