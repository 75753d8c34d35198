import SwiftUI

struct ChatMessage: Identifiable, Equatable {
    let id: Int
    let author: String
    var text: String
    let date: Date
    var isMine: Bool { author == "me" }
    var reactions: [String: Int] = [:]
}

struct ChatScreen: View {
    @State private var messages: [ChatMessage] = []
    @State private var draft = ""
    @State private var isTyping = false
    @State private var answered: ChatMessage?
    @FocusState private var isFocused: Bool

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 8) {
                    ForEach(Array(messages.enumerated()), id: \.element.id) { index, message in
                        let isFirst = index == 0 || messages[index - 1].author != message.author
                        HStack(alignment: .bottom, spacing: 6) {
                            if message.isMine { Spacer(minLength: 40) }
                            VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
                                if isFirst && !message.isMine {
                                    Text(message.author).font(.caption).foregroundStyle(.secondary)
                                }
                                Text(message.text)
                                    .padding(.horizontal, 12)
                                    .padding(.vertical, 8)
                                    .foregroundStyle(message.isMine ? Color.white : .primary)
                                    .background(message.isMine ? Color.blue : Color.gray.opacity(0.2))
                                    .clipShape(
                                        UnevenRoundedRectangle(
                                            topLeadingRadius: message.isMine || isFirst ? 16 : 4,
                                            bottomLeadingRadius: 16,
                                            bottomTrailingRadius: 16,
                                            topTrailingRadius: message.isMine && !isFirst ? 4 : 16
                                        )
                                    )
                                    .contextMenu {
                                        ForEach(["👍", "❤️", "😂"], id: \.self) { reaction in
                                            Button("\(reaction) \(message.reactions[reaction] ?? 0)") {
                                                messages[index].reactions[reaction, default: 0] += 1
                                            }
                                        }
                                        Button("Answer", systemImage: "arrowshape.turn.up.left") { answered = message }
                                    }
                                HStack(spacing: 4) {
                                    ForEach(message.reactions.sorted { $0.key < $1.key }, id: \.key) { key, count in
                                        Text(count > 1 ? "\(key) \(count)" : key).font(.caption2)
                                    }
                                    Text(message.date, format: .dateTime.hour().minute())
                                        .font(.caption2)
                                        .foregroundStyle(.tertiary)
                                }
                            }
                            if !message.isMine { Spacer(minLength: 40) }
                        }
                        .padding(.top, isFirst ? 8 : 0)
                        .id(message.id)
                        .transition(.move(edge: message.isMine ? .trailing : .leading).combined(with: .opacity))
                    }
                    if isTyping {
                        ProgressView().frame(maxWidth: .infinity, alignment: .leading).padding(.leading, 12)
                    }
                }
                .padding(.horizontal, 12)
            }
            .defaultScrollAnchor(.bottom)
            .onChange(of: messages) { _, new in
                withAnimation(.easeOut(duration: 0.25)) { proxy.scrollTo(new.last?.id, anchor: .bottom) }
            }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            VStack(spacing: 4) {
                if let answered {
                    HStack {
                        Rectangle().fill(.blue).frame(width: 3, height: 24)
                        Text(answered.text).lineLimit(1).font(.caption)
                        Spacer()
                        Button("Close", systemImage: "xmark") { self.answered = nil }.labelStyle(.iconOnly)
                    }
                }
                HStack(spacing: 8) {
                    TextField("Message", text: $draft, axis: .vertical)
                        .lineLimit(1...4)
                        .focused($isFocused)
                    Button("Send", systemImage: "paperplane.fill", action: send)
                        .disabled(draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
                }
            }
            .padding(8)
            .background(.regularMaterial)
        }
        .navigationTitle("Chat (\(messages.filter { !$0.isMine }.count))")
    }

    private func send() {
        messages.append(ChatMessage(id: messages.count, author: "me", text: draft, date: .now))
        draft = ""
    }
}
