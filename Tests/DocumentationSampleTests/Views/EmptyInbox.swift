import CursesUI

struct EmptyInbox: View {
    var body: some View {
        ContentUnavailableView {
            Label("No messages", systemImage: "tray")
        } description: {
            Text("New messages appear here.")
        } actions: {
            Button("Fetch now") {}
        }
    }
}
