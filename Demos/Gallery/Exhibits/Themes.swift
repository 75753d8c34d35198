import CursesUI

/// Parts of a screen with different themes.
struct Themes: View {
    var body: some View {
        Grid(horizontalSpacing: 1, verticalSpacing: 1) {
            GridRow {
                card("Nord").terminalTheme(.nord)
                card("Dracula").terminalTheme(.dracula)
            }
            GridRow {
                card("Gruvbox").terminalTheme(.gruvboxDark)
                card("Latte").terminalTheme(.catppuccinLatte)
            }
        }
    }

    private func card(_ name: String) -> some View {
        VStack(alignment: .leading) {
            Text(name).bold()
            Text("secondary").foregroundStyle(.secondary)
            Button("A button") {}
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(1)
    }
}
