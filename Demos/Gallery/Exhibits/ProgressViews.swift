import CursesUI

/// Progress with and without a known end.
struct ProgressViews: View {
    @State private var done = 0.3

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            ProgressView("Automatic", value: done)
                .progressViewStyle(.automatic)
            ProgressView(value: done) {
                Text("Linear")
            } currentValueLabel: {
                Text("\(Int(done * 100)) %")
            }
            .progressViewStyle(.linear)
            .tint(.green)
            HStack(spacing: 4) {
                ProgressView("Circular").progressViewStyle(.circular)
                ProgressView("Coloured").progressViewStyle(.circular).tint(.orange)
            }
            ProgressView("Without an end").progressViewStyle(.linear)
            Button("A step further") {
                withAnimation { done = done >= 1 ? 0 : min(1, done + 0.1) }
            }
        }
    }
}
