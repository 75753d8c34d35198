import CursesUI

struct HarbourSearch: View {
    private let harbours = ["Aarhus", "Kiel", "Malmö", "Rostock"]
    @State private var query = ""

    var body: some View {
        List(found, id: \.self) { Text($0) }
            .searchable(text: $query)
    }

    private var found: [String] {
        harbours.filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) }
    }
}
