import CursesUI
import CursesUITesting
import Foundation
import Testing

@testable import Gallery
@testable import ObservationBoard
@testable import OperatorBoard
@testable import ReactiveForm
@testable import SignUp

/// The pictures of the documentation are what the demos show:
/// `CURSESUI_RECORD=failed swift test --filter DocumentationPictureTests` draws them anew.
@MainActor
@Suite("The pictures in the documentation")
struct DocumentationPictureTests {
    @Test(
        "The pages of the gallery are as they are shown",
        arguments: Gallery.Page.allCases.filter { $0 != .windows }
    )
    func gallery(page: Gallery.Page) throws {
        let size = CellSize(width: 72, height: page.rows)
        try check(TestApp(Gallery(page: page), size: size), "Gallery-\(page)")
    }

    @Test("The windows of the gallery are as they are shown")
    func windows() throws {
        for (title, name) in [("A sheet", "sheet"), ("A popover", "popover"), ("An alert", "alert")] {
            let app = TestApp(Gallery(page: .windows), size: CellSize(width: 72, height: 17))
            app.click(text: "[ \(title) ]")
            try check(app, "Gallery-\(name)")
        }
        let menu = TestApp(Gallery(page: .buttons), size: CellSize(width: 72, height: 17))
        menu.click(text: "Fruit")
        try check(menu, "Gallery-menu")
    }

    @Test("The demos are as they are shown")
    func demos() throws {
        try check(makeReactiveForm(), "ReactiveForm")
        let signUp = TestApp(SignUpForm(model: SignUpModel()), size: CellSize(width: 60, height: 17))
        signUp.type("john")
        signUp.advance(by: .seconds(1))
        try check(signUp, "SignUp")
        try check(TestApp(ObservationBoard(), size: CellSize(width: 80, height: 24)), "ObservationBoard")
        try withBoard { board, time in
            let app = TestApp(OperatorBoard(board: board), size: CellSize(width: 80, height: 24))
            time.advance(ticks: 30)
            app.settle()
            try check(app, "OperatorBoard")
        }
    }

    private func makeReactiveForm() -> TestApp {
        let app = TestApp(
            ReactiveForm(model: ReactiveFormModel()), size: CellSize(width: 60, height: 15)
        )
        app.type("hello")
        app.press(.tab)
        app.type("help")
        return app
    }

    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "../../../Sources/CursesUI/CursesUI.docc/Resources")
        .standardizedFileURL

    private func check(_ app: TestApp, _ name: String) throws {
        let file = Self.folder.appending(path: "\(name).svg")
        let picture = app.screen.svg
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        if recorded != picture, ProcessInfo.processInfo.environment["CURSESUI_RECORD"] == "failed" {
            return try picture.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(recorded == picture, "\(name).svg is not what is shown; see above for how to draw it anew.")
    }
}

extension Gallery.Page {
    /// What the page needs.
    fileprivate var rows: Int {
        switch self {
        case .buttons: 17
        case .text: 20
        case .choices: 23
        case .lists: 15
        case .layout: 17
        case .drawing: 16
        case .charts: 23
        case .windows: 17
        }
    }
}
