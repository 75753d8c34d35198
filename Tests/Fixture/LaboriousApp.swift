import CursesUI
import Foundation

/// Counts keys, and takes ten milliseconds for each.
struct LaboriousApp: App {
    var body: some Scene {
        WindowGroup { LaboriousView() }
    }
}

private struct LaboriousView: View {
    @State private var count = 0

    var body: some View {
        Text(verbatim: "Keys: \(count).")
            .focusable()
            .onKeyPress("a") {
                usleep(10_000)
                count += 1
                return .handled
            }
    }
}
