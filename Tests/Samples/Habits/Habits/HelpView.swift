import SwiftUI

struct HelpView: View {
    @Environment(\.dismiss) private var dismiss

    private var text: String {
        guard let url = Bundle.main.url(forResource: "help", withExtension: "txt", subdirectory: "Help") else {
            return "?"
        }
        return (try? String(contentsOf: url, encoding: .utf8)) ?? "?"
    }

    var body: some View {
        VStack {
            Text(text)
            #if os(iOS)
            Text("Swipe down to close.")
            #endif
            Button("Close") { dismiss() }
        }
        .padding()
    }
}

#Preview {
    HelpView()
}
