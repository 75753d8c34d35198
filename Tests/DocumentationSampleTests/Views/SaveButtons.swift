import CursesUI

struct SaveButtons: View {
    @State private var saved = 0

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Button("Save") { saved += 1 }
                    .buttonStyle(.borderedProminent)
                Button("Save a copy", systemImage: "doc") { saved += 1 }
                Button("Delete", role: .destructive) { saved = 0 }
                Button("Send") {}.disabled(true)
            }
            Text("Saved \(saved) times").foregroundStyle(.secondary)
        }
        .padding()
    }
}
