import CursesUI

/// Shows tabs, a list with a menu, and the last command, to test the keys of real terminals.
struct KeysApp: App {
    var body: some Scene {
        WindowGroup { KeysView() }
    }
}

struct KeysView: View {
    @State private var chosen: Int? = 0
    @State private var last = "nothing"

    var body: some View {
        TabView {
            VStack {
                List(0..<9, id: \.self, selection: $chosen) { Text("row \($0)") }
                    .contextMenu { Button("Rename") { last = "renamed" } }
                Text("Chosen: \(chosen ?? -1).")
                Text("Last: \(last).")
            }
            .paletteCommands { Button("Clear it") { last = "cleared" } }
            .tabItem { Text("Rows") }
            Text("The second page").tabItem { Text("Other") }
        }
    }
}
