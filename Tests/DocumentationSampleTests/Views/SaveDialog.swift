import CursesUI

struct SaveDialog: View {
    @State private var isLeaving = false

    var body: some View {
        Button("Close") { isLeaving = true }
            .confirmationDialog("Save the changes?", isPresented: $isLeaving, titleVisibility: .visible) {
                Button("Save") {}
                Button("Discard", role: .destructive) {}
            }
    }
}
