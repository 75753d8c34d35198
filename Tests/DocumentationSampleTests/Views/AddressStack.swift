import CursesUI

struct AddressStack: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Harbour office").bold()
            Text("Pier 4")
            Divider()
            Text("open until 18:00").foregroundStyle(.secondary)
        }
        .padding()
    }
}
