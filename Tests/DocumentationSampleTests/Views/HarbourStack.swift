import CursesUI

struct HarbourStack: View {
    @State private var path = ["Kiel"]

    var body: some View {
        NavigationStack(path: $path) {
            List(["Kiel", "Aarhus", "Malmö"], id: \.self) { harbour in
                NavigationLink(harbour, value: harbour)
            }
            .navigationTitle("Harbours")
            .navigationDestination(for: String.self) { harbour in
                List {
                    LabeledContent("Berths", value: "48")
                    LabeledContent("Depth", value: "6.5 m")
                }
                .navigationTitle(harbour)
                .toolbar { Button("Reserve") {} }
            }
        }
    }
}
