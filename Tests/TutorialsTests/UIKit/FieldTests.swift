import CursesUITesting
import Testing

@testable import SwiftUICompat
@testable import Tutorials

@MainActor
@Suite("Fields of UIKit in SwiftUI", .serialized)
struct FieldTests {
    @Test("What is typed goes through the target's method to the binding")
    func typing() {
        let app = open(LegacyFields())
        #expect(app.shows("Name of the boat"))
        app.click(text: "Name of the boat")
        app.type("Anna")
        #expect(app.shows("name Anna,"))
        app.press(.delete)
        #expect(app.shows("name Ann,"))
    }

    @Test("Return asks the delegate, and code moves the focus to another field")
    func returning() {
        FieldLog.lines = []
        let app = open(LegacyFields())
        app.click(text: "Name of the boat")
        #expect(FieldLog.lines == ["begin"])
        app.type("Anna\n")
        app.type("12")
        #expect(app.shows("name Anna, code 12,"))
        #expect(FieldLog.lines == ["begin", "end", "begin"] || FieldLog.lines == ["begin", "begin", "end"])
    }

    @Test("A secure field hides its text, and a delegate may refuse a change")
    func secure() {
        let app = open(LegacyFields())
        app.click(text: "Code")
        app.type("123456")
        #expect(app.shows("code 1234,"))
        #expect(app.screen.position(of: "1234")?.row == app.screen.position(of: "code 1234")?.row)
    }

    @Test("A text view writes its text, refuses a change, and follows the binding")
    func textView() {
        let app = open(LegacyFields())
        app.click(text: "One")
        app.press(.end)
        app.type("\nTwo\nThree")
        #expect(app.shows("TwoThree"))
        #expect(app.shows("notes 12,"))
    }

    @Test("A search field tells its delegate, which shows and hides the Cancel button")
    func search() {
        let app = open(LegacyFields())
        app.click(text: "Find a ferry")
        #expect(!app.shows("Cancel"))
        app.type("Hull")
        #expect(app.shows("search Hull"))
        app.click(text: "Cancel")
        #expect(!app.shows("Hull") && !app.shows("Cancel"))
    }

    @Test("A change of a text is the shortest replacement")
    func replacements() {
        let insertion = TextReplacement(from: "abab", to: "ababab")
        #expect(insertion.range == NSRange(location: 4, length: 0) && insertion.text == "ab")
        let deletion = TextReplacement(from: "a😀b", to: "ab")
        #expect(deletion.range == NSRange(location: 1, length: 2) && deletion.text == "")
        let change = TextReplacement(from: "one two", to: "one 2")
        #expect(change.range == NSRange(location: 4, length: 3) && change.text == "2")
    }

    @Test("A text view knows its selection, and another text moves it to the end")
    func selection() {
        let view = UITextView()
        view.text = "Hello"
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
        view.selectedRange = NSRange(location: 1, length: 3)
        view.insertText("i")
        #expect(view.text == "Hio" && view.selectedRange == NSRange(location: 2, length: 0))
    }

    @Test("A field that is shown is freed")
    func lifetime() {
        weak var field: UITextField?
        do {
            struct Shown: UIViewRepresentable {
                let made: (UITextField) -> Void
                func makeUIView(context: Context) -> UITextField {
                    let field = UITextField()
                    made(field)
                    return field
                }
                func updateUIView(_ uiView: UITextField, context: Context) {}
            }
            let app = open(Shown { field = $0 })
            #expect(field != nil)
            app.type("x")
        }
        #expect(field == nil)
    }
}
