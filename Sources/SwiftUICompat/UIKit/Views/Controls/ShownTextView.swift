import CursesUI

/// A text editor or a text for a UIKit text view.
@MainActor @preconcurrency
struct ShownTextView {
    let view: UITextView
    let editing: TextEditing
    @ObservedObject private var changes: StandInChanges
    @FocusState private var isFocused: Bool

    init(view: UITextView, editing: TextEditing) {
        self.view = view
        self.editing = editing
        changes = view.changes
    }

    private var text: Binding<String> {
        Binding {
            view.text ?? ""
        } set: {
            view.userDidChange(to: $0)
        }
    }

    private var selection: Binding<TextSelection?> {
        Binding {
            view.editorSelection
        } set: {
            view.editorSelection = $0
        }
    }
}

extension ShownTextView: View {
    var body: some View {
        content
            .modifier(TextLook(color: view.textColor, font: view.font, alignment: view.textAlignment))
            .modifier(CapitalModifier(type: view.autocapitalizationType))
    }

    @ViewBuilder private var content: some View {
        if view.isEditable {
            editor
                .focused($isFocused)
                .submitScope()
                .disabled(!view.isUserInteractionEnabled)
                .modifier(
                    FocusRequests(count: changes.count, editing: editing, isFocused: $isFocused) {
                        view.userDidFocus($0)
                    })
        } else if view.isScrollEnabled {
            ScrollView {
                Text(AttributedString(view.attributedText)).frame(maxWidth: .infinity, alignment: .leading)
            }
        } else {
            Text(AttributedString(view.attributedText))
        }
    }

    @ViewBuilder private var editor: some View {
        if view.isScrollEnabled {
            TextEditor(text: text, selection: selection)
        } else {
            TextField("", text: text, selection: selection, axis: .vertical)
        }
    }
}
