import SwiftUI

struct ChatView: View {
    @StateObject private var model: ChatModel
    @FocusState private var isFocused: Bool
    @Namespace private var bottom

    init(model: @autoclosure @escaping () -> ChatModel = ChatModel()) {
        _model = StateObject(wrappedValue: model())
    }

    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 16) {
                        ForEach(model.messages) { message in
                            Bubble(message: message)
                                .id(message.id)
                                .transition(.scale)
                        }
                        Color.clear.frame(height: 1).id(bottom)
                    }
                    .padding()
                }
                .onChange(of: model.messages.count) {
                    withAnimation { proxy.scrollTo(bottom) }
                }
            }
            Divider()
            HStack {
                TextField("Message", text: $model.draft, axis: .vertical)
                    .lineLimit(1...4)
                    .focused($isFocused)
                    .onSubmit(send)
                Button(action: send) {
                    Image(systemName: "paperplane.fill")
                }
                .accessibilityLabel("Send")
                .disabled(!model.isTyping)
            }
            .padding()
            .background(.thinMaterial)
        }
        .onAppear { isFocused = true }
        .task {
            try? await Task.sleep(nanoseconds: 1)
        }
        .ignoresSafeArea(.keyboard)
    }

    private func send() {
        model.send()
        isFocused = true
    }
}

struct Bubble: View {
    let message: Message

    var body: some View {
        HStack {
            if message.isMine { Spacer(minLength: 40) }
            VStack(alignment: message.isMine ? .trailing : .leading, spacing: 0) {
                Text(message.author).font(.caption).foregroundStyle(.secondary)
                Text(message.text)
                    .padding(10)
                    .foregroundColor(message.isMine ? .white : .primary)
                    .background(message.isMine ? Color.blue : Color(.systemGray5))
                    .clipShape(UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 12))
                    .textSelection(.enabled)
            }
            if !message.isMine { Spacer(minLength: 40) }
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}
