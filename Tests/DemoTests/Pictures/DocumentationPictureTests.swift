import CursesUI
import CursesUITesting
import Testing

@testable import Gallery
@testable import ObservationBoard
@testable import OperatorBoard
@testable import ReactiveForm
@testable import SignUp

/// Tests that the pictures in the documentation match the screens of the demos. `CURSESUI_RECORD=failed swift test
/// --filter DocumentationPictureTests` rewrites them.
@MainActor
@Suite("The pictures in the documentation")
struct DocumentationPictureTests {
    @Test("The dashboard of the gallery is as it is shown", arguments: DocumentationPicture.pair("Gallery-dashboard"))
    func dashboard(picture: DocumentationPicture) throws {
        try picture.check(picture.show(Gallery(), 110, 34))
    }

    @Test("The catalogue of the gallery is as it is shown", arguments: DocumentationPicture.pair("Gallery-catalogue"))
    func catalogue(picture: DocumentationPicture) throws {
        try picture.check(picture.show(Gallery(page: .catalogue, exhibit: "Pickers"), 124, 30))
    }

    @Test("The themes of the gallery are as they are shown", arguments: DocumentationPicture.pair("Gallery-themes"))
    func themes(picture: DocumentationPicture) throws {
        let theme = picture.isLight ? "rose-pine-dawn" : "tokyo-night"
        try picture.check(picture.show(Gallery(page: .themes, theme: theme), 84, 27))
    }

    @Test(
        "The exhibits of the gallery are as they are shown",
        arguments: [
            ("Buttons", "buttons", 18), ("Texts", "text", 21), ("Choices", "choices", 24), ("Lists", "lists", 15),
            ("Layouts", "layout", 17), ("Drawings", "drawing", 16), ("ChartKinds", "charts", 21),
        ]
    )
    func exhibits(id: String, name: String, rows: Int) throws {
        let exhibit = try #require(Exhibit.all.first { $0.id == id })
        for picture in DocumentationPicture.pair("Gallery-\(name)") where !picture.isLight || rows > 20 {
            try picture.check(picture.show(exhibit.view, 72, rows))
        }
    }

    @Test("The windows of the gallery are as they are shown")
    func windows() throws {
        for (title, name) in [("A sheet", "sheet"), ("A popover", "popover"), ("An alert", "alert")] {
            let picture = DocumentationPicture(name: "Gallery-\(name)")
            let app = picture.show(Windows(), 72, 17)
            app.click(text: title)
            try picture.check(app)
        }
        let picture = DocumentationPicture(name: "Gallery-menu")
        let menu = picture.show(Buttons(), 72, 17)
        menu.click(text: "Fruit")
        try picture.check(menu)
    }

    @Test("The forms are as they are shown")
    func forms() throws {
        let reactive = DocumentationPicture(name: "ReactiveForm")
        let form = reactive.show(ReactiveForm(model: ReactiveFormModel()), 60, 15)
        form.type("hello\thelp")
        try reactive.check(form)
        let picture = DocumentationPicture(name: "SignUp")
        let signUp = picture.show(SignUpForm(model: SignUpModel()), 60, 17)
        signUp.type("john")
        signUp.advance(by: .seconds(1))
        try picture.check(signUp)
    }

    @Test("The boards are as they are shown")
    func boards() throws {
        let observation = DocumentationPicture(name: "ObservationBoard")
        try observation.check(observation.show(ObservationBoard(), 80, 24))
        try withBoard { board, time in
            let picture = DocumentationPicture(name: "OperatorBoard")
            let app = picture.show(OperatorBoard(board: board), 80, 24)
            time.advance(ticks: 30)
            app.settle()
            try picture.check(app)
        }
    }
}
