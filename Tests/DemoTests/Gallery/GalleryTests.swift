import CursesUITesting
import Testing

@testable import Gallery

@MainActor
@Suite("The gallery")
struct GalleryTests {
    private nonisolated static let sizes = [
        CellSize(width: 80, height: 24), CellSize(width: 120, height: 40), CellSize(width: 40, height: 12),
    ]

    @Test("Each page looks as it was recorded, with room and without", arguments: Gallery.Page.allCases, sizes)
    func looks(page: Gallery.Page, size: CellSize) {
        let app = TestApp(Gallery(page: page), size: size)
        #expect(app.diagnostics == [])
        assertSnapshot(of: app, named: "\(page).\(size.width)x\(size.height)")
    }

    @Test("Each exhibit looks as it was recorded, and every control has a name", arguments: Exhibit.all.map(\.id))
    func exhibits(id: String) throws {
        let exhibit = try #require(Exhibit.all.first { $0.id == id })
        let app = TestApp(exhibit.view, size: CellSize(width: 56, height: 20))
        #expect(app.diagnostics == [])
        #expect(app.unnamedControls.filter { !$0.frame.isEmpty }.isEmpty)
        assertSnapshot(of: app, named: id)
    }

    @Test("Keys reach every control of each page, and all have names")
    func controls() {
        for page in Gallery.Page.allCases {
            let app = TestApp(Gallery(page: page))
            let reach = app.keyboardReach()
            #expect(reach.controls.count > 2 && reach.outOfReach == [], "\(page)")
            #expect(app.unnamedControls.filter { !$0.frame.isEmpty }.isEmpty, "\(page)")
        }
    }

    @Test("The code beside an exhibit is the file that declares it")
    func code() {
        for exhibit in Exhibit.all {
            #expect(exhibit.code.contains("struct \(exhibit.id): View {"), "\(exhibit.id)")
        }
        let wide = TestApp(Gallery(page: .catalogue, exhibit: "Buttons"), size: CellSize(width: 130, height: 30))
        #expect(wide.screen.position(of: "struct Buttons: View {") != nil)
        let narrow = TestApp(Gallery(page: .catalogue, exhibit: "Buttons"))
        #expect(narrow.screen.position(of: "struct Buttons: View {") == nil)
        narrow.click(text: "Code")
        #expect(narrow.screen.position(of: "struct Buttons: View {") != nil)
    }

    @Test("A part of the code finds its exhibit, in the list and in the palette")
    func search() {
        let app = TestApp(Gallery(page: .catalogue))
        app.click(text: "name or code")
        app.type("onLongPressGesture")
        #expect(app.screen.position(of: "Gestures") != nil && app.screen.position(of: "Sliders") == nil)
        app.press("p", modifiers: .control)
        app.type("show tables")
        app.press(.return)
        #expect(app.screen.position(of: "Tables") != nil)
    }

    @Test("The selected theme is shown at once")
    func themes() {
        let app = TestApp(Gallery(page: .themes))
        let standard = app.screen
        app.click(text: "Nord")
        #expect(app.screen != standard)
    }

    @Test("The figures of the dashboard change every second, and a title sorts the table")
    func dashboard() async throws {
        let app = TestApp(Gallery())
        let start = app.screen
        await app.wait { _ in
            app.advance(by: .seconds(1))
            return app.screen != start
        }
        #expect(app.screen != start)
        let first = try #require(app.screen.position(of: "maps"))
        let last = try #require(app.screen.position(of: "login"))
        #expect(first.row < last.row)
        app.click(text: "Service ")
        let login = try #require(app.screen.position(of: "login"))
        let maps = try #require(app.screen.position(of: "maps"))
        #expect(login.row < maps.row)
    }

    @Test("A link leads to a list, a choice is shown, and Escape leads back to the link")
    func planets() {
        let app = TestApp(Lists())
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
        let app = TestApp(Windows())
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
