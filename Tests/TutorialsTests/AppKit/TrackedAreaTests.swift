import CursesUITesting
import Testing

@testable import Tutorials

@MainActor
@Suite("The mouse over an AppKit view")
struct TrackedAreaTests {
    @Test("The owner of a tracking area is told, and the view is not seen")
    func owner() throws {
        let app = open(TrackedWords())
        #expect(!app.shows("TrackedArea"))
        let words = try #require(app.screen.position(of: "beside"))
        app.send(.mouse(.init(.move, at: words)))
        #expect(app.shows("over"))
        let other = try #require(app.screen.position(of: "another"))
        app.send(.mouse(.init(.move, at: other)))
        #expect(app.shows("beside"))
    }
}
