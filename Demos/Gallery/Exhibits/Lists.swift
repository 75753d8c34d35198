import CursesUI

/// A stack of screens around a list: links, sections, selection, deletion and moves.
struct Lists: View {
    @State private var tasks = ["Water the plants", "Call a friend", "Read a chapter"]

    var body: some View {
        NavigationStack {
            List {
                Section("Screens") {
                    NavigationLink("Planets") { PlanetList() }
                    NavigationLink {
                        LongList()
                    } label: {
                        Label("A million rows", systemImage: "list.bullet")
                    }
                    NavigationLink("A log") { Logs() }
                }
                Section("Tasks") {
                    ForEach(tasks, id: \.self) { Text($0) }
                        .onDelete { tasks.remove(atOffsets: $0) }
                        .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
                }
                Section {
                    Text("Updates").badge(3)
                    DisclosureGroup("Keys") {
                        Text("Return follows a link, Escape leads back")
                        Text("Delete takes a task away, Alt with arrows moves it")
                    }
                }
            }
            .navigationTitle("Lists")
            .toolbar {
                ToolbarItem { Button("Add") { tasks.append("Task \(tasks.count + 1)") } }
            }
        }
    }
}

/// A list in which one row can be selected.
private struct PlanetList: View {
    @State private var chosen: String? = "Earth"
    @State private var search = ""

    private let planets = [
        "Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune",
    ]

    var body: some View {
        List(found, id: \.self, selection: $chosen) { Text($0) }
            .searchable(text: $search)
            .navigationTitle("Planets")
            .toolbar {
                ToolbarItem(placement: .bottomBar) { Text(chosen ?? "none is chosen") }
            }
    }

    private var found: [String] {
        planets.filter { search.isEmpty || $0.localizedCaseInsensitiveContains(search) }
    }
}

/// Rows that are created when they become visible.
private struct LongList: View {
    var body: some View {
        List(0..<1_000_000, id: \.self) { Text("Row \($0)") }
            .navigationTitle("A million rows")
    }
}
