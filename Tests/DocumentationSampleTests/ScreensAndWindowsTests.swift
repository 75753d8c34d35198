import CursesUI
import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Recipes: Screens and windows")
struct ScreensAndWindowsTests {
    @Test("How do I go to a second screen?")
    func harbourLinks() {
        let app = makeApp(HarbourLinks())
        app.press(.return)
        #expect(app.shows("The berths of Kiel"))
        app.press(.escape)
        #expect(app.shows("Malmö"))
    }

    @Test("How do I go back to the first screen from code?")
    func wizard() {
        let app = makeApp(Wizard())
        app.click(text: "Start")
        app.click(text: "Next")
        #expect(app.shows("Step 2"))
        app.click(text: "Start again")
        #expect(!app.shows("Step"))
    }

    @Test("How do I ask for something in a window?")
    func shipEntry() throws {
        let app = makeApp(ShipEntry())
        app.press(.return)
        app.type("Isolde")
        app.click(text: "Add")
        #expect(app.shows("Isolde") && app.element(named: "Name") == nil)
    }

    @Test("How do I ask before quitting?")
    func askingToQuit() {
        var statuses: [Int32] = []
        let app = makeApp(AskingToQuit().environment(\.terminate, TerminateAction { statuses.append($0) }))
        app.press("q")
        #expect(statuses == [])
        app.click(text: "[ Quit ]")
        #expect(statuses == [0])
    }

    @Test("How do I show an error?")
    func openFailure() {
        let app = makeApp(OpenFailure(path: "/nowhere"))
        app.press(.return)
        #expect(app.shows("/nowhere cannot be read."))
        app.press(.return)
        #expect(!app.shows("/nowhere"))
    }

    @Test("How do I show a toast?")
    func savedToast() async {
        let app = makeApp(SavedToast())
        app.press(.return)
        #expect(app.shows("Saved"))
        await app.advance(by: .seconds(4))
        #expect(!app.shows("Saved"))
    }

    @Test("How do I divide the screen into two panes?")
    func twoPanes() {
        let app = makeApp(TwoPanes(), width: 60)
        app.press(.downArrow)
        #expect(app.shows("The text of chapter 2"))
    }

    @Test("How do I fit a small terminal?")
    func fittingTitle() {
        let app = makeApp(FittingTitle(), width: 40)
        #expect(app.shows("Harbours of the Baltic Sea") && !app.shows("depths"))
        app.resize(width: 12, height: 5)
        #expect(app.shows("Harbours") && !app.shows("Baltic"))
    }
}
