import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("Outlines around text input")
struct OutlineTests {
    private struct Input<Content: View>: View {
        @State var text = "two words"
        @ViewBuilder let content: (Binding<String>) -> Content

        var body: some View { content($text) }
    }

    private let outline = RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 1)

    private func picture(_ height: Int = 5, @ViewBuilder _ content: @escaping (Binding<String>) -> some View) -> String
    {
        TestApp(Input(content: content), size: CellSize(width: 14, height: height)).screen.text
    }

    @Test("an outline over a text editor goes around the text")
    func editor() {
        let outline = outline
        let text = """
            ╭────────────╮
            │two words   │
            │            │
            │            │
            ╰────────────╯
            """
        #expect(picture { TextEditor(text: $0).overlay(outline) } == text)
        #expect(picture { TextEditor(text: $0).background(outline) } == text)
        #expect(picture { TextEditor(text: $0).frame(height: 3).overlay(outline) } == text)
    }

    @Test("an outline of two rows does not join the words in it")
    func words() {
        let box = Text("Edit me").frame(width: 14, height: 2).overlay(Rectangle().stroke(.gray, lineWidth: 1))
        #expect(render(box, size: CellSize(width: 14, height: 2)).text == "┌────────────┐\n└───Edit me──┘")
    }

    @Test("an outline over a field goes around its row")
    func field() {
        let outline = outline
        let text = """
            ╭────────────╮
            │two words   │
            ╰────────────╯
            """
        #expect(picture(3) { TextField("Name", text: $0).textFieldStyle(.plain).overlay(outline) } == text)
        #expect(
            picture(3) { TextField("Name", text: $0).textFieldStyle(.plain).padding(.vertical, 0).background(outline) }
                == text)
    }

    @Test("where there is room for the outline, the view does not grow")
    func padded() {
        let outline = outline
        let text = """
            ╭────────────╮
            │ two words  │
            ╰────────────╯
            """
        #expect(
            picture(3) {
                TextField("Name", text: $0).textFieldStyle(.plain).padding(.horizontal, 2).padding(.vertical, 1)
                    .overlay(outline)
            } == text)
    }

    @Test("what is typed is never covered, and an outline that comes and goes takes its ring with it")
    func typing() {
        struct Field: View {
            @State var text = ""
            @FocusState var isFocused: Bool

            var body: some View {
                TextField("Name", text: $text).textFieldStyle(.plain).focused($isFocused)
                    .overlay { if text.count > 2 { RoundedRectangle(cornerRadius: 4).stroke(.red) } }
            }
        }
        let app = TestApp(Field(), size: CellSize(width: 14, height: 3))
        app.type("a b")
        #expect(app.screen.rows[0].hasPrefix("╭──"))
        #expect(app.screen.rows[1].hasPrefix("│a b "))
        app.press(.delete)
        #expect(app.screen.text.split(separator: "\n").joined().trimmingCharacters(in: .whitespaces) == "a")
    }
}
