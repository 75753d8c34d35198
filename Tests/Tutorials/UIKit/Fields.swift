import SwiftUI
import UIKit

/// A text field of UIKit, as the web shows it: it becomes the first responder, and Return goes on to the next one.
struct LegacyTextField: UIViewRepresentable {
    let placeholder: String
    @Binding var text: String
    var isFirstResponder = false
    var isSecure = false
    var limit = Int.max
    var onReturn: () -> Void = {}

    final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: LegacyTextField
        var didBecomeFirstResponder = false
        init(_ parent: LegacyTextField) { self.parent = parent }

        // `@objc` in a project.
        func editingChanged(_ sender: UITextField) { parent.text = sender.text ?? "" }

        func textFieldDidBeginEditing(_ textField: UITextField) { FieldLog.lines.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { FieldLog.lines.append("end") }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            guard let current = textField.text, let range = Range(range, in: current) else { return false }
            return current.replacingCharacters(in: range, with: string).count <= parent.limit
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            parent.onReturn()
            textField.resignFirstResponder()
            return true
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: UIViewRepresentableContext<LegacyTextField>) -> UITextField {
        let field = UITextField(frame: .zero)
        field.delegate = context.coordinator
        field.placeholder = placeholder
        field.isSecureTextEntry = isSecure
        field.autocorrectionType = .no
        field.returnKeyType = .done
        field.leftViewMode = .always
        field.setContentHuggingPriority(.defaultHigh, for: .vertical)
        // `#selector(Coordinator.editingChanged(_:))` in a project.
        field.addTarget(
            context.coordinator, action: Selector("Coordinator.editingChanged", Coordinator.editingChanged),
            for: .editingChanged)
        return field
    }

    func updateUIView(_ field: UITextField, context: UIViewRepresentableContext<LegacyTextField>) {
        context.coordinator.parent = self
        field.text = text
        if isFirstResponder && !context.coordinator.didBecomeFirstResponder {
            field.becomeFirstResponder()
            context.coordinator.didBecomeFirstResponder = true
        }
    }
}

@MainActor
enum FieldLog {
    static var lines: [String] = []
}

/// A text view of UIKit with a limit of lines.
struct LegacyTextView: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        view.font = UIFont.preferredFont(forTextStyle: .body)
        view.isScrollEnabled = true
        view.isEditable = true
        view.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        view.textContainer.lineFragmentPadding = 0
        return view
    }

    func updateUIView(_ uiView: UITextView, context: Context) {
        if uiView.text != text { uiView.text = text }
    }

    func makeCoordinator() -> Coordinator { Coordinator($text) }

    class Coordinator: NSObject, UITextViewDelegate {
        var text: Binding<String>
        init(_ text: Binding<String>) { self.text = text }

        func textViewDidChange(_ textView: UITextView) { self.text.wrappedValue = textView.text }

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            text != "\n" || textView.text.filter(\.isNewline).count < 1
        }
    }
}

/// A search field of UIKit.
struct LegacySearchBar: UIViewRepresentable {
    @Binding var text: String

    class Coordinator: NSObject, UISearchBarDelegate {
        @Binding var text: String
        init(text: Binding<String>) { _text = text }

        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            text = searchText
            searchBar.setShowsCancelButton(!searchText.isEmpty, animated: true)
        }

        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
            text = ""
            searchBar.showsCancelButton = false
            searchBar.resignFirstResponder()
        }
    }

    func makeCoordinator() -> LegacySearchBar.Coordinator { Coordinator(text: $text) }

    func makeUIView(context: UIViewRepresentableContext<LegacySearchBar>) -> UISearchBar {
        let searchBar = UISearchBar(frame: .zero)
        searchBar.delegate = context.coordinator
        searchBar.placeholder = "Find a ferry"
        searchBar.searchBarStyle = .minimal
        searchBar.autocapitalizationType = .none
        return searchBar
    }

    func updateUIView(_ uiView: UISearchBar, context: UIViewRepresentableContext<LegacySearchBar>) {
        uiView.text = text
    }
}

struct LegacyFields: View {
    @State private var name = ""
    @State private var code = ""
    @State private var notes = "One"
    @State private var search = ""
    @State private var isCodeFirst = false

    var body: some View {
        VStack(alignment: .leading) {
            LegacyTextField(placeholder: "Name of the boat", text: $name, onReturn: { isCodeFirst = true })
            LegacyTextField(
                placeholder: "Code", text: $code, isFirstResponder: isCodeFirst, isSecure: true, limit: 4)
            LegacyTextView(text: $notes).frame(height: 64)
            LegacySearchBar(text: $search)
            Text("name \(name), code \(code), notes \(notes.count), search \(search)")
        }
    }
}
