import CursesUI

struct MailColumns: View {
    @State private var folder: String? = "Inbox"

    var body: some View {
        NavigationSplitView {
            List(["Inbox", "Drafts", "Sent"], id: \.self, selection: $folder) { Text($0) }
                .navigationTitle("Mail")
        } detail: {
            ContentUnavailableView("\(folder ?? "Nothing") is empty", systemImage: "tray")
        }
    }
}
