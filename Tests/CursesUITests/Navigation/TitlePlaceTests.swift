import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("The place of a screen's title")
struct TitlePlaceTests {
    private static let size = CellSize(width: 30, height: 6)

    private func rows(_ screen: some View) -> [String] {
        TestApp(NavigationStack { screen }, size: Self.size).screen.rows
    }

    private var inbox: some View {
        Text(verbatim: "content").navigationTitle("Inbox").toolbar { Button("Add") {} }
    }

    @Test("a large title has a row of its own, beneath the items of the bar")
    func large() {
        let app = TestApp(NavigationStack { inbox.navigationBarTitleDisplayMode(.large) }, size: Self.size)
        let rows = app.screen.rows
        #expect(rows[0].contains("Add") && !rows[0].contains("Inbox"))
        #expect(rows[1].hasPrefix("Inbox"))
        #expect(app.screen.cell(0, 1).style.attributes.contains(.bold))
        #expect(rows[2].hasPrefix("──"))
        #expect(self.rows(inbox.toolbarTitleDisplayMode(.large)) == rows)
    }

    @Test("a large title alone needs no row for items")
    func alone() {
        let rows = rows(Text(verbatim: "content").navigationBarTitle("Inbox", displayMode: .large))
        #expect(rows[0].hasPrefix("Inbox"))
        #expect(rows[1].hasPrefix("──"))
        let subtitled = self.rows(
            Text(verbatim: "content").navigationTitle("Inbox").navigationSubtitle("3 new")
                .navigationBarTitleDisplayMode(.large))
        #expect(subtitled[0].hasPrefix("Inbox 3 new"))
    }

    @Test("other titles are in the middle of the bar")
    func middle() {
        let plain = rows(inbox)
        #expect(plain[0].contains("   Inbox") && plain[1].hasPrefix("──"))
        #expect(rows(inbox.navigationBarTitleDisplayMode(.inline)) == plain)
        #expect(rows(inbox.navigationBarTitleDisplayMode(.automatic)) == plain)
        #expect(rows(inbox.toolbarTitleDisplayMode(.inline)) == plain)
        #expect(rows(inbox.toolbarRole(.navigationStack)) == plain)
        #expect(rows(inbox.toolbarRole(.automatic)) == plain)
    }

    @Test("a title leads in the bar of an editor, and with a large size in the bar")
    func leading() {
        #expect(rows(inbox.toolbarTitleDisplayMode(.inlineLarge))[0].hasPrefix("Inbox "))
        #expect(rows(inbox.toolbarRole(.browser))[0].hasPrefix("Inbox "))
        let app = TestApp(
            NavigationStack(path: .constant([1])) {
                Text(verbatim: "root").navigationTitle("Mails")
                    .navigationDestination(for: Int.self) { _ in inbox.toolbarRole(.editor) }
            }, size: Self.size)
        #expect(app.screen.rows[0].hasPrefix("‹ Mails Inbox "))
        #expect(app.screen.rows[0].contains("Add"))
    }

    @Test("a title that leads is at the other end in a right-to-left layout")
    func rightToLeft() {
        let app = TestApp(
            NavigationStack { inbox.toolbarRole(.editor) }.environment(\.layoutDirection, .rightToLeft), size: Self.size
        )
        #expect(app.screen.rows[0].hasSuffix("Inbox"))
    }
}
