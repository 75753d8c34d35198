import CursesUI

/// The heights and widths of sheets, and dialogs with an image and a toggle.
struct SheetSizes: View {
    @State private var isHalf = false
    @State private var isForm = false
    @State private var isAsking = false
    @State private var asksNoMore = false

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Button("Half of the screen, or all of it") { isHalf = true }
                .sheet(isPresented: $isHalf) {
                    Text("A click on the mark above changes the height.")
                    Button("Close") { isHalf = false }
                        .presentationDetents([.medium, .large])
                        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                        .presentationDragIndicator(.visible)
                        .presentationCornerRadius(0)
                }
            Button("As wide as a form") { isForm = true }
                .sheet(isPresented: $isForm) {
                    List(1..<21, id: \.self) { Text("Row \($0)") }
                        .presentationSizing(.form)
                }
            Button("A question with a toggle") { isAsking = true }
                .disabled(asksNoMore)
                .alert("Leave the harbour?", isPresented: $isAsking) {
                    Button("Leave") {}
                    Button("Stay", role: .cancel) {}
                }
                .dialogIcon(Image(systemName: "exclamationmark.triangle"))
                .dialogSeverity(.standard)
                .dialogSuppressionToggle(isSuppressed: $asksNoMore)
                .sensoryFeedback(.warning, trigger: isAsking) { _, isAsking in isAsking }
        }
    }
}
