import CursesUI
import CursesUITesting
import Foundation
import Testing

@Suite("Editors of texts with attributes")
@MainActor
struct AttributedEditorTests {
    private struct Edited: View {
        let model: Model

        var body: some View {
            TextEditor(text: Bindable(model).text, selection: Bindable(model).selection)
        }
    }

    @Observable
    @MainActor
    final class Model {
        var text = AttributedString("plain ")
        var selection = AttributedTextSelection()

        init() {
            text += AttributedString("bold", attributes: Model.bold)
        }

        static var bold: AttributeContainer {
            AttributeContainer().inlinePresentationIntent(.stronglyEmphasized)
        }

        /// The texts of the runs, with a star before those that are bold.
        var runs: [String] {
            text.runs.map { run in
                let isBold = run.inlinePresentationIntent == .stronglyEmphasized
                return (isBold ? "*" : "") + String(text[run.range].characters)
            }
        }
    }

    @Test("What is typed has the attributes of the character before it, and the rest keeps its own")
    func typing() {
        let model = Model()
        let app = TestApp(Edited(model: model), size: CellSize(width: 20, height: 3))
        app.press(.home)
        app.type("a ")
        #expect(model.runs == ["a plain ", "*bold"])
        app.press(.end)
        app.type("er")
        #expect(model.runs == ["a plain ", "*bolder"])
        app.press(.home)
        app.press(.delete)
        app.press(.deleteForward)
        #expect(model.runs == [" plain ", "*bolder"])
        #expect(app.screen.text.contains(" plain bolder"))
    }

    @Test("The selection is told, and its attributes can be changed")
    func selection() throws {
        let model = Model()
        let app = TestApp(Edited(model: model), size: CellSize(width: 20, height: 3))
        app.press(.home)
        app.press(.rightArrow, modifiers: .shift)
        app.press(.rightArrow, modifiers: .shift)
        #expect(String(model.text[model.selection].characters) == "pl")
        model.text.transformAttributes(in: &model.selection) { $0.inlinePresentationIntent = .stronglyEmphasized }
        #expect(model.runs == ["*pl", "ain ", "*bold"])
        #expect(String(model.text[model.selection].characters) == "pl")
        model.text.replaceSelection(&model.selection, withCharacters: "sp")
        #expect(model.runs == ["*sp", "ain ", "*bold"])
        guard case .insertionPoint(let index) = model.selection.indices(in: model.text) else {
            Issue.record("The selection is not an insertion point.")
            return
        }
        #expect(model.text.characters.distance(from: model.text.startIndex, to: index) == 2)
        app.settle()
        app.type("!")
        #expect(model.runs == ["*sp!", "ain ", "*bold"])
    }

    @Test("Attributes that are changed at an insertion point are those of what is typed next")
    func typingAttributes() {
        let model = Model()
        let app = TestApp(Edited(model: model), size: CellSize(width: 20, height: 3))
        app.press(.home)
        app.press(.rightArrow)
        model.text.transformAttributes(in: &model.selection) { $0.inlinePresentationIntent = .stronglyEmphasized }
        app.settle()
        app.type("x")
        #expect(model.runs == ["p", "*x", "lain ", "*bold"])
    }

    @Test("A selection that an app makes is clamped to the text")
    func places() throws {
        let text = AttributedString("one two")
        let all = AttributedTextSelection(range: text.startIndex..<text.endIndex)
        #expect(String(AttributedString("one")[all].characters) == "one")
        #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.endIndex))
        let two = try #require(text.range(of: "two"))
        #expect(AttributedTextSelection(range: two).indices(in: text) == .ranges(RangeSet(two)))
        #expect(AttributedTextSelection(range: two).attributes(in: text) == [AttributeContainer()])
    }
}
