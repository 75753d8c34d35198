/// The label of a back button: a symbol that points to the leading edge, and the title of the previous screen.
struct BackLabel: View {
    let title: Text
    @Environment(\.themeSymbols) private var symbols

    init(_ title: Text = Text("Back")) {
        self.title = title
    }

    var body: some View {
        HStack(columns: 1) {
            Text(verbatim: symbols.back).fixedSize()
            title
        }
    }
}
