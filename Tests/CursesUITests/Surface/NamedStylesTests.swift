import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

/// The types behind the short forms of styles and sizes.
@MainActor
@Suite("Named styles")
struct NamedStylesTests {
    private func screen(_ view: some View, width: Int = 40, height: Int = 3) -> String {
        TestApp(view, size: CellSize(width: width, height: height)).screen.text
    }

    @Test("The marker of an accessory gauge is at its value")
    func gauges() {
        func gauge(_ value: Double) -> some View { Gauge(value: value) { Text(verbatim: "Speed") } }
        #expect(screen(gauge(0).gaugeStyle(.accessoryLinear)).contains("●─────── Speed"))
        #expect(screen(gauge(1).gaugeStyle(AccessoryCircularGaugeStyle())).contains("───────● Speed"))
        let filled = screen(gauge(1).gaugeStyle(.accessoryLinearCapacity))
        #expect(!filled.contains("●"))
        #expect(filled == screen(gauge(1).gaugeStyle(AccessoryCircularCapacityGaugeStyle())))
        #expect(screen(gauge(0.5).gaugeStyle(.automatic)) == screen(gauge(0.5)))
        #expect(screen(gauge(0.5).gaugeStyle(LinearCapacityGaugeStyle())) == screen(gauge(0.5)))
    }

    private struct Sheet<Sizing: PresentationSizing>: View {
        let sizing: Sizing

        var body: some View {
            Text(verbatim: "behind").sheet(isPresented: .constant(true)) {
                Text(verbatim: "short").frame(maxWidth: .infinity).presentationSizing(sizing)
            }
        }
    }

    /// The width of a sheet's window.
    private func width(_ sizing: some PresentationSizing) -> Int? {
        let app = TestApp(Sheet(sizing: sizing), size: CellSize(width: 120, height: 12))
        let rows = app.screen.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        return rows.first { $0.hasPrefix("╭") || $0.hasPrefix("┌") }?.count
    }

    @Test("A form and a page have widths of their own, and a fitted one that of its content")
    func sizes() throws {
        let form = try #require(width(FormPresentationSizing()))
        let page = try #require(width(PagePresentationSizing()))
        #expect(page == form + 32)
        #expect(width(.form) == form)
        let fitted = try #require(width(FittedPresentationSizing()))
        #expect(fitted < form)
        #expect(width(.page.fitted(horizontal: true, vertical: false)) == fitted)
        #expect(width(.form.sticky(horizontal: true)) == form)
    }

    private struct Split: View {
        var body: some View {
            NavigationSplitView {
                Text(verbatim: "side")
            } detail: {
                Text(verbatim: "detail")
            }
        }
    }

    private struct Marked: NavigationSplitViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                Text(verbatim: "marked")
                ProminentDetailNavigationSplitViewStyle().makeBody(configuration: configuration)
            }
        }
    }

    /// The column of the line after the sidebar.
    private func line(_ view: some View) -> Int? {
        let app = TestApp(view, size: CellSize(width: 90, height: 6))
        return app.screen.position(of: "│")?.column
    }

    @Test("A prominent detail leaves the sidebar its least width")
    func split() {
        #expect(line(Split()) == 30)
        #expect(line(Split().navigationSplitViewStyle(.balanced)) == 30)
        #expect(line(Split().navigationSplitViewStyle(.automatic)) == 30)
        #expect(line(Split().navigationSplitViewStyle(.prominentDetail)) == 16)
        let marked = TestApp(Split().navigationSplitViewStyle(Marked()), size: CellSize(width: 90, height: 6))
        #expect(marked.screen.position(of: "marked") != nil)
        #expect(marked.screen.position(of: "│")?.column == 16)
    }

    @Test("The label of a critical dialog has a warning sign, unless it has an icon")
    func severity() {
        struct Asking: View {
            let severity: DialogSeverity

            var body: some View {
                Text(verbatim: "").alert("Erase?", isPresented: .constant(true)) {
                    Button("Erase") {}
                }
                .dialogSeverity(severity)
            }
        }
        let standard = screen(Asking(severity: .standard), height: 10)
        #expect(standard == screen(Asking(severity: .automatic), height: 10))
        #expect(standard != screen(Asking(severity: .critical), height: 10))
    }

    @Test("Items of a toolbar are hidden by default unless they are always available")
    func toolbar() {
        func bar(_ visibility: Visibility, _ options: ToolbarCustomizationOptions) -> String {
            screen(
                NavigationStack {
                    Text(verbatim: "content").navigationTitle("Title").toolbar {
                        ToolbarItem(id: "a") { Button("Share") {} }
                            .customizationBehavior(.reorderable)
                            .defaultCustomization(visibility, options: options)
                    }
                }, height: 6)
        }
        #expect(bar(.automatic, []).contains("Share"))
        #expect(!bar(.hidden, []).contains("Share"))
        #expect(bar(.hidden, .alwaysAvailable).contains("Share"))
    }

    @Test("A view knows the place of the tabs around it")
    func tabs() {
        struct Place: View {
            @Environment(\.tabBarPlacement) private var placement

            var body: some View {
                Text(verbatim: placement == .topBar ? "top" : placement == .pageIndicator ? "dots" : "none")
            }
        }
        let tabs = TabView { Place().tabItem { Text(verbatim: "One") } }
        #expect(screen(Place()).contains("none"))
        #expect(screen(tabs, height: 6).contains("top"))
        #expect(screen(tabs.tabViewStyle(.page), height: 6).contains("dots"))
    }

    @Test("A progress view of a time shows the time that remains")
    func timer() {
        let now = FrameClock.date
        let view = ProgressView(timerInterval: now...(now + 90)) { Text(verbatim: "Tea") }
        #expect(screen(view).contains("1:30"))
    }

    @Test("A share link has a label of its own type")
    func share() {
        let link: ShareLink<DefaultShareLinkLabel> = ShareLink(item: "text")
        #expect(screen(link).contains("Share…"))
        #expect(screen(ShareLink("Send", item: "text")).contains("Send"))
    }
}
