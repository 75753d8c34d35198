import CursesUI

/// W2: a field, and a message about its content.
struct TypingApp: App {
    var body: some Scene {
        WindowGroup { TypingView() }
    }
}

private struct TypingView: View {
    @State private var text = ""

    private var message: String {
        text.count < 8 ? "Too short: \(text.count) of 8 characters" : "Fine: \(text.count) characters"
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TextField("", text: $text)
                .textFieldStyle(.plain)
            Text(message)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
