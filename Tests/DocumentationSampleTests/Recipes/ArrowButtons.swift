import CursesUI

struct ArrowButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 1) {
            Text(configuration.isPressed ? "▶" : "▷")
            configuration.label
        }
    }
}

struct ArrowButtons: View {
    @State private var isGone = false

    var body: some View {
        Button("Cast off") { isGone = true }
            .buttonStyle(ArrowButtonStyle())
        Text(isGone ? "at sea" : "in the harbour")
    }
}
