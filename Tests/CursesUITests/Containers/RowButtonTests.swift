import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("Rows with a tap gesture and a button")
struct RowButtonTests {
    private struct Rows: View {
        @State var log = "none"

        var body: some View {
            Text(verbatim: "log: \(log)")
            List {
                ForEach(0..<3, id: \.self) { index in
                    HStack {
                        Text(verbatim: "row \(index)")
                        Spacer()
                        Button("Star") { log = "star \(index)" }
                    }
                    .contentShape(Rectangle())
                    .onTapGesture { log = "tap \(index)" }
                }
            }
        }
    }

    private func log(_ app: TestApp) -> String {
        app.press(.return)
        return app.screen.rows[0].trimmingCharacters(in: .whitespaces)
    }

    private func makeApp() -> TestApp { TestApp(Rows(), size: CellSize(width: 40, height: 8)) }

    @Test("Return taps the row, and the arrow keys reach the button and lead back")
    func arrows() {
        let app = makeApp()
        #expect(log(app) == "log: tap 0")
        app.press(.rightArrow)
        #expect(log(app) == "log: star 0")
        app.press(.leftArrow)
        #expect(log(app) == "log: tap 0")
        app.press(.downArrow)
        #expect(log(app) == "log: tap 1")
    }

    @Test("Tab reaches the button")
    func tab() {
        let app = makeApp()
        app.press(.tab)
        #expect(log(app) == "log: star 0")
        app.press(.tab, modifiers: .shift)
        #expect(log(app) == "log: tap 0")
    }

    @Test("a click hits what is under it")
    func mouse() {
        let app = makeApp()
        app.click(text: "row 1")
        #expect(app.screen.rows[0].contains("log: tap 1"))
        app.click(text: "Star")
        #expect(app.screen.rows[0].contains("log: star 0"))
    }

    @Test("everything can be reached by keys")
    func reach() {
        #expect(makeApp().keyboardReach().outOfReach == [])
    }
}
