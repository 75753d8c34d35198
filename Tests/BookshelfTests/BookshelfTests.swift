import CursesUITesting
import SwiftUICompat
import Testing

@testable import Bookshelf

private struct SizeView: View {
    var body: some View {
        let size = UIScreen.main.bounds.size
        Text("\(Int(size.width)) x \(Int(size.height))")
    }
}

/// An app made of unchanged SwiftUI and Combine files.
@MainActor
@Suite("An app that imports SwiftUI and Combine, unchanged")
struct BookshelfTests {
    private let store = BookStore()
    private let app: TestApp

    init() {
        app = TestApp(
            ContentView().environmentObject(store),
            size: CellSize(width: 80, height: 24),
            cellMetrics: .points
        )
        app.advance(by: .milliseconds(300))
    }

    private func shows(_ text: String) -> Bool { app.screen.position(of: text) != nil }

    @Test("Its list shows the books once the search has settled")
    func list() {
        #expect(shows("3 books"))
        #expect(shows("The Tide Tables") && shows("Jonas Okafor") && shows("★★★★"))
        store.query = "guide"
        app.advance(by: .milliseconds(300))
        #expect(shows("A Field Guide to Rust") && !shows("The Tide Tables"))
    }

    @Test("A book is opened, changed and left")
    func detail() {
        app.click(text: "A Field Guide to Rust")
        #expect(shows("Novel") && shows("Rating: 3"))
        app.click(text: "Read")
        #expect(store.books[1].isRead)
        app.click(text: "Travel")
        #expect(store.books[1].genre == .travel)
        app.click(text: "Forget the rating")
        #expect(shows("It goes back to one star."))
        app.press(.escape)
        #expect(store.books[1].rating == 3)
        app.press(.escape)
        #expect(shows("The Tide Tables"))
    }

    @Test("A book is added on a sheet, by the keyboard alone")
    func add() {
        app.click(text: "Add")
        #expect(shows("New book"))
        app.type("Low Water\n")
        // The field capitalizes words; a letter that is deleted and typed again stays small.
        app.type("noor d")
        app.press(.delete)
        app.type("de wit")
        app.press(.return)
        #expect(!shows("New book"))
        #expect(store.books.last?.title == "Low Water" && store.books.last?.author == "Noor de Wit")
        app.advance(by: .milliseconds(300))
        #expect(shows("Low Water"))
    }

    @Test("The other tab keeps what it has to do apart")
    func statistics() {
        app.click(text: "Statistics")
        #expect(shows("Science") && shows("Travel") && !shows("The Tide Tables"))
        app.click(text: "Count again")
        app.advance(by: .seconds(1))
        #expect(shows("Stop"))
    }

    @Test("What is not seen is said in words")
    func accessibility() {
        let row = app.elements.first { $0.name.contains("Slow Trains North") }
        #expect(row?.name.contains("Rating") == true && row?.name.contains("★") == false)
    }

    @Test("A screen has its size in points")
    func screen() {
        let app = TestApp(
            SizeView(), size: CellSize(width: 80, height: 24), cellMetrics: .points
        )
        #expect(app.screen.position(of: "640 x 384") != nil)
        app.resize(width: 40, height: 12)
        #expect(app.screen.position(of: "320 x 192") != nil)
    }
}
