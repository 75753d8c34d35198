import CursesUI

/// The shelf beside the tea that is chosen.
struct ContentView: View {
    @State private var shelf = TeaShelf()
    @State private var chosen: Tea.ID? = "Assam"

    var body: some View {
        NavigationSplitView {
            List(shelf.teas, selection: $chosen) { tea in
                Label(tea.name, systemImage: tea.isFavorite ? "heart.fill" : "heart")
            }
            .navigationTitle("Teas")
        } detail: {
            if let index = shelf.teas.firstIndex(where: { $0.id == chosen }) {
                TeaDetail(tea: $shelf.teas[index])
            } else {
                ContentUnavailableView("Choose a tea", systemImage: "cup.and.saucer")
            }
        }
    }
}
