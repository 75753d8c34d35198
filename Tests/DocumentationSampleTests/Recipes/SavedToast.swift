import CursesUI

struct SavedToast: View {
    @Environment(\.continuousClock) private var clock
    @State private var message: String?

    var body: some View {
        Button("Save") { message = "Saved" }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .bottomTrailing) {
                if let message {
                    Text(message).padding(.horizontal, 1).border(.separator)
                }
            }
            .task(id: message) {
                guard message != nil, (try? await clock.sleep(for: .seconds(3))) != nil else { return }
                message = nil
            }
    }
}
