import CursesUI

struct PlanetList: View {
    @State private var planets = ["Mercury", "Venus", "Earth", "Mars"]
    @State private var chosen: String? = "Earth"

    var body: some View {
        List(selection: $chosen) {
            Section("Inner planets") {
                ForEach(planets, id: \.self) { Text($0) }
                    .onDelete { planets.remove(atOffsets: $0) }
            }
            Section("Outer planets") {
                Text("Jupiter").badge(95)
                Text("Saturn").badge(146)
            }
        }
    }
}
