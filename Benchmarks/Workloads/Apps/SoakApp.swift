import CursesUI

/// W8: state that changes as fast as possible. One key starts a hundred thousand changes, and a second key starts a
/// million. Each turn of the run loop performs a hundred of them.
struct SoakApp: App {
    private let counter = Counter()

    var body: some Scene {
        WindowGroup {
            VStack(alignment: .leading, spacing: 0) {
                CounterText(counter: counter)
                List(0..<1000, id: \.self) { Text("Row \($0)") }
            }
            .scrollIndicators(.hidden)
            .onKeyPress("w") { change(times: 100_000) }
            .onKeyPress("g") { change(times: 1_000_000) }
        }
    }

    private func change(times: Int) -> KeyPress.Result {
        Task {
            for _ in 0..<(times / 100) {
                for _ in 0..<100 { counter.count += 1 }
                await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
            }
        }
        return .handled
    }
}
