import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("Activities of the user")
struct UserActivityTests {
    private struct Article: Codable, Equatable {
        var id: Int
    }

    @Test("An activity is saved and continued in the next run")
    func continued() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "activity-\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        let app = TestApp(
            VStack {
                Text(verbatim: "a").userActivity("read") {
                    $0.title = "Reading"
                    $0.addUserInfoEntries(from: ["page": 7, "hidden": UnsavedValue()])
                    try? $0.setTypedPayload(Article(id: 3))
                }
                Text(verbatim: "b").userActivity("rest", isActive: false) { _ in }
                Text(verbatim: "c").userActivity("watch", element: Int?.none) { _, _ in }
                Text(verbatim: "d").userActivity("listen", element: 5) { $1.title = "\($0)" }
            })
        try app.host.savedState.write(to: file)
        let state = try #require(SavedState(contentsOf: file))
        #expect(state.activities.compactMap { $0["type"] as? String } == ["read", "listen"])

        let activities = UserActivities()
        activities.saved = state.activities.compactMap(NSUserActivity.init(object:))
        let read = try #require(activities.take("read"))
        #expect(read.title == "Reading")
        #expect(read.userInfo?["page"] as? Int == 7)
        #expect(read.userInfo?["hidden"] == nil)
        #expect(try read.typedPayload(Article.self) == Article(id: 3))
        #expect(activities.take("read") == nil)
        #expect(activities.take("listen")?.title == "5")
    }

    private struct UnsavedValue {}

    @Test("A view runs its action once, when it appears after an earlier run")
    func action() {
        struct Screen: View {
            @State private var isShown = false
            let log: Log

            var body: some View {
                Button("Show") { isShown.toggle() }
                if isShown { Text(verbatim: "x").onContinueUserActivity("read") { log.add($0.title ?? "") } }
            }
        }
        let log = Log()
        let app = TestApp(Screen(log: log))
        let activity = NSUserActivity(activityType: "read")
        activity.title = "Reading"
        app.host.context.activities.saved = [activity]
        for _ in 0..<3 { app.press(.return) }
        #expect(log.take() == ["Reading"])
    }
}
