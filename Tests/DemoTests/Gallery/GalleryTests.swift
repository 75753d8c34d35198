import CursesUITesting
import Testing

@testable import Gallery

@MainActor
@Suite("The gallery")
struct GalleryTests {
    @Test(
        "Each page looks as it was recorded, with room and without",
        arguments: Gallery.Page.allCases,
        [CellSize(width: 80, height: 24), CellSize(width: 40, height: 12)]
    )
    func looks(page: Gallery.Page, size: CellSize) {
        let app = TestApp(Gallery(page: page), size: size)
        #expect(app.diagnostics == [])
        assertSnapshot(of: app, named: "\(page).\(size.width)x\(size.height)")
    }

    @Test("The focus goes through each page and its bars, and every control has a name")
    func controls() {
        for page in Gallery.Page.allCases {
            let app = TestApp(Gallery(page: page))
            let start = app.screen
            var steps = 0
            repeat {
                let before = app.screen.styledText
                app.press(.tab)
                steps += 1
                #expect(app.screen.styledText != before, "\(page), step \(steps)")
            } while app.screen != start && steps < 60
            #expect(steps > 1 && steps < 60)
            #expect(app.unnamedControls.isEmpty, "\(page)")
        }
    }

    @Test("A page that is chosen by its key opens at its top, and has the focus")
    func pages() {
        let app = TestApp(Gallery(), size: CellSize(width: 40, height: 12))
        for (index, page) in Gallery.Page.allCases.enumerated() {
            let start = TestApp(Gallery(page: page), size: CellSize(width: 40, height: 12))
            app.press(.upArrow, times: 3)
            app.press(KeyEquivalent(Character("\(index + 1)")), modifiers: .option)
            #expect(app.screen.styledText == start.screen.styledText, "\(page)")
        }
    }

    @Test("The arrow to the right stays where nothing is to the right")
    func sideways() {
        let app = TestApp(Gallery())
        let start = app.screen.styledText
        app.press(.rightArrow)
        #expect(app.screen.styledText == start)
    }

    @Test("A link leads to a list, a choice is shown, and Escape leads back to the link")
    func planets() {
        let app = TestApp(Gallery(page: .lists))
        app.press(.return)
        #expect(app.screen.position(of: "‹ Lists") != nil)
        app.click(text: "Mars")
        #expect(app.screen.positions(of: "Mars").count == 2)
        app.press(.escape)
        app.press(.return)
        #expect(app.screen.position(of: "Jupiter") != nil)
    }

    @Test("Every window opens, says what was answered, and gives the focus back")
    func windows() {
        let app = TestApp(Gallery(page: .windows))
        for (name, content) in [
            ("A sheet", "New order"),
            ("A sheet with a list", "Choose a month"),
            ("A cover", "Nothing else is to be seen."),
            ("A popover", "It stands beside what it belongs to."),
        ] {
            app.click(text: "[ \(name) ]")
            #expect(app.screen.position(of: content) != nil, "\(name)")
            app.press(name == "A cover" ? .return : .escape)
            #expect(app.screen.position(of: content) == nil && app.screen.position(of: "[ \(name) ]") != nil)
        }
        app.click(text: "[ An alert ]")
        app.click(text: "Discard")
        #expect(app.screen.position(of: "discarded") != nil)
        app.click(text: "A confirmation")
        app.click(text: "Delete ]")
        #expect(app.screen.position(of: "deleted") != nil)
        app.click(text: "with a list")
        app.click(text: "March")
        #expect(app.screen.position(of: "March") != nil)
        #expect(app.diagnostics == [])
    }
}
