import CursesUI

/// Shows a field, and does work that takes longer than a frame should in several consecutive frames.
struct SlowApp: App {
    var body: some Scene {
        WindowGroup { SlowView() }
    }
}

private struct SlowView: View {
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("Entry", text: $text)
            Text(verbatim: "Bytes: \(text.utf8.count).")
            SlowClock()
        }
    }
}

private struct SlowClock: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 0.001)) { context in
            Text(slowly(context.date))
        }
    }

    private func slowly(_ date: Date) -> String {
        usleep(15_000)
        return "\(Int(date.timeIntervalSince1970 * 1000) % 1000)"
    }
}
