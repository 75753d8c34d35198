import CursesUI

/// Group boxes, redacted text, and a placeholder for missing content.
struct Boxes: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            GroupBox("A box") {
                Text("The content of the box")
            }
            .groupBoxStyle(.automatic)
            GroupBox {
                Label("A label of its own", systemImage: "shippingbox")
            }
            .backgroundStyle(.blue.opacity(0.3))
            HStack(spacing: 4) {
                Text("Not yet loaded").redacted(reason: .placeholder)
                Text("Shown").unredacted()
                Text("4711").privacySensitive()
            }
            ContentUnavailableView {
                Label("No mail", systemImage: "envelope")
            } description: {
                Text("New mail appears here.")
            } actions: {
                Button("Look again") {}
            }
        }
    }
}
