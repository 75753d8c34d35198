import CursesUI
import CursesUITesting
import Testing

@MainActor
@Test("Groceries are added, ticked off and removed")
func groceries() throws {
    let file = URL.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let app = TestApp(GroceryScreen(list: GroceryList(file: file)), size: CellSize(width: 40, height: 8))
    app.type("Bread")
    app.press(.return)
    app.type("Milk")
    app.press(.return)
    #expect(app.screen.text.contains("2 things to buy"))

    app.press(.tab)
    app.press(.space)
    app.press("r", modifiers: .control)
    #expect(app.screen.text.contains("1 thing to buy"))
    #expect(!app.screen.text.contains("Bread"))

    // The next start finds the saved value.
    #expect(GroceryList(file: file).groceries.map(\.name) == ["Milk"])
}
