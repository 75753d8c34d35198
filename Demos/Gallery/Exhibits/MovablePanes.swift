import CursesUI

/// Panes whose dividers can be moved with the mouse and the keys `<` and `>`.
struct MovablePanes: View {
    @State private var chosen = 1

    var body: some View {
        HSplitView {
            VStack(alignment: .leading) {
                ForEach(1..<4, id: \.self) { part in
                    Button("Part \(part)") { chosen = part }.buttonStyle(.plain)
                }
            }
            .frame(minWidth: 10, maxWidth: 20, maxHeight: .infinity, alignment: .topLeading)
            VSplitView {
                Text("The text of part \(chosen)").frame(maxWidth: .infinity, minHeight: 3, maxHeight: .infinity)
                Button("Notes") { chosen = 1 }.frame(maxWidth: .infinity, minHeight: 3, maxHeight: .infinity)
            }
        }
    }
}
