import CursesUITesting
import Testing

@MainActor
@Suite struct CounterTests {
    @Test("The counter begins at zero")
    func start() {
        #expect(
            render(CounterView(), size: CellSize(width: 24, height: 2)) == """
                  You pressed 0 times.
                      [ Press me ]
                """)
    }

    @Test("A press is counted")
    func press() {
        let app = TestApp(CounterView(), size: CellSize(width: 24, height: 2))
        app.press(.return)
        assertSnapshot(of: app)
    }

    @Test("A picture of which there is none fails the test")
    func missing() {
        withKnownIssue {
            assertSnapshot(of: Text("new"), record: .never)
        }
    }
}
