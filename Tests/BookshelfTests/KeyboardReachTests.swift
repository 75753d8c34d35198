import CursesUITesting
import SwiftUICompat
import Testing

@testable import Bookshelf

/// Checks that the keyboard alone can move the focus from every control of the bookshelf to every other control.
@MainActor
@Suite("the keyboard reaches every control of the bookshelf")
struct KeyboardReachTests {
    private func expect(
        _ name: String, atMost keys: Int, _ size: CellSize, _ open: (TestApp) -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let app = TestApp(
            ContentView().environmentObject(BookStore()), size: size, cellMetrics: .points)
        app.advance(by: .milliseconds(300))
        open(app)
        let reach = app.keyboardReach()
        #expect(!reach.controls.isEmpty, "\(name)", sourceLocation: sourceLocation)
        #expect(reach.outOfReach == [], "\(name)", sourceLocation: sourceLocation)
        #expect(reach.unseen == [], "\(name)", sourceLocation: sourceLocation)
        #expect(reach.mostKeys <= keys, "\(name): \(reach.longestWay)", sourceLocation: sourceLocation)
    }

    @Test("on each of its screens", arguments: [CellSize(width: 80, height: 24), CellSize(width: 40, height: 12)])
    func screens(size: CellSize) {
        expect("list", atMost: 3, size) { _ in }
        expect("book", atMost: 5, size) { app in
            for _ in 0..<20 where app.focused?.name.contains("Tide Tables") != true { app.press(.tab) }
            app.press(.return)
        }
        expect("statistics", atMost: 2, size) { $0.press("2", modifiers: .option) }
    }
}
