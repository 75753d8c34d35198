import CursesUI

/// Numbers that roll, and symbols that move.
struct MovingSigns: View {
    @State private var count = 1234
    @State private var isBusy = true

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            HStack {
                Text(count, format: .number).contentTransition(.numericText(value: Double(count))).bold()
                Button("Add") { withAnimation { count += 777 } }
                Button("Subtract") { withAnimation { count -= 777 } }
            }
            Toggle("Busy", isOn: $isBusy)
            VStack(alignment: .leading) {
                Label("pulse", systemImage: "heart.fill").symbolEffect(.pulse, isActive: isBusy)
                Label("variable colour", systemImage: "wifi").symbolEffect(.variableColor, isActive: isBusy)
                Label("rotate", systemImage: "arrow.clockwise").symbolEffect(.rotate, isActive: isBusy)
                Label("bounce", systemImage: "bell").symbolEffect(.bounce, value: count)
                Label("none", systemImage: "star").symbolEffectsRemoved().symbolEffect(.pulse)
            }
        }
    }
}
