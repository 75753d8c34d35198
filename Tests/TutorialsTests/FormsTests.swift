import CursesUITesting
import SwiftUICompat
import Testing

@testable import Tutorials

@MainActor
@Suite("Every form of every name, as tutorials write them")
struct FormsTests {
    @Test("Texts show what they say")
    func texts() {
        let app = open(TextForms(), height: 120)
        #expect(app.shows("largeTitle") && app.shows("verbatim **not bold**") && app.shows("one two three"))
    }

    @Test("Layouts place what is in them")
    func layout() {
        let app = open(LayoutForms(), height: 160)
        #expect(app.shows("infinite") && app.shows("priority") && app.shows("custom"))
    }

    @Test("What is inset at the bottom stays there while the rest scrolls")
    func inset() {
        let app = open(LayoutForms(), height: 24)
        #expect(app.screen.position(of: "Below")?.row == 23)
    }

    @Test("Drawings are drawn, and move on")
    func drawing() {
        let app = open(DrawingForms(), height: 200)
        #expect(app.shows("effect") && app.shows("Both") && app.shows("Hello"))
        app.advance(by: .seconds(1))
        #expect(app.shows("keyframes"))
    }

    @Test("Gestures and keys are taken")
    func gestures() {
        let app = open(GestureForms(), height: 60)
        app.click(text: "tap")
        app.click(text: "simultaneous")
        app.press(.tab)
        app.press(.space)
        #expect(app.shows("one after the other"))
    }

    @Test("Controls show their labels")
    func controls() {
        let app = open(ControlForms(), height: 220)
        #expect(app.shows("styles") && app.shows("prompt") && app.shows("stepper"))
        #expect(app.shows("No results") && app.shows("Nothing"))
    }

    @Test("Containers show their rows, tables, columns and pages")
    func containers() {
        let app = open(ContainerForms(), width: 100, height: 40)
        #expect(app.shows("Ada") && app.shows("Principal"))
        for tab in ["Tables", "Split", "Pages", "Over"] {
            app.click(text: tab)
            #expect(app.shows(tab == "Over" ? "Show" : "Ada"), "\(tab)")
        }
        app.click(text: "Show")
        #expect(app.shows("sheet"))
    }

    @Test("The clipboard, accessibility and windows have their names")
    func assistance() {
        #expect(open(ClipboardForms(), height: 40).shows("Oslo"))
        let app = open(AssistanceForms(), height: 40)
        #expect(app.shows("Rome") && app.shows("Close all") && !app.shows("Edit"))
    }

    @Test("State and environment are read")
    func state() {
        let app = open(StateForms(text: "draft").environmentObject(Counter()))
        // The view replaces its initial values with the values that it reads from its environment when it appears.
        let version = UIDevice.current.systemVersion
        #expect(app.shows("640 \(version) 0 0"))
        #expect(!app.shows("draft"))
        app.click(text: "+]")
        #expect(app.shows("640 \(version) 1 0"))
    }

    @Test("The focus is told, what was done is undone, files are asked for")
    func window() {
        let app = open(WindowForms(), height: 40)
        #expect(app.shows("Selected: Ada") && app.shows("line 0"))
        app.press(.tab)
        #expect(app.shows("Selected: Linus"))
        app.press(.return)
        #expect(!app.shows("Linus"))
        app.click(text: "Undo")
        #expect(app.shows("Linus"))
        app.click(text: "Import")
        #expect(app.shows("Cancel"))
    }

    @Test("Publishers of every kind are made")
    func publishers() {
        let forms = PublisherForms()
        #expect(forms.all == [1, 2, 3])
    }
}
