import CursesUI

/// Commands that are found by a part of their names, and the keys on the last row.
struct CommandPalettes: View {
    @State private var told = "nothing"
    @State private var showsKeys = true

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text("Control-P opens the palette, which lists Hello and Bye now.")
            Text("Told: \(told)").foregroundStyle(.secondary)
            Toggle("Keys on the last row", isOn: $showsKeys)
        }
        .paletteCommands {
            Button("Say hello") { told = "hello" }
            Button("Say bye") { told = "bye" }
        }
        .commandPalette(KeyboardShortcut("p", modifiers: .control))
        .keyHelp(showsKeys ? .automatic : .hidden)
    }
}
