import CursesUI

/// A log to which a task appends lines.
struct Logs: View {
    @State private var log = LogStore(limit: 1_000)
    @Environment(\.continuousClock) private var clock

    private static let events: [(LogLevel, String)] = [
        (.info, "GET /index.html 200"),
        (.debug, "The cache has 512 entries"),
        (.info, "GET /logo.png 304"),
        (.warning, "The request took 2.4 seconds"),
        (.notice, "A new version is available"),
        (.error, "No route to 10.0.0.7"),
    ]

    var body: some View {
        LogView(log, showsTime: true)
            .navigationTitle("A log")
            .task {
                for (level, event) in repeatElement(Self.events, count: 200).joined() {
                    log.append(event, level: level)
                    guard (try? await clock.sleep(for: .milliseconds(400))) != nil else { return }
                }
            }
    }
}
