import CursesUI

/// A counter, which views observe.
final class Counter: ObservableObject {
    @Published var count = 0
}

/// A text that observes the counter itself.
struct CounterText: View {
    @ObservedObject var counter: Counter

    var body: some View { Text("Count: \(counter.count)") }
}

/// W1: a counter above a list of a thousand rows.
struct CounterApp: App {
    private let counter = Counter()

    var body: some Scene {
        WindowGroup {
            VStack(alignment: .leading, spacing: 0) {
                CounterText(counter: counter)
                List(0..<1000, id: \.self) { Text("Row \($0)") }
            }
            .scrollIndicators(.hidden)
            .onKeyPress("+") {
                counter.count += 1
                return .handled
            }
        }
    }
}

/// W1, with the counter in the state of the view that contains the list: its body runs in every frame.
struct ParentApp: App {
    var body: some Scene {
        WindowGroup { ParentView() }
    }
}

private struct ParentView: View {
    @State private var count = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Count: \(count)")
            List(0..<1000, id: \.self) { Text("Row \($0)") }
        }
        .scrollIndicators(.hidden)
        .onKeyPress("+") {
            count += 1
            return .handled
        }
    }
}
