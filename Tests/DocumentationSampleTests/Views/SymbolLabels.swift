import CursesUI

struct SymbolLabels: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Label("Favourites", systemImage: "star")
            Label("Folders", systemImage: "folder")
            Label("Done", systemImage: "checkmark")
                .foregroundStyle(.green)
        }
        .padding()
    }
}
