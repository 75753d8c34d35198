import CursesUI

/// G: a lazy grid of cells, each with a symbol, a text and a button.
struct GridApp: App {
    var body: some Scene {
        WindowGroup { FileGrid() }
    }
}

private struct FileGrid: View {
    private let columns = [GridItem(.adaptive(minimum: 16))]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns) {
                ForEach((0..<WorkloadApps.count).map { FileItem(id: $0) }) { file in
                    VStack {
                        Image(systemName: "doc")
                        Text(file.name)
                    }
                }
            }
        }
    }
}
