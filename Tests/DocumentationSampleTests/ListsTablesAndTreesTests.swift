import CursesUI
import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Recipes: Lists, tables and trees")
struct ListsTablesAndTreesTests {
    @Test("How do I let the user select several rows?")
    func fruitSelection() {
        let app = makeApp(FruitSelection())
        app.press(.space)
        app.press(.downArrow)
        app.press(.space)
        #expect(app.shows("2 chosen"))
    }

    @Test("How do I delete and move rows?")
    func packingList() {
        let app = makeApp(PackingList())
        app.press(.deleteForward)
        #expect(app.shows("Rope, Lamp"))
        app.press(.downArrow, modifiers: .option)
        #expect(app.shows("Lamp, Rope"))
    }

    @Test("How do I sort a table by its columns?")
    func shipTable() throws {
        let app = makeApp(ShipTable())
        app.click(text: "Name")
        let first = try #require(app.screen.position(of: "Halcyon"))
        let second = try #require(app.screen.position(of: "Isolde"))
        #expect(first.row < second.row)
    }

    @Test("How do I search in a list?")
    func harbourSearch() {
        let app = makeApp(HarbourSearch())
        app.press("f", modifiers: .control)
        app.type("ro")
        #expect(app.shows("Rostock") && !app.shows("Kiel"))
    }

    @Test("How do I make a tree that opens with arrows?")
    func partsTree() {
        let app = makeApp(PartsTree())
        #expect(!app.shows("Keel"))
        app.press(.rightArrow)
        #expect(app.shows("Keel"))
        app.press(.leftArrow)
        #expect(!app.shows("Keel"))
    }

    @Test("How do I browse a folder as a tree?")
    func folderBrowser() throws {
        let folder = try TemporaryFolder()
        try folder.write("one", to: "Logs/today.txt")
        let app = makeApp(FolderBrowser(folder: folder.url))
        #expect(app.shows("Logs") && !app.shows("today.txt"))
        app.press(.rightArrow)
        #expect(app.shows("today.txt"))
    }

    @Test("How do I give rows a menu?")
    func rowMenus() {
        let app = makeApp(RowMenus())
        app.press(.function(10), modifiers: .shift)
        app.click(text: "Remove")
        #expect(!app.shows("Kiel") && app.shows("Malmö"))
    }

    @Test("How do I load a list again?")
    func newsList() async {
        let counter = Counter()
        let app = makeApp(NewsList { ["Edition \(await counter.next())"] })
        await app.wait { $0.shows("Edition 1") }
        app.press(.function(5))
        await app.wait { $0.shows("Edition 2") }
    }

    @Test("How do I follow a log?")
    func serverLog() async {
        let log = LogStore()
        let app = makeApp(ServerLog(log: log), height: 6)
        for number in 1...40 { log.append("Request \(number)") }
        await app.wait { $0.shows("Request 40") }
    }
}
