import CursesUITesting
import Testing

@testable import CursesUI

/// Tests views that contain themselves, and deliveries of values that trigger further deliveries without end.
@MainActor
@Suite("Nesting")
struct NestingTests {
    /// A view that contains itself twice: each level doubles the number of views.
    struct Twice: View {
        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: "beside itself")
                AnyView(Twice())
                AnyView(Twice())
            }
        }
    }

    @Test("A view that contains itself is named, and shown as far as there is room")
    func inside() throws {
        let app = TestApp(Twice(), size: CellSize(width: 13, height: 2))
        #expect(app.screen.row(0) == "beside itself")
        #expect(app.diagnostics.count == 1)
        let report = try #require(app.diagnostics.first?.firstMatch(of: /Twice is nested (\d+) times/))
        #expect(try #require(Int(report.1)) > 300)
    }

    @Test("The room is that of the thread that asks")
    func threads() async {
        let first = StackRoom()
        let other = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: (first.isCurrent, StackRoom().left)) }
        }
        #expect(!other.0)
        #expect(other.1 > 0)
        #expect(first.size > 256 << 10)
    }

    final class Counter: ObservableObject {
        @Published var count = 0
    }

    struct Chain: View {
        @ObservedObject var counter: Counter
        @State private var taps = 0

        var body: some View {
            Button("\(taps)") { taps += 1 }
                .onReceive(counter.$count.dropFirst()) { counter.count = $0 + 1 }
        }
    }

    @Test("An action that sends the next value to itself is stopped and named, and the app goes on")
    func deliveries() {
        let counter = Counter()
        let app = TestApp(Chain(counter: counter), size: CellSize(width: 5, height: 1))
        counter.count = 1
        app.settle()
        #expect(app.diagnostics.count == 1)
        #expect(app.diagnostics.first?.contains("onReceive of Chain takes never end") == true)
        app.press(.return)
        #expect(app.screen == "[ 1 ]")
    }

    struct Forever: View {
        @StateObject private var counter = Counter()

        var body: some View {
            Text(verbatim: "forever").onReceive(counter.$count) { counter.count = $0 + 1 }
        }
    }

    @Test("The same is stopped and named if it begins when the view appears")
    func replayed() {
        let app = TestApp(Forever(), size: CellSize(width: 7, height: 1))
        #expect(app.screen == "forever")
        #expect(app.diagnostics.contains { $0.contains("Forever") })
    }
}
