import CursesUI

/// Custom modifiers and styles, and type-erased views.
struct OwnModifiers: View {
    @State private var isOn = true

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text("A modifier of our own").modifier(Card(color: .blue))
            Text("The same one in orange").modifier(Card(color: .orange))
            Button("A style of our own") { isOn.toggle() }.buttonStyle(Arrow())
            AnyView(isOn ? AnyView(Text("A text")) : AnyView(Divider()))
            if isOn { EmptyView() } else { Text("Nothing is above.") }
        }
    }
}

private struct Card: ViewModifier {
    let color: Color

    func body(content: Content) -> some View {
        content
            .padding(1)
            .background(color.opacity(0.4))
    }
}

private struct Arrow: ButtonStyle {
    @Environment(\.isFocused) private var isFocused

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(configuration.isPressed ? "▶" : "▷")
            configuration.label.bold(isFocused)
        }
        .foregroundStyle(.tint)
    }
}
