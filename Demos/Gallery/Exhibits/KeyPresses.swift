import CursesUI

/// Keys that a view handles itself.
struct KeyPresses: View {
    @State private var column = 10
    @State private var typed = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text("Arrows move the star, letters are typed, Delete starts again.")
            VStack(alignment: .leading) {
                Text(String(repeating: " ", count: column) + "★").foregroundStyle(.yellow)
                Text(typed.isEmpty ? "…" : typed)
            }
            .frame(width: 40, alignment: .leading)
            .padding(1)
            .background(.blue.opacity(isFocused ? 0.5 : 0.25))
            .focusable()
            .focused($isFocused)
            .focusEffectDisabled()
            .accessibilityLabel("A field for a star")
            .onMoveCommand { direction in
                if direction == .left { column = max(0, column - 1) }
                if direction == .right { column = min(38, column + 1) }
            }
            .onKeyPress(characters: .letters) { press in
                typed += press.characters
                return .handled
            }
            .onDeleteCommand { typed = "" }
            .onExitCommand { isFocused = false }
            .keyHelp("star", for: .leftArrow)
            Button("Elsewhere") { isFocused = false }
        }
    }
}
