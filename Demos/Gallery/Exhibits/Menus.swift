import CursesUI

/// Menus of buttons, and context menus on the right mouse button.
struct Menus: View {
    @State private var fruit = "none"
    @State private var sizes: Set<String> = ["M"]

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Menu("Fruit") {
                Button("Apple") { fruit = "apple" }
                Button("Pear") { fruit = "pear" }
                Menu("Berries") {
                    Button("Strawberry") { fruit = "strawberry" }
                    Button("Blueberry") { fruit = "blueberry" }
                }
                Divider()
                Button("None", role: .destructive) { fruit = "none" }
            }
            .menuStyle(.button)
            .menuOrder(.priority)
            Menu("Without a frame") {
                Toggle("Large", isOn: contains("L"))
                Toggle("Medium", isOn: contains("M"))
            }
            .menuStyle(.borderlessButton)
            Menu("Without an arrow") {
                Button("Plum") { fruit = "plum" }
            }
            .menuStyle(.borderedButton)
            .menuIndicator(.hidden)
            Text("The right mouse button opens a menu here.")
                .contextMenu {
                    Button("Banana") { fruit = "banana" }
                }
            Text("Chosen: \(fruit), \(sizes.sorted().joined(separator: " "))")
                .foregroundStyle(.secondary)
        }
        .menuStyle(.automatic)
    }

    private func contains(_ size: String) -> Binding<Bool> {
        Binding {
            sizes.contains(size)
        } set: {
            if $0 { sizes.insert(size) } else { sizes.remove(size) }
        }
    }
}
