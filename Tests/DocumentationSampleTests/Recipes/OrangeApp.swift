import CursesUI

struct OrangeApp: View {
    private var theme: Theme {
        var theme = Theme.standard
        theme.colors.accent = .orange
        return theme
    }

    var body: some View {
        VStack {
            Text("Orange").foregroundStyle(.tint)
            Text("Nord").foregroundStyle(.tint).terminalTheme(.nord)
        }
        .terminalTheme(theme)
    }
}
