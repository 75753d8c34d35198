import CursesUI

/// Stores all of its state, so that a different process shows the same screen.
struct StoredApp: App {
    var body: some Scene {
        // Without the command palette, in which random keys choose a theme that a new process does not know.
        WindowGroup { StoredView().commandPalette(nil) }
    }
}

struct StoredView: View {
    /// The identity of all views. F5 changes it, which creates all views again.
    @State private var generation = 0

    var body: some View {
        StoredForm()
            .id(generation)
            .background {
                Button("Anew") { generation += 1 }.keyboardShortcut(.function(5), modifiers: []).hidden()
            }
    }
}

private struct StoredForm: View {
    @AppStorage("name") private var name = ""
    @AppStorage("notes") private var notes = "Notes"
    @AppStorage("isOn") private var isOn = false
    @AppStorage("count") private var count = 3
    @AppStorage("fruit") private var fruit = "Apple"
    @AppStorage("volume") private var volume = 5.0
    @FocusState private var hasFocus: Bool

    var body: some View {
        Form {
            TextField("Name", text: $name).focused($hasFocus)
            Toggle("On", isOn: $isOn)
            if isOn { Text("It is on, and \(name) is \(name.count) long.") }
            Stepper("Count: \(count)", value: $count, in: 0...40)
            Picker("Fruit", selection: $fruit) {
                ForEach(["Apple", "Pear", "Quince"], id: \.self) { Text($0) }
            }
            Slider(value: $volume, in: 0...10, step: 1)
            TextEditor(text: $notes).frame(height: 4)
            ForEach(0..<count, id: \.self) { Text("Row \($0) of \(fruit)") }
        }
        .onAppear { hasFocus = true }
    }
}
