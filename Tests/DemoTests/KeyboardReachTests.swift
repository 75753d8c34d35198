import CursesUITesting
import Testing

@testable import Fixture
@testable import Gallery
@testable import ObservationBoard
@testable import OperatorBoard
@testable import ReactiveForm
@testable import SignUp

/// Checks that the keyboard alone can move the focus from every control of the demos to every other control.
@MainActor
@Suite("the keyboard reaches every control of the demos")
struct KeyboardReachTests {
    private nonisolated static let large = CellSize(width: 80, height: 24)
    private nonisolated static let small = CellSize(width: 40, height: 12)

    private func expect(
        _ app: TestApp, atMost keys: Int, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let reach = app.keyboardReach()
        #expect(!reach.controls.isEmpty, "\(name)", sourceLocation: sourceLocation)
        #expect(reach.outOfReach == [], "\(name)", sourceLocation: sourceLocation)
        #expect(reach.unseen == [], "\(name)", sourceLocation: sourceLocation)
        #expect(reach.mostKeys <= keys, "\(name): \(reach.longestWay)", sourceLocation: sourceLocation)
    }

    @Test("on the pages of the gallery", arguments: Gallery.Page.allCases)
    func gallery(page: Gallery.Page) {
        expect(TestApp(Gallery(page: page), size: Self.large), atMost: 30, "\(page)")
        // On a narrow screen, the catalogue is only a long list.
        guard page != .catalogue else { return }
        expect(TestApp(Gallery(page: page), size: Self.small), atMost: 30, "\(page)")
    }

    @Test(
        "in the exhibits of the gallery",
        arguments: ["Buttons", "Texts", "Choices", "Layouts", "Drawings", "ChartKinds"])
    func exhibits(id: String) {
        guard let exhibit = Exhibit.all.first(where: { $0.id == id }) else { return }
        expect(TestApp(exhibit.view, size: Self.large), atMost: 9, id)
        expect(TestApp(exhibit.view, size: Self.small), atMost: 9, id)
    }

    @Test(
        "in the windows of the gallery, which are opened by keys",
        arguments: [
            "A sheet", "A sheet with a list", "A cover", "A popover", "An alert", "A confirmation",
        ], [large, small])
    func windows(name: String, size: CellSize) {
        let app = TestApp(Windows(), size: size)
        for _ in 0..<20 where app.focused?.name != name { app.press(.tab) }
        #expect(app.focused?.name == name)
        app.press(.return)
        expect(app, atMost: 6, name)
    }

    @Test("on the pages of the observation board", arguments: ObservationBoard.Page.allCases)
    func observationBoard(page: ObservationBoard.Page) {
        expect(TestApp(ObservationBoard(page: page), size: Self.large), atMost: 9, "\(page)")
        expect(TestApp(ObservationBoard(page: page), size: Self.small), atMost: 9, "\(page)")
    }

    @Test("in the operator board, with its list and without")
    func operatorBoard() {
        expect(TestApp(OperatorBoard(board: Board()), size: Self.large), atMost: 24, "operator")
        expect(TestApp(OperatorBoard(board: Board()), size: Self.small), atMost: 6, "operator")
    }

    @Test("in the apps that the end-to-end tests run", arguments: [large, small])
    func fixture(size: CellSize) {
        expect(TestApp(EntryView(), size: size), atMost: 0, "entry")
        expect(TestApp(MouseView(), size: size), atMost: 1, "mouse")
        expect(TestApp(KeysView(), size: size), atMost: 7, "keys")
    }

    @Test("in the forms", arguments: [large, small])
    func forms(size: CellSize) {
        let form = TestApp(ReactiveForm(model: ReactiveFormModel()), size: size)
        form.type("abcde\tabcde")
        expect(form, atMost: 1, "reactive")
        let signUp = SignUpScreen(size: size)
        signUp.fill()
        expect(signUp.app, atMost: 2, "signup")
    }
}
