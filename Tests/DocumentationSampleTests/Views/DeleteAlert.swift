import CursesUI

struct DeleteAlert: View {
    @State private var isAsking = false

    var body: some View {
        Button("Delete") { isAsking = true }
            .alert("Delete the log?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("Its 40 lines cannot be restored.")
            }
    }
}
