import CursesUI

/// The title of the app, and whether a request is in progress.
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
