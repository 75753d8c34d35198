import CursesUI

/// Releases the mouse, and captures it again.
struct MouseApp: App {
    var body: some Scene {
        WindowGroup { MouseView() }
    }
}

struct MouseView: View {
    @State private var tracking = MouseTracking.drags

    var body: some View {
        VStack {
            Text("Mouse: \(String(describing: tracking))")
            Button("Let go") { tracking = .off }
            Button("Take") { tracking = .motion }
        }
        .mouseTracking(tracking)
    }
}
