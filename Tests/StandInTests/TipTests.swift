import CursesUITesting
import Foundation
import SwiftUICompat
import Testing
import TipKitCompat

/// Tips as tutorials write them. They are remembered in one place, so the tests run one after the other.
@MainActor
@Suite("Tips", .serialized)
struct TipTests {
    private struct SearchTip: Tip {
        @Parameter static var isLoggedIn: Bool = false
        @Parameter(.transient)
        static var clicks = 0
        static let search = Event(id: "search")

        var title: Text { Text("Search here") }
        var message: Text? { Text("All books are found.") }
        var image: Image? { Image(systemName: "star") }
        var rules: [Rule] {
            #Rule(Self.$isLoggedIn) { $0 == true }
            #Rule(Self.search) { event in
                event.donations.count >= 2
            }
            #Rule(Self.$clicks, Self.search) { $0 < 5 && $1.donations.donatedWithin(.week).count < 10 }
        }
        var actions: [Action] {
            Action(id: "more", title: "More")
        }
        var options: [TipOption] { MaxDisplayCount(3) }
    }

    private struct PlainTip: Tip {
        let id: String
        var title: Text { Text("Plain \(id)") }
        var options: [TipOption] {
            return [Tips.MaxDisplayCount(1), Tips.IgnoresDisplayFrequency(true)]
        }
    }

    private struct Visit: Codable, Sendable {
        var place: String
    }

    private struct LoudStyle: TipViewStyle {
        func makeBody(configuration: TipViewStyle.Configuration) -> some View {
            VStack {
                configuration.title
                Button("Got it") { configuration.tip.invalidate(reason: .tipClosed) }
            }
        }
    }

    private struct Page: View {
        let tip: PlainTip
        @State private var isShown = true

        var body: some View {
            VStack {
                if isShown { TipView(tip) }
                Button("Turn") { isShown.toggle() }
            }
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("TipTests-\(UUID().uuidString)")

    /// Forgets everything, and begins with an empty folder.
    private func configure(_ frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate) throws {
        try Tips.resetDatastore()
        try Tips.configure([.displayFrequency(frequency), .datastoreLocation(.url(folder))])
        try Tips.resetDatastore()
    }

    private func app(_ view: some View) -> TestApp { TestApp(view, size: CellSize(width: 40, height: 12)) }

    @Test("A tip is shown in a box when its rules are true, until it is closed")
    func rules() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try configure()
        let tip = SearchTip()
        let app = app(TipView(tip))
        #expect(app.screen.position(of: "Search here") == nil && tip.status == .pending)
        SearchTip.isLoggedIn = true
        await SearchTip.search.donate()
        SearchTip.search.sendDonation()
        app.settle()
        #expect(app.screen.position(of: "Search here") != nil && tip.status == .available && tip.shouldDisplay)
        #expect(app.screen.position(of: "All books are found.") != nil && app.screen.position(of: "╭") != nil)
        SearchTip.clicks = 5
        app.settle()
        #expect(app.screen.position(of: "Search here") == nil)
        SearchTip.clicks = 0
        app.settle()
        app.click(text: "✕")
        #expect(app.screen.position(of: "Search here") == nil && tip.status == .invalidated(.tipClosed))
        // A new start of the app reads the file.
        try Tips.configure([.datastoreLocation(.url(folder))])
        #expect(tip.status == .invalidated(.tipClosed) && SearchTip.isLoggedIn && SearchTip.search.donations.count == 2)
    }

    @Test("A button of a tip calls the closure of its view")
    func action() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try configure()
        var pressed: [String] = []
        SearchTip.isLoggedIn = true
        for _ in 1...2 { SearchTip.search.sendDonation() }
        let app = app(TipView(SearchTip(), arrowEdge: .bottom) { pressed.append("\($0.id) \($0.index ?? -1)") })
        app.click(text: "More")
        #expect(pressed == ["more 0"])
    }

    @Test("A tip beside a view is closed by Escape, and the next one follows")
    func popover() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try configure()
        let (first, second) = (PlainTip(id: "one"), PlainTip(id: "two"))
        let app = app(
            VStack {
                Button("A") {}.popoverTip(first)
                Button("B") {}.popoverTip(second, arrowEdge: .top) { _ in }
            })
        app.settle()
        #expect(app.screen.position(of: "Plain one") != nil && app.screen.position(of: "Plain two") == nil)
        app.press(.escape)
        #expect(first.status == .invalidated(.tipClosed))
        #expect(app.screen.position(of: "Plain one") == nil && app.screen.position(of: "Plain two") != nil)
        second.invalidate(reason: .actionPerformed)
        app.settle()
        #expect(app.screen.position(of: "Plain two") == nil)
    }

    @Test("A tip is shown as often as it wants, in the style of its view")
    func count() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try configure()
        let tip = PlainTip(id: "once")
        let app = app(Page(tip: tip).tipViewStyle(LoudStyle()))
        #expect(app.screen.position(of: "Plain once") != nil && app.screen.position(of: "Got it") != nil)
        app.click(text: "Turn")
        #expect(app.screen.position(of: "Plain once") == nil && tip.status == .invalidated(.displayCountExceeded))
        app.click(text: "Turn")
        #expect(app.screen.position(of: "Plain once") == nil)
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("tips.json").path))
    }

    @Test("The first tip of a group that has not been closed is shown")
    func group() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try configure()
        let group = TipGroup(.ordered) {
            SearchTip()
            PlainTip(id: "later")
        }
        #expect(group.currentTip == nil)
        SearchTip().invalidate(reason: .actionPerformed)
        #expect(group.currentTip is PlainTip)
        #expect(app(TipView(group.currentTip)).screen.position(of: "Plain later") != nil)
    }

    @Test("The values of a tip over time begin with the present one")
    func updates() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try configure()
        let tip = PlainTip(id: "stream")
        var iterator = tip.shouldDisplayUpdates.makeAsyncIterator()
        #expect(await iterator.next() == true)
        tip.invalidate(reason: .tipClosed)
        #expect(await iterator.next() == false)
    }

    @Test("An event has values, and may be counted by them")
    func events() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try configure()
        let visit = Tips.Event<Visit>(id: "visit", donationLimit: .init(maximumCount: 3))
        for place in ["a", "b", "b", "b"] { await visit.donate(Visit(place: place)) }
        #expect(visit.donations.map(\.place) == ["b", "b", "b"])
        #expect(visit.donations.largestSubset(groupedBy: \.place).count == 3)
    }

    @Test("A tip waits until the time between two tips has passed")
    func frequency() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        struct Waiting: Tip {
            var title: Text { Text("Waiting") }
        }
        try configure(.daily)
        #expect(Waiting().shouldDisplay)
        _ = app(TipView(PlainTip(id: "first")))
        #expect(!Waiting().shouldDisplay && PlainTip(id: "ignores").shouldDisplay)
        Tips.showAllTipsForTesting()
        #expect(Waiting().shouldDisplay)
        Tips.showTipsForTesting([])
        #expect(!Waiting().shouldDisplay)
    }
}
