import CursesUI

struct AccentPicker: View {
    @State private var accent = Color.orange

    var body: some View {
        Form {
            ColorPicker("Accent", selection: $accent)
            Text("A text in this colour").foregroundStyle(accent)
        }
    }
}
