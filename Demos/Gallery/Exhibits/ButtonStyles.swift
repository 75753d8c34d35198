import CursesUI

/// The styles, sizes and keys of buttons.
struct ButtonStyles: View {
    @State private var presses = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Button("Automatic") { presses += 1 }.buttonStyle(.automatic).buttonSizing(.fitted)
            Button("Bordered") { presses += 1 }.buttonStyle(.bordered)
            Button("Prominent") { presses += 1 }.buttonStyle(.borderedProminent)
            Button("Borderless") { presses += 1 }.buttonStyle(.borderless)
            Button("Link") { presses += 1 }.buttonStyle(.link)
            HStack(spacing: 2) {
                Button("Plain") { presses += 1 }.buttonStyle(.plain)
                Button("Glass") { presses += 1 }.buttonStyle(.glass)
                Button("Prominent glass") { presses += 1 }.buttonStyle(.glassProminent)
            }
            HStack(spacing: 2) {
                Button("Small") { presses += 1 }.controlSize(.small)
                Button("Large") { presses += 1 }.controlSize(.large)
                Button("Capsule") { presses += 1 }.buttonBorderShape(.capsule)
            }
            ControlGroup("Zoom") {
                Button("Out", systemImage: "minus") { presses -= 1 }
                Button("In", systemImage: "plus") { presses += 1 }
            }
            Button("Press Control-B") { presses += 1 }
                .keyboardShortcut("b", modifiers: .control)
                .help("A key presses this button from anywhere")
            Text("pressed **\(presses)** times")
        }
    }
}
