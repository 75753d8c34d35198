import CursesUITesting
import Testing

@testable import Starter

@MainActor
@Suite struct ContentViewTests {
    private let app = TestApp(ContentView(), size: CellSize(width: 60, height: 12))

    @Test("The first tea is shown beside the shelf")
    func shelf() {
        // The picture is in __Snapshots__. Without one, or with CURSESUI_RECORD=failed, a test records it.
        assertSnapshot(of: app)
    }

    @Test("A tea becomes a favorite")
    func favorite() {
        app.click(text: "Sencha")
        #expect(app.screen.text.contains("70 °C"))
        app.click(text: "Favorite")
        #expect(app.screen.text.contains("♥ Sencha"))
    }
}
