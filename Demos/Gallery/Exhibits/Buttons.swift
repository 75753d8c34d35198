import CursesUI

/// Buttons, menus, links and switches.
struct Buttons: View {
    @State private var presses = 0
    @State private var fruit = "none"
    @State private var isOn = true
    @State private var isBold = false

    var body: some View {
        Form {
            Section("Buttons") {
                HStack {
                    Button("Press me") { presses += 1 }.buttonRepeatBehavior(.enabled)
                    Spacer()
                    Text("pressed **\(presses)** times").lineLimit(1)
                }
                ViewThatFits {
                    HStack { otherButtons }
                    VStack(alignment: .leading) { otherButtons }
                }
            }

            Section("Styles") {
                ViewThatFits {
                    HStack(spacing: 2) { styledButtons }
                    VStack(alignment: .leading) { styledButtons }
                }
            }

            Section("Menus and links") {
                HStack {
                    Menu("Fruit") {
                        Button("Apple") { fruit = "apple" }
                        Button("Pear") { fruit = "pear" }
                        Divider()
                        Button("None", role: .destructive) { fruit = "none" }
                    }
                    Text("chosen: \(fruit)")
                    Spacer()
                    Link("swift.org", destination: URL(string: "https://www.swift.org")!)
                }
            }

            Section("Toggles") {
                Toggle("A switch", isOn: $isOn)
                    .toggleStyle(.switch)
                Toggle("A checkbox", isOn: $isOn)
                    .toggleStyle(.checkbox)
                Toggle("Bold", isOn: $isBold)
                    .toggleStyle(.button)
                    .bold(isBold)
            }
        }
    }

    @ViewBuilder
    private var otherButtons: some View {
        Button("Reset", role: .destructive) { presses = 0 }
        Button("Cancel", role: .cancel) {}
        Button("Add", systemImage: "plus") { presses += 1 }
        Button("Disabled") {}.disabled(true)
    }

    @ViewBuilder
    private var styledButtons: some View {
        Button("Bordered") { presses += 1 }.buttonStyle(.bordered)
        Button("Prominent") { presses += 1 }.buttonStyle(.borderedProminent)
        Button("Borderless") { presses += 1 }.buttonStyle(.borderless)
        Button("Plain") { presses += 1 }.buttonStyle(.plain)
    }
}
