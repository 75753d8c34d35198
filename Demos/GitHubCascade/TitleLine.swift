import CursesUI

/// What this is, and whether something is under way.
struct TitleLine: View {
    let isOffline: Bool
    let isBusy: Bool

    var body: some View {
        HStack {
            Text("GitHub Cascade")
                .font(.headline)
            if isOffline {
                Text("made-up users")
                    .foregroundStyle(.secondary)
            }
            Spacer()
            if isBusy {
                ProgressView()
                    .accessibilityLabel("Loading")
            }
        }
    }
}
