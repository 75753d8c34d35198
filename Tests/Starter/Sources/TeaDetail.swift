import CursesUI

/// How a tea is made.
struct TeaDetail: View {
    @Binding var tea: Tea

    var body: some View {
        Form {
            Section(tea.name) {
                LabeledContent("Water", value: "\(tea.temperature) °C")
                Stepper("Minutes: \(tea.minutes)", value: $tea.minutes, in: 1...10)
                ProgressView("Strength", value: Double(tea.minutes), total: 10)
                Toggle("Favorite", isOn: $tea.isFavorite)
            }
        }
    }
}
