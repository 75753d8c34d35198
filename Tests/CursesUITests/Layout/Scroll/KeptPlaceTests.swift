import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("The page of a scroll view while its size changes")
struct KeptPlaceTests {
    private func pages(_ behavior: some ScrollTargetBehavior) -> TestApp {
        let view = ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(0..<4, id: \.self) { index in
                    Text(verbatim: "page \(index)").containerRelativeFrame(.horizontal)
                }
            }
            .scrollTargetLayout()
        }
        return TestApp(view.scrollTargetBehavior(behavior), size: CellSize(width: 40, height: 3))
    }

    private func check(_ app: TestApp) {
        app.press(.rightArrow, times: 2)
        #expect(app.screen.text.contains("page 2"))
        for width in [20, 40, 80, 13, 40] {
            app.resize(width: width, height: 3)
            #expect(app.screen.text.contains("page 2"), "\(width): \(app.screen)")
        }
        app.press(.leftArrow)
        app.resize(width: 60, height: 3)
        #expect(app.screen.text.contains("page 1"))
    }

    @Test("a paging view keeps its page")
    func paging() {
        check(pages(.paging))
    }

    @Test("a view that stops at its views keeps the view")
    func viewAligned() {
        check(pages(.viewAligned))
    }

    @Test("a tab view with pages keeps the selected page")
    func tabs() {
        let view = TabView {
            ForEach(0..<3, id: \.self) { Text(verbatim: "page \($0)") }
        }
        let app = TestApp(view.tabViewStyle(.page), size: CellSize(width: 80, height: 24))
        app.press(.pageDown, modifiers: .control)
        app.resize(width: 40, height: 12)
        app.resize(width: 80, height: 24)
        #expect(app.screen.position(of: "page 1") != nil)
    }
}
