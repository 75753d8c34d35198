import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Sidebars of tabs")
struct TabSidebarTests {
    private static let wide = CellSize(width: 64, height: 10)

    private struct Library: View {
        var placement = AdaptableTabBarPlacement.automatic
        @State private var customization = TabViewCustomization()

        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") { Page(name: "home") }
                Tab("Albums", systemImage: "square.stack") { Page(name: "albums") }.customizationID("albums")
                Tab("Off", systemImage: "power") { Text("off") }.disabled(true)
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewSidebarHeader { Text("HEADER") }
            .tabViewSidebarFooter { Text("FOOTER") }
            .tabViewSidebarBottomBar { Button("Account") { customization[tab: "albums"].sidebarVisibility = .hidden } }
            .defaultAdaptableTabBarPlacement(placement)
            .tabViewCustomization($customization)
        }
    }

    private struct Page: View {
        let name: String
        @State private var count = 0
        @Environment(\.tabBarPlacement) private var placement

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
            Text(verbatim: placement == .sidebar ? "beside" : "below")
        }
    }

    private func app(_ placement: AdaptableTabBarPlacement = .automatic, size: CellSize = wide) -> TestApp {
        TestApp(Library(placement: placement), size: size)
    }

    @Test("the tabs are in a sidebar, with the header, the footer and the bottom bar")
    func picture() {
        #expect(
            app().screen == """
                HEADER         │
                 › ⌂ Home      │
                   ❒ Albums    │
                   ⏻ Off       │
                   FOOTER      │                   [ home 0 ]
                               │                     beside
                               │
                               │
                               │
                [ Account ]    │
                """)
    }

    @Test("on a narrow screen and where the app wants it, the tabs are in a bar")
    func bar() {
        for app in [app(size: CellSize(width: 59, height: 10)), app(.tabBar)] {
            #expect(app.screen.position(of: "HEADER") == nil)
            #expect(app.screen.position(of: "FOOTER") == nil)
            #expect(app.screen.position(of: "Account") == nil)
            #expect(app.screen.rows[0].contains("Albums"))
            #expect(app.screen.position(of: "below") != nil)
        }
    }

    @Test("the focus begins in the page, and keys lead to the sidebar and select there")
    func keys() {
        let app = app()
        #expect(app.focused?.name == "home 0")
        app.press(.function(6))
        #expect(app.focused?.name == "Home")
        app.press(.downArrow)
        #expect(app.screen.position(of: "albums 0") != nil, "\(app.screen)")
        app.press(.downArrow)
        #expect(app.screen.position(of: "albums 0") != nil, "\(app.screen)")
        app.press(.function(6))
        #expect(app.focused?.name == "albums 0")
        app.press("1", modifiers: .option)
        #expect(app.screen.position(of: "home 0") != nil)
    }

    @Test("a page keeps its state when the screen becomes narrow and wide again")
    func state() {
        let app = app()
        app.press(.return)
        #expect(app.screen.position(of: "home 1") != nil)
        app.resize(width: 40, height: 10)
        #expect(app.screen.position(of: "home 1") != nil)
        #expect(app.screen.position(of: "HEADER") == nil)
        app.resize(width: 70, height: 10)
        #expect(app.screen.position(of: "home 1") != nil)
        #expect(app.screen.position(of: "HEADER") != nil)
    }

    @Test("a tab can be hidden in the sidebar alone")
    func customization() {
        let app = app()
        app.click(text: "Account")
        #expect(app.screen.position(of: "Albums") == nil)
        app.resize(width: 40, height: 10)
        #expect(app.screen.position(of: "Albums") != nil)
    }
}
