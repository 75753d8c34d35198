import CursesUI

struct FileMenu: View {
    @State private var isWrapped = true

    var body: some View {
        Menu("File") {
            Button("New") {}
            Button("Open…") {}
            Menu("Export") {
                Button("Text") {}
                Button("SVG") {}
            }
            Divider()
            Toggle("Wrap lines", isOn: $isWrapped)
            Button("Delete", role: .destructive) {}
        }
        .padding()
        .frame(maxHeight: .infinity, alignment: .top)
    }
}
