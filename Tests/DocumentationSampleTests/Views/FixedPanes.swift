import CursesUI

struct FixedPanes: View {
    @State private var text = "Low water is at ten past three."

    var body: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Tides").bold()
                Text("Currents")
            }
            .frame(width: 12)
            .frame(maxHeight: .infinity, alignment: .top)
            Divider()
            TextEditor(text: $text)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}
