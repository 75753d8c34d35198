import CursesUITesting
import SwiftUICompat
import Testing

@testable import Bookshelf

/// Actions on the rows of a list, and presentations above a screen, in unchanged SwiftUI files.
@MainActor
@Suite("Lists and windows of an app that imports SwiftUI, unchanged")
struct BookshelfListTests {
    private let store = BookStore()
    private let app: TestApp

    init() {
        app = TestApp(
            ContentView().environmentObject(store),
            size: CellSize(width: 80, height: 40),
            cellMetrics: .points
        )
        app.advance(by: .milliseconds(300))
    }

    private func shows(_ text: String) -> Bool { app.screen.position(of: text) != nil }

    private var titles: [String] { store.books.map(\.title) }

    private func rightClick(_ text: String) throws {
        let point = try #require(app.screen.position(of: text))
        app.send(.mouse(TerminalEvent.MouseEvent(.press, button: .right, at: point)))
        app.send(.mouse(TerminalEvent.MouseEvent(.release, button: .right, at: point)))
    }

    @Test("onMove: Alt with an arrow moves a row, unless the list is searched")
    func move() {
        app.press(.downArrow, modifiers: .option)
        app.advance(by: .milliseconds(300))
        #expect(titles == ["A Field Guide to Rust", "The Tide Tables", "Slow Trains North"])
        store.query = "s"
        app.advance(by: .milliseconds(300))
        app.press(.upArrow, modifiers: .option)
        #expect(titles == ["A Field Guide to Rust", "The Tide Tables", "Slow Trains North"])
    }

    @Test("editMode: the button starts and ends editing, and the rows follow")
    func edit() throws {
        #expect(shows("★★★"))
        app.click(text: "Edit")
        #expect(shows("Done") && !shows("★★★"))
        app.click(text: "Done")
        #expect(shows("Edit") && shows("★★★"))
    }

    @Test("refreshable: F5 fetches what is new, once")
    func refresh() async {
        for _ in 0..<2 {
            app.press(.function(5))
            await app.wait { _ in titles.contains("Night Ferries") }
            await app.advance(by: .milliseconds(300))
        }
        #expect(store.books.count == 4 && shows("Night Ferries"))
    }

    @Test("swipeActions: the right arrow shows what can be done to a row")
    func swipe() {
        #expect(!shows("Remove"))
        app.press(.rightArrow)
        #expect(shows("Remove"))
        app.click(text: "Remove")
        app.advance(by: .milliseconds(300))
        #expect(titles == ["A Field Guide to Rust", "Slow Trains North"] && !shows("The Tide Tables"))
    }

    @Test("contextMenu: the right mouse button opens it, and it tells the row's state")
    func menu() throws {
        try rightClick("Slow Trains North")
        app.click(text: "Mark as read")
        #expect(store.books[2].isRead)
        app.advance(by: .milliseconds(300))
        try rightClick("Slow Trains North")
        #expect(shows("Mark as unread"))
        app.press(.escape)
        #expect(!shows("Mark as") && store.books[2].isRead)
    }

    @Test("fullScreenCover and presentationMode: a cover hides the screen until it dismisses itself")
    func cover() {
        app.click(text: "Slow Trains North")
        app.click(text: "Read it")
        #expect(shows("by Ines Albrecht") && !shows("Genre"))
        app.click(text: "Later")
        #expect(!shows("by Ines Albrecht") && !store.books[2].isRead)
        app.click(text: "Read it")
        app.click(text: "Finish")
        #expect(!shows("by Ines Albrecht") && store.books[2].isRead)
    }

    @Test("confirmationDialog: nothing is done before it is confirmed")
    func confirmation() {
        app.click(text: "Statistics")
        app.click(text: "Forget all ratings")
        #expect(shows("Each book goes back to one star."))
        app.click(text: "Keep them")
        #expect(store.books.map(\.rating) == [3, 3, 4])
        app.click(text: "Forget all ratings")
        app.click(text: "Forget them")
        #expect(store.books.map(\.rating) == [1, 1, 1])
    }
}
