import CursesUI

/// State, the environment, and the appearance and disappearance of views.
struct LifeAndState: View {
    @State private var count = 0
    @State private var isShown = true
    @State private var told: [String] = []
    @StateObject private var clicks = Clicks()

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Button("Count: \(count)") {
                count += 1
                clicks.number += 1
            }
            .onChange(of: count) { told.append("changed to \($1)") }
            .onReceive(clicks.$number.dropFirst()) { told.append("received \($0)") }
            Toggle("A view", isOn: $isShown)
            if isShown {
                Total()
                    .environmentObject(clicks)
                    .onAppear { told.append("appeared") }
                    .onDisappear { told.append("disappeared") }
                    .task { told.append("a task has started") }
            }
            Level().environment(\.galleryLevel, 2)
            Level().transformEnvironment(\.galleryLevel) { $0 += 5 }
            Digit(number: count).equatable()
            Stored().defaultAppStorage(.standard)
            Text(told.suffix(4).joined(separator: ", ")).foregroundStyle(.secondary)
        }
    }
}

private final class Clicks: ObservableObject {
    @Published var number = 0
}

private struct Total: View {
    @EnvironmentObject private var clicks: Clicks

    var body: some View { Text("Clicks: \(clicks.number)") }
}

private struct Level: View {
    @Environment(\.galleryLevel) private var level

    var body: some View { Text("Level \(level)") }
}

private struct Stored: View {
    @AppStorage("gallery.visits") private var visits = 1

    var body: some View { Text("Visits: \(visits)") }
}

private struct Digit: View, Equatable {
    let number: Int

    var body: some View { Text("The last digit is \(number % 10).") }

    nonisolated static func == (old: Digit, new: Digit) -> Bool { old.number % 10 == new.number % 10 }
}

extension EnvironmentValues {
    @Entry var galleryLevel = 1
}
