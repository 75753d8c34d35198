import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite struct MouseTrackingTests {
    private struct Views: View {
        @State private var asked: [MouseTracking] = []

        var body: some View {
            ForEach(asked.indices, id: \.self) { Text("View").mouseTracking(asked[$0]) }
            Button("Off") { asked.append(.off) }
            Button("Motion") { asked.append(.motion) }
            Button("Drags") { asked.append(.drags) }
            Button("None") { asked = [] }
            Button("Change") { asked = [.motion] }
        }
    }

    @Test("A view that turns the mouse off decides for all; else the view that asks for most does")
    func several() {
        let app = TestApp(Views())
        let requests = app.host.context.mouseTracking
        #expect(app.terminal.mouse == .drags)
        #expect(requests.current == .drags)
        for (button, result) in [
            ("Motion", .motion), ("Drags", .motion), ("Off", .off), ("Change", .motion), ("None", .drags),
            ("Off", .off), ("Change", .motion),
        ] as [(String, MouseTracking)] {
            #expect(app.click(text: button))
            #expect(requests.current == result)
            #expect(app.terminal.mouse == result)
        }
    }
}
