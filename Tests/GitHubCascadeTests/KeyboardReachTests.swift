import CursesUI
import CursesUITesting
import Testing

@testable import GitHubCascade

/// Checks that the keyboard alone can move the focus from every control of the cascade to every other control.
@MainActor
@Suite("the keyboard reaches every control of the cascade")
struct KeyboardReachTests {
    @Test(
        "with a card and recent names", arguments: [CellSize(width: 80, height: 24), CellSize(width: 40, height: 12)])
    func reach(size: CellSize) async throws {
        try await withServer { server in
            let screen = CascadeScreen(server.api(), size: size)
            screen.defaults.set("paper-owl\ntin-robot", forKey: "recentNames")
            screen.enter("marble-fox")
            await screen.waitForRest()
            await screen.app.wait { $0.screen.position(of: "marble-fox") != nil }
            let reach = screen.app.keyboardReach()
            #expect(!reach.controls.isEmpty)
            #expect(reach.outOfReach == [])
            #expect(reach.unseen == [])
            #expect(reach.mostKeys <= 2, "\(reach.longestWay)")
        }
    }
}
