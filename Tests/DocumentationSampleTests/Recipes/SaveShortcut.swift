import CursesUI

struct SaveShortcut: View {
    @State private var count = 0

    var body: some View {
        TextField("Title", text: .constant("Tides"))
        Button("Save") { count += 1 }
            .keyboardShortcut("s")
        Text("saved \(count) times")
    }
}
