import CursesUI

struct RowMenus: View {
    @State private var harbours = ["Kiel", "Malmö"]

    var body: some View {
        List(harbours, id: \.self) { harbour in
            Text(harbour)
                .contextMenu {
                    Button("Remove", role: .destructive) { harbours.removeAll { $0 == harbour } }
                }
        }
    }
}
