import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Room for swipe actions")
struct SwipeRoomTests {
    private func app(width: Int) -> TestApp {
        let view = List {
            ForEach(0..<2, id: \.self) { index in
                HStack {
                    Text(verbatim: "Message number \(index)")
                    Spacer()
                    Text(verbatim: "12:30")
                }
                .swipeActions {
                    Button("Delete") {}
                    Button("Archive") {}
                    Button("Flag") {}
                }
                .swipeActions(edge: .leading) { Button("Unread") {} }
            }
        }
        return TestApp(view, size: CellSize(width: width, height: 8))
    }

    @Test("in a wide row, the actions are beside the text")
    func wide() {
        let app = app(width: 80)
        app.press(.rightArrow)
        #expect(app.screen.rows[0].contains("Message number 0"))
        #expect(app.screen.rows[0].contains("[ Flag ] [ Archive ] [ Delete ]"))
        #expect(app.screen.rows[1].contains("Message number 1"))
    }

    @Test("in a narrow row, the actions are below the text, which stays whole")
    func narrow() {
        let app = app(width: 40)
        app.press(.rightArrow)
        #expect(app.screen.rows[0].contains("Message number 0") && app.screen.rows[0].contains("12:30"))
        #expect(app.screen.rows[1].contains("[ Flag ] [ Archive ] [ Delete ]"), "\(app.screen)")
        #expect(app.screen.rows[2].contains("Message number 1"))
        app.press(.escape)
        #expect(app.screen.rows[1].contains("Message number 1"))
    }

    @Test("in a very narrow row, the actions are one below the other")
    func tiny() {
        let app = app(width: 20)
        app.press(.rightArrow)
        #expect(app.screen.text.contains("[ Delete ]") && app.screen.text.contains("[ Flag ]"), "\(app.screen)")
    }
}
