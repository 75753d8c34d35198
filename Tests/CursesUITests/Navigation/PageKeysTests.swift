import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Keys of pages")
struct PageKeysTests {
    private let size = CellSize(width: 30, height: 8)

    private func isMarked(_ app: TestApp, _ column: Int, _ row: Int) -> Bool {
        app.screen.cell(column, row).style.attributes.contains(.reverse)
    }

    @Test("pages without dots take the focus, show it, and are turned by the arrow keys")
    func bare() {
        let view = VStack(spacing: 0) {
            TabView {
                ForEach(0..<3, id: \.self) { Text(verbatim: "page \($0)") }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            Button("Done") {}
        }
        let app = TestApp(view, size: size)
        app.press(.tab)
        app.press(.rightArrow)
        #expect(app.screen.position(of: "page 1") != nil)
        #expect(isMarked(app, 0, 0) && isMarked(app, 29, 6))
        app.press(.rightArrow, times: 3)
        #expect(app.screen.position(of: "page 2") != nil)
        app.press(.leftArrow)
        #expect(app.screen.position(of: "page 1") != nil)
        app.press(.tab)
        #expect(!isMarked(app, 0, 0))
    }

    @Test("an arrow key that a control in a page does not use turns the page")
    func controls() {
        let view = TabView {
            ForEach(0..<3, id: \.self) { index in Button("button \(index)") {} }
        }
        let app = TestApp(view.tabViewStyle(.page(indexDisplayMode: .never)), size: size)
        app.press(.rightArrow)
        #expect(app.screen.position(of: "button 1") != nil)
    }

    @Test("a button beside the pages leaves them the arrow keys that it has no use for")
    func beside() {
        let view = VStack(spacing: 0) {
            Button("Skip") {}
            TabView {
                ForEach(0..<3, id: \.self) { Text(verbatim: "page \($0)") }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
        }
        let app = TestApp(view, size: size)
        #expect(app.focused?.name == "Skip")
        app.press(.rightArrow)
        #expect(app.screen.position(of: "page 1") != nil)
        app.press(.leftArrow)
        #expect(app.screen.position(of: "page 0") != nil)
    }

    @Test("a scroll view without bars shows the focus if there is another stop")
    func scrollView() {
        let pages = ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(0..<4, id: \.self) { index in
                    Text(verbatim: "page \(index)").containerRelativeFrame(.horizontal)
                }
            }
        }
        .scrollTargetBehavior(.paging)
        let view = VStack(spacing: 0) {
            pages.scrollIndicators(.hidden).frame(height: 5)
            Button("Done") {}
        }
        let app = TestApp(view, size: size)
        app.press(.tab)
        let rows = (0..<8).filter { isMarked(app, 0, $0) && isMarked(app, 29, $0) }
        #expect(!rows.isEmpty, "\(app.screen)")
        app.press(.tab)
        #expect((0..<8).allSatisfy { !isMarked(app, 0, $0) })
        let alone = TestApp(pages.scrollIndicators(.hidden), size: size)
        #expect((0..<8).allSatisfy { !isMarked(alone, 0, $0) })
    }

    @Test("pages in a tab leave the keys that select tabs to the tabs around them")
    func pagesInTab() {
        let view = TabView {
            TabView {
                ForEach(0..<3, id: \.self) { index in Button("button \(index)") {} }
            }
            .tabViewStyle(.page)
            .tabItem { Text(verbatim: "One") }
            Button("Last") {}.tabItem { Text(verbatim: "Two") }
        }
        let app = TestApp(view, size: size)
        #expect(app.host.router.keyHints.contains { $0.title == "Page" && $0.keys == [.leftArrow, .rightArrow] })
        app.press(.rightArrow)
        #expect(app.screen.position(of: "button 1") != nil)
        app.press(.pageDown, modifiers: .control)
        #expect(app.screen.position(of: "Last") != nil)
        app.press("1", modifiers: .option)
        #expect(app.screen.position(of: "button 1") != nil)
    }
}
