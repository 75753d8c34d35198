import CursesUITesting

/// A typical screen of an app, at 120 columns and 40 rows: a title, a form, a list of rows, a status.
struct Screen: View {
    @State private var name = ""
    @State private var mail = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Inventory").bold().foregroundColor(.cyan)
            HStack(spacing: 2) {
                TextField("Name", text: $name)
                TextField("Mail", text: $mail)
                Button("Add") {}
            }
            ForEach(0..<34) { row in
                HStack(spacing: 1) {
                    Text("Item \(row)").frame(width: 12, alignment: .leading)
                    Text("A description that fills most of the row, so that there is text to draw")
                        .foregroundColor(row % 2 == 0 ? .green : .yellow)
                    Spacer()
                    Text("\(row * 37) pieces")
                }
            }
            Spacer()
            Text("34 items, all of them in stock").foregroundColor(.gray)
        }
        .border(.blue)
    }

    static let size = CellSize(width: 120, height: 40)
}
