import CursesUI

struct HarbourLinks: View {
    var body: some View {
        NavigationStack {
            List(["Kiel", "Malmö"], id: \.self) { harbour in
                NavigationLink(harbour) { Text("The berths of \(harbour)") }
            }
            .navigationTitle("Harbours")
        }
    }
}
