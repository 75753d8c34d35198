import CursesUI

struct UndoableCount: View {
    @State private var history = [0]

    var body: some View {
        Text("count \(history.last ?? 0)")
        Button("Add") { history.append((history.last ?? 0) + 1) }
        Button("Undo") { history.removeLast() }
            .keyboardShortcut("u")
            .disabled(history.count == 1)
    }
}
