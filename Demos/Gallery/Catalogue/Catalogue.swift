import CursesUI

/// A list of all exhibits, which can be searched, and the selected exhibit.
struct Catalogue: View {
    @Binding var selection: Exhibit.ID?
    @Binding var column: NavigationSplitViewColumn
    @State private var search = ""

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            List(selection: $selection) {
                ForEach(Exhibit.sections, id: \.title) { section in
                    let found = section.exhibits.filter { $0.matches(search) }
                    if !found.isEmpty {
                        Section(section.title) {
                            ForEach(found) { Text($0.title) }
                        }
                    }
                }
            }
            .searchable(text: $search, prompt: "name or code")
            .navigationSplitViewColumnWidth(22)
            .navigationTitle("Catalogue")
        } detail: {
            if let exhibit = Exhibit.all.first(where: { $0.id == selection }) {
                ExhibitScreen(exhibit: exhibit)
                    .id(exhibit.id)
            } else {
                ContentUnavailableView("Nothing is selected", systemImage: "photo")
            }
        }
    }

}
