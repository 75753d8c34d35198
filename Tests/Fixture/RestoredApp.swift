import CursesUI

/// Stores as much of its state as a host can restore, so the next run begins in the same place.
struct RestoredApp: App {
    var body: some Scene {
        WindowGroup { RestoredView() }
    }
}

private struct Berth: Hashable, Codable {
    let number: Int
}

private struct RestoredView: View {
    @SceneStorage("note") private var note = ""
    @SceneStorage("count") private var count: Int?
    @State private var path: [Berth] = []

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Note", text: $note)
            Button("Count \(count ?? 0)") { count = (count ?? 0) + 1 }
            NavigationStack(path: $path) {
                Button("Open") { path = [Berth(number: 7)] }
                    .navigationDestination(for: Berth.self) { berth in
                        Text("Berth \(berth.number)")
                    }
            }
            .frame(height: 4)
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(0..<60) { Text("row \($0)") }
                }
            }
            .frame(height: 8)
        }
    }
}
