import SwiftUI

struct Mailbox: Identifiable, Hashable {
    let id: String
    let symbol: String
    var messages: [Message]
}

struct Message: Identifiable, Hashable {
    let id: Int
    var sender: String
    var subject: String
    var text: String
    var date: Date
    var isRead: Bool
    var attachments: [String] = []
}

struct MailSplit: View {
    @State private var mailboxes: [Mailbox] = []
    @State private var mailboxID: Mailbox.ID?
    @State private var messageID: Message.ID?
    @State private var visibility = NavigationSplitViewVisibility.all
    @SceneStorage("unreadOnly") private var unreadOnly = false

    private var mailbox: Mailbox? { mailboxes.first { $0.id == mailboxID } }
    private var message: Message? { mailbox?.messages.first { $0.id == messageID } }

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(mailboxes, selection: $mailboxID) { mailbox in
                Label(mailbox.id, systemImage: mailbox.symbol)
                    .badge(mailbox.messages.filter { !$0.isRead }.count)
            }
            .navigationTitle("Mailboxes")
            .navigationSplitViewColumnWidth(min: 120, ideal: 160, max: 240)
        } content: {
            if let mailbox {
                List(mailbox.messages.filter { !unreadOnly || !$0.isRead }, selection: $messageID) { message in
                    VStack(alignment: .leading, spacing: 2) {
                        HStack {
                            if !message.isRead {
                                Circle().fill(.blue).frame(width: 8, height: 8)
                            }
                            Text(message.sender).font(.headline)
                            Spacer()
                            Text(message.date, style: .time).font(.caption).foregroundStyle(.secondary)
                        }
                        Text(message.subject).lineLimit(1)
                        Text(message.text)
                            .lineLimit(2)
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                    }
                    .padding(.vertical, 4)
                }
                .navigationTitle(mailbox.id)
                .toolbar {
                    Toggle("Unread", systemImage: "line.3.horizontal.decrease.circle", isOn: $unreadOnly)
                }
            } else {
                ContentUnavailableView("No mailbox", systemImage: "tray", description: Text("Choose one."))
            }
        } detail: {
            if let message {
                ScrollView {
                    VStack(alignment: .leading, spacing: 12) {
                        Text(message.subject).font(.title).bold()
                        Text(
                            "From \(Text(message.sender).bold()), \(message.date.formatted(.dateTime.weekday().hour().minute()))"
                        )
                        Divider()
                        Text(message.text).textSelection(.enabled)
                        ForEach(Array(message.attachments.enumerated()), id: \.offset) { index, name in
                            Label("\(index + 1). \(name)", systemImage: "paperclip")
                                .padding(8)
                                .frame(maxWidth: .infinity, alignment: .leading)
                                .background(index % 2 == 0 ? Color.gray.opacity(0.1) : .clear)
                                .cornerRadius(6)
                        }
                    }
                    .padding()
                }
                .toolbar {
                    ToolbarItemGroup {
                        Button("Reply", systemImage: "arrowshape.turn.up.left") {}
                        Button("Forward", systemImage: "arrowshape.turn.up.right") {}
                        ShareLink(item: message.text)
                    }
                }
            } else {
                Text("Choose a message").foregroundStyle(.tertiary)
            }
        }
        .navigationSplitViewStyle(.balanced)
        .onChange(of: mailboxID) { messageID = nil }
    }
}
