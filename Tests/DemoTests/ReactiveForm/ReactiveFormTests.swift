import CursesUITesting
import Testing

@testable import ReactiveForm

@MainActor
@Suite("The reactive form")
struct ReactiveFormTests {
    private let model = ReactiveFormModel()
    private let mismatch = "Values for fields must match."
    private let tooShort = "Please enter values of at least 5 characters."

    private func makeApp(
        size: CellSize = CellSize(width: 60, height: 16)
    ) -> TestApp {
        TestApp(ReactiveForm(model: model), size: size)
    }

    private func enter(_ first: String, _ second: String, in app: TestApp) {
        app.type(first)
        app.press(.tab)
        app.type(second)
    }

    @Test("At launch both entries are empty and the one message asks for 5 characters")
    func launch() {
        _ = makeApp()
        #expect(model.firstEntry == "")
        #expect(model.secondEntry == "")
        #expect(model.validationMessages == [tooShort])
    }

    @Test("A letter in the first field gives both messages, the mismatch first")
    func oneLetter() {
        let app = makeApp()
        app.type("a")
        #expect(model.validationMessages == [mismatch, tooShort])
        let first = app.screen.position(of: mismatch)
        let second = app.screen.position(of: tooShort)
        #expect(first != nil && second != nil && first!.row + 1 == second!.row)
    }

    @Test("An entry of fewer than 5 characters is too short; a family emoji is one character")
    func length() {
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
        let app = makeApp()
        app.paste(String(repeating: family, count: 4))
        app.press(.tab)
        app.paste(String(repeating: family, count: 4))
        #expect(model.validationMessages == [tooShort])
        app.paste(family)
        #expect(model.validationMessages == [mismatch, tooShort])
        model.firstEntry = model.secondEntry
        app.settle()
        #expect(model.validationMessages == [])
    }

    @Test("Equal entries of 5 characters give no message")
    func valid() {
        let app = makeApp()
        enter("hello", "hello", in: app)
        #expect(model.validationMessages == [])
        #expect(app.screen.position(of: "Values") == nil)
        #expect(app.screen.position(of: "Please") == nil)
    }

    @Test("Entries that are long enough and differ give the mismatch alone")
    func onlyMismatch() {
        let app = makeApp()
        enter("abcdef", "abcde", in: app)
        #expect(model.validationMessages == [mismatch])
    }

    @Test("Submit is disabled at first, enabled exactly while there are no messages")
    func submit() {
        let app = makeApp()
        #expect(app.screen.position(of: "[ Submit ]") == nil)
        enter("hello", "hello", in: app)
        #expect(app.screen.position(of: "[ Submit ]") != nil)
        app.press(.delete)
        #expect(app.screen.position(of: "[ Submit ]") == nil)
        app.type("o")
        #expect(app.screen.position(of: "[ Submit ]") != nil)
    }

    @Test("A disabled button ignores Return, space and click, and cannot be focused")
    func disabled() throws {
        let app = makeApp()
        app.press(.tab)
        app.press(.tab)
        // There are two fields, and the first one has the focus again.
        app.type("x")
        #expect(model.firstEntry == "x")
        app.press(.return)
        app.click(text: "Submit")
        #expect(app.screen.position(of: "Thank you.") == nil)
        app.type("y")
        #expect(model.firstEntry == "xy")
        let place = try #require(app.screen.position(of: "Submit"))
        #expect(app.screen.cell(place.column, place.row).style.attributes.contains(.dim))
        #expect(app.screen.cell(place.column - 2, place.row).glyph.description == " ")
    }

    @Test("An enabled button is pressed by Return, by space and by a click", arguments: 0..<3)
    func pressed(way: Int) {
        let app = makeApp()
        enter("hello", "hello", in: app)
        switch way {
        case 0:
            app.press(.tab)
            app.press(.return)
        case 1:
            app.press(.tab)
            app.press(.space)
        default:
            app.click(text: "Submit")
        }
        #expect(app.screen.position(of: "Thank you.") != nil)
    }

    @Test("Messages are red, one row each, and leave text, caret and focus alone")
    func messages() throws {
        let app = makeApp()
        app.type("abc")
        app.press(.leftArrow)
        let caret = app.cursor
        let place = try #require(app.screen.position(of: mismatch))
        #expect(app.screen.cell(place.column, place.row).style.foreground == .red)
        model.secondEntry = "abc"
        app.settle()
        #expect(app.screen.position(of: mismatch) == nil)
        #expect(app.cursor == caret)
        app.type("X")
        #expect(model.firstEntry == "abXc")
        #expect(app.screen.position(of: mismatch) != nil)
    }

    @Test("A key updates the model through the binding; the model updates the field")
    func binding() {
        let app = makeApp()
        app.type("typed")
        #expect(model.firstEntry == "typed")
        model.firstEntry = "set in code"
        app.settle()
        #expect(app.screen.position(of: "set in code") != nil)
    }

    @Test("Validation follows every change of either field at once")
    func everyChange() {
        let app = makeApp()
        enter("abcde", "abcd", in: app)
        #expect(model.validationMessages == [mismatch, tooShort])
        app.type("e")
        #expect(model.validationMessages == [])
        app.press(.tab, modifiers: .shift)
        app.press(.delete)
        #expect(model.validationMessages == [mismatch, tooShort])
    }

    @Test("A subject that replays tells a late subscriber false at once")
    func replay() {
        var received: [Bool] = []
        let subscription = model.submitAllowed.sink { received.append($0) }
        #expect(received == [false])
        subscription.cancel()
    }

    @Test("One key gives two signals and one frame")
    func oneFrame() {
        let app = makeApp()
        var signals = 0
        let subscription = model.objectWillChange.sink { signals += 1 }
        let frames = app.frameCount
        app.type("a")
        #expect(signals == 2)
        #expect(app.frameCount == frames + 1)
        subscription.cancel()
    }

    @Test("The projections have SwiftUI's types")
    func projections() {
        let observed = ObservedObject(wrappedValue: model)
        let wrapper: ObservedObject<ReactiveFormModel>.Wrapper = observed.projectedValue
        let binding: Binding<String> = wrapper.firstEntry
        binding.wrappedValue = "through"
        #expect(model.firstEntry == "through")
        let flag: Binding<Bool> = State(wrappedValue: true).projectedValue
        #expect(flag.wrappedValue)
    }

    @Test("The form at 60 by 16")
    func picture() throws {
        let app = makeApp()
        app.type("hello")
        #expect(
            app.screen == """

                                        Reactive Form
                  ╭──────────────────────────────────────────────────────╮
                  │                        hello                         │
                  ╰──────────────────────────────────────────────────────╯
                  ╭──────────────────────────────────────────────────────╮
                  │                     Second entry                     │
                  ╰──────────────────────────────────────────────────────╯
                  Values for fields must match.
                  Please enter values of at least 5 characters.
                                       ╭────────────╮
                                       │   Submit   │
                                       ╰────────────╯
                """)
        let title = try #require(app.screen.position(of: "Reactive Form"))
        #expect(app.screen.cell(title.column, title.row).style.attributes.contains(.bold))
        let corner = try #require(app.screen.position(of: "╭────────────╮"))
        #expect(app.screen.cell(corner.column, corner.row).style.foreground == .brightBlue)
    }

    @Test("The form at 80 by 24")
    func large() {
        let app = makeApp(size: CellSize(width: 80, height: 24))
        enter("hello", "hello", in: app)
        #expect(
            app.screen == """

                                                  Reactive Form
                  ╭──────────────────────────────────────────────────────────────────────────╮
                  │                                  hello                                   │
                  ╰──────────────────────────────────────────────────────────────────────────╯
                  ╭──────────────────────────────────────────────────────────────────────────╮
                  │                                  hello                                   │
                  ╰──────────────────────────────────────────────────────────────────────────╯
                                                 ╭────────────╮
                                                 │ [ Submit ] │
                                                 ╰────────────╯
                """)
    }

    @Test("The form at 40 by 12 scrolls to the field that has the focus")
    func small() {
        let app = makeApp(size: CellSize(width: 40, height: 12))
        enter("hello", "help", in: app)
        #expect(
            app.screen == """

                              Reactive Form
                  ╭─────────────────────────────────╮  ┃
                  │              hello              │  ┃
                  ╰─────────────────────────────────╯  ┃
                  ╭─────────────────────────────────╮  ┃
                  │              help               │  ┃
                  ╰─────────────────────────────────╯  │
                  Values for fields must match.        │
                             ╭────────────╮
                             │   Submit   │
                             ╰────────────╯
                """)
    }

    @Test(
        "A terminal too small says what is missing",
        arguments: [
            (20, 2, "20×6"), (9, 2, "9×6"), (3, 1, "4×6"), (1, 1, "4"),
        ])
    func tooSmall(width: Int, height: Int, needed: String) {
        let app = makeApp(size: CellSize(width: width, height: height))
        app.type("hello")
        #expect(model.firstEntry == "hello")
        let notice = app.screen.row(height - 1)
        #expect(notice == needed)
    }

    @Test("A terminal without cells does not end the form")
    func noCells() {
        let app = makeApp(size: CellSize(width: 0, height: 0))
        app.type("hello")
        app.resize(to: CellSize(width: 60, height: 16))
        #expect(app.screen.position(of: "hello") != nil)
    }

    @Test("The value of assign(to:on:).store(in:) is Void, and may be named")
    func storedAssignment() {
        var cancellables: Set<AnyCancellable> = []
        let _: Void = Just("assigned")
            .assign(to: \.firstEntry, on: model)
            .store(in: &cancellables)
        #expect(model.firstEntry == "assigned")
    }

    @Test("The preview shows the form")
    func preview() {
        let picture = render(ReactiveForm_Previews.previews, size: CellSize(width: 60, height: 16))
        #expect(picture.position(of: "Reactive Form") != nil)
    }
}
