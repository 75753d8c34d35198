import CursesUI

struct SavedToast: View {
    @State private var isSaved = false

    var body: some View {
        Button("Save") { isSaved = true }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .terminalToast("Saved", isPresented: $isSaved, role: .success)
    }
}
