import CursesUI

struct Harbours: View {
    @State private var chosen: String? = "Kiel"
    @State private var isOpen = true
    @State private var guests = 12

    var body: some View {
        NavigationSplitView {
            List(["Kiel", "Aarhus", "Malmö"], id: \.self, selection: $chosen) { Text($0) }
                .navigationTitle("Harbours")
        } detail: {
            Form {
                Section(chosen ?? "Choose a harbour") {
                    Toggle("Open for guests", isOn: $isOpen)
                    Stepper("Berths for guests: \(guests)", value: $guests)
                    ProgressView("Tide", value: 0.7)
                }
                Button("Reserve a berth") { guests -= 1 }
            }
        }
    }
}
