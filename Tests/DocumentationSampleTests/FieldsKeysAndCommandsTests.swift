import CursesUI
import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Recipes: Fields, keys and commands")
struct FieldsKeysAndCommandsTests {
    @Test("How do I validate a field while it is typed?")
    func nameCheck() {
        let app = makeApp(NameCheck())
        app.type("jo")
        #expect(app.shows("at least 3 characters"))
        app.type("hn")
        #expect(!app.shows("at least 3 characters"))
        #expect(app.element(named: "Sign up")?.isEnabled == true)
    }

    @Test("How do I move the focus from field to field?")
    func addressFields() {
        let app = makeApp(AddressFields())
        app.type("Pier 4")
        app.press(.return)
        app.type("Kiel")
        #expect(app.element(named: "City")?.value == "Kiel")
    }

    @Test("How do I choose which control has the focus first?")
    func firstFocus() {
        let app = makeApp(FirstFocus())
        app.type("Ada")
        #expect(app.element(named: "Guest")?.value == "Ada")
    }

    @Test("How do I react to a key?")
    func turtle() throws {
        let app = makeApp(Turtle())
        let start = try #require(app.screen.position(of: "@"))
        app.press("l", times: 3)
        app.press("h")
        #expect(app.screen.position(of: "@")?.column == start.column + 2)
    }

    @Test("How do I give a button a key?")
    func saveShortcut() {
        let app = makeApp(SaveShortcut())
        app.press("s", modifiers: .control)
        #expect(app.shows("saved 1 times"))
    }

    @Test("How do I add a command to the palette?")
    func paletteRecipe() {
        let app = makeApp(PaletteRecipe(), width: 60, height: 16)
        app.press("p", modifiers: .control)
        app.type("shout")
        app.press(.return)
        #expect(app.shows("AHOY"))
    }

    @Test("How do I copy a text?")
    func copyButton() {
        let app = makeApp(CopyButton(address: "ahoy@example.org"))
        app.press(.return)
        #expect(app.pasteboard == "ahoy@example.org")
    }

    @Test("How do I undo a change?")
    func undoableCount() {
        let app = makeApp(UndoableCount())
        app.click(text: "Add")
        app.click(text: "Add")
        app.press("u", modifiers: .control)
        #expect(app.shows("count 1"))
    }

    @Test("How do I drag rows?")
    func crewDrag() async throws {
        let app = makeApp(CrewDrag())
        let start = try #require(app.screen.position(of: "Ada"))
        let end = try #require(app.screen.position(of: "aboard"))
        app.drag(from: start, to: end)
        await app.wait { $0.shows("aboard: Ada") }
    }
}
