import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

/// Tests two apps in one process that run alternately.
@MainActor
@Suite("Two hosts beside each other")
struct HostIsolationTests {
    private static let size = CellSize(width: 30, height: 8)

    struct Form: View {
        let name: String
        @SceneStorage("draft") private var draft = ""
        @FocusedValue(\.isolated) private var focused
        @State private var isAsking = false

        var body: some View {
            TextField("Draft", text: $draft).focusedValue(\.isolated, name)
            Text(verbatim: "focused \(focused ?? "none")")
            Button("Ask") { isAsking = true }
                .sheet(isPresented: $isAsking) { Text(verbatim: "sheet of \(name)") }
                .navigationTitle(name)
        }
    }

    private let first = TestApp(Form(name: "first"), size: Self.size)
    private let second = TestApp(Form(name: "second"), size: Self.size)

    @Test("Keys, focus and scene storage belong to one host")
    func input() {
        first.type("a")
        second.type("x")
        first.type("b")
        second.press(.tab)
        first.type("c")
        #expect(first.screen.position(of: "abc") != nil)
        #expect(second.screen.position(of: "x") != nil)
        #expect(second.screen.position(of: "abc") == nil)
        #expect(first.screen.position(of: "focused first") != nil)
        #expect(second.screen.position(of: "focused none") != nil)
    }

    @Test("Titles and layers belong to one host")
    func layers() {
        second.press(.tab)
        second.press(.return)
        first.type("d")
        #expect(second.screen.position(of: "sheet of second") != nil)
        #expect(first.screen.position(of: "sheet of") == nil)
        #expect(first.screen.position(of: "d") != nil)
        #expect(first.terminal.title == "first")
        #expect(second.terminal.title == "second")
    }

    struct Ticking: View {
        @State private var isOn = false

        var body: some View {
            Button("Move") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            Text(verbatim: "m").offset(x: isOn ? 10 : 0)
        }
    }

    @Test("What moves in one host asks for no frame of another")
    func clocks() {
        let moving = TestApp(Ticking(), size: Self.size)
        let still = TestApp(Ticking(), size: Self.size)
        moving.press(.return)
        let before = (moving.frameCount, still.frameCount)
        moving.advance(by: .milliseconds(500))
        #expect(moving.frameCount > before.0)
        #expect(still.frameCount == before.1)
    }

    struct Shared: View {
        @Binding var count: Int
        var body: some View { Text(verbatim: "count \(count)") }
    }

    /// Runs a second host during the evaluation of its own body.
    struct Nesting: View {
        let count: StateLocation<Int>
        let log: (Int) -> Void

        var body: some View {
            let _ = runOther()
            Text(verbatim: "outer")
        }

        private func runOther() {
            let terminal = VirtualTerminal(size: CellSize(width: 20, height: 1))
            let view = Shared(count: Binding(location: count))
            let host = ViewHost(RootView(content: view), on: terminal)
            host.renderFrame()
            log(host.graph.statistics.bodies(of: Shared.self))
            host.tearDown()
        }
    }

    @Test("A body that runs another host depends on nothing that the other one reads")
    func nested() {
        let count = StateLocation(0)
        var log: [Int] = []
        let app = TestApp(Nesting(count: count) { log.append($0) }, size: Self.size)
        #expect(log == [1])
        count.value = 1
        app.settle()
        #expect(app.bodyCount(of: Nesting.self) == 1)
    }
}

private struct IsolatedKey: FocusedValueKey {
    typealias Value = String
}

extension FocusedValues {
    fileprivate var isolated: String? {
        get { self[IsolatedKey.self] }
        set { self[IsolatedKey.self] = newValue }
    }
}
