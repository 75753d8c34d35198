import CursesUI

/// A search with scopes and suggestions.
struct Searching: View {
    @State private var search = ""
    @State private var scope = Scope.all

    private enum Scope {
        case all, trees, flowers
    }

    private let trees = ["Ash", "Beech", "Cedar", "Larch", "Oak"]
    private let flowers = ["Aster", "Daisy", "Lily", "Rose"]

    var body: some View {
        NavigationStack {
            List(found, id: \.self) { Text($0) }
                .navigationTitle("Plants")
                .searchable(text: $search)
                .searchScopes($scope) {
                    Text("All").tag(Scope.all)
                    Text("Trees").tag(Scope.trees)
                    Text("Flowers").tag(Scope.flowers)
                }
                .searchSuggestions {
                    Text("Something red").searchCompletion("Rose")
                    Text("Something tall").searchCompletion("Larch")
                }
        }
    }

    private var found: [String] {
        let plants: [String] =
            switch scope {
            case .all: trees + flowers
            case .trees: trees
            case .flowers: flowers
            }
        return plants.filter { search.isEmpty || $0.localizedCaseInsensitiveContains(search) }
    }
}
