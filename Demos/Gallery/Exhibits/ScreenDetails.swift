import CursesUI

/// A screen with a subtitle and a background, and rows that report their visibility.
struct ScreenDetails: View {
    @State private var search = ""
    @State private var seen: [Int] = []
    @State private var isEndInSight = false
    @FocusState private var isSearching: Bool

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(1..<31, id: \.self) { row in
                        Text("Row \(row)").onScrollVisibilityChange { if row == 30 { isEndInSight = $0 } }
                    }
                }
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
            .searchable(text: $search)
            .searchFocused($isSearching)
            .containerBackground(.blue.opacity(0.2), for: .navigation)
            .navigationTitle("Rows")
            .toolbarTitleDisplayMode(.inlineLarge)
            .navigationSubtitle(isEndInSight ? "the end" : "from \(seen.first ?? 1) on")
            .toolbar {
                Button("Search") { isSearching = true }
                Button("Top") { isEndInSight = false }.toolbarItemHidden(!isEndInSight)
            }
            .toolbarBackground(.blue.opacity(0.5), for: .navigationBar)
            .toolbarBackgroundVisibility(.visible, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .toolbarForegroundStyle(.yellow, for: .navigationBar)
            .navigationDocument(URL(filePath: "/etc/hostname"))
        }
    }
}
