import CursesUITesting
import Testing

/// The example of the README, verbatim.
private struct CounterView: View {
    @State private var count = 0

    var body: some View {
        Text("You pressed **\(count)** times.")
        Button("Press me") { count += 1 }
    }
}

@MainActor
@Suite("The README")
struct ReadmeTests {
    @Test("The example of a test passes")
    func counting() {
        let app = TestApp(CounterView(), size: CellSize(width: 24, height: 2))
        app.press(.return)
        #expect(
            app.screen == """
                  You pressed 1 times.
                      [ Press me ]
                """)
    }
}
