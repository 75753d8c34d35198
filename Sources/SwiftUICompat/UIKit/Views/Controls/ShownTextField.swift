import CursesUI

/// The focus of a UIKit view whose text can be edited.
@MainActor @preconcurrency
final class TextEditing {
    /// Whether the view has the focus.
    var isActive = false
    /// Whether the delegate allows changes.
    var isAllowed = true
    /// The focus that code asks for; `nil` if it asks for none.
    private var requested: Bool?

    func request(_ focus: Bool, for view: UIView) {
        requested = focus
        view.contentDidChange()
    }

    func takeRequest() -> Bool? {
        defer { requested = nil }
        return requested
    }
}

/// The part of a text that a change replaces.
struct TextReplacement: Equatable {
    /// The part of the old text, as UTF-16 positions.
    let range: NSRange
    /// The text that takes its place.
    let text: String

    init(from old: String, to new: String) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let oldRest = old.dropFirst(start)
        let newRest = new.dropFirst(start)
        let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
        range = NSRange(location: old.prefix(start).utf16.count, length: oldRest.dropLast(end).utf16.count)
        text = String(newRest.dropLast(end))
    }
}

/// A text field for a UIKit text field.
@MainActor @preconcurrency
struct ShownTextField {
    let field: UITextField
    let editing: TextEditing
    @ObservedObject private var changes: StandInChanges
    @FocusState private var isFocused: Bool

    init(field: UITextField, editing: TextEditing) {
        self.field = field
        self.editing = editing
        changes = field.changes
    }

    private var text: Binding<String> {
        Binding {
            field.text ?? ""
        } set: {
            field.userDidChange(to: $0)
        }
    }
}

extension ShownTextField: View {
    var body: some View {
        Group {
            if field.isSecureTextEntry {
                SecureField(field.placeholder ?? "", text: text)
            } else {
                TextField(field.placeholder ?? "", text: text)
            }
        }
        .modifier(BorderModifier(style: field.borderStyle))
        .modifier(TextLook(color: field.textColor, font: field.font, alignment: field.textAlignment))
        .modifier(CapitalModifier(type: field.autocapitalizationType))
        .focused($isFocused)
        .onSubmit { field.userDidPressReturn() }
        .submitScope()
        .disabled(!field.isEnabled || !field.isUserInteractionEnabled)
        .modifier(
            FocusRequests(count: changes.count, editing: editing, isFocused: $isFocused) { field.userDidFocus($0) })
    }
}

/// Moves the focus as code asks for it, and tells where it is.
@MainActor @preconcurrency
struct FocusRequests {
    let count: Int
    let editing: TextEditing
    let isFocused: FocusState<Bool>.Binding
    let onChange: (Bool) -> Void
}

extension FocusRequests: ViewModifier {
    func body(content: Content) -> some View {
        content
            .onChange(of: count, initial: true) {
                if let wanted = editing.takeRequest() { isFocused.wrappedValue = wanted }
            }
            .onChange(of: isFocused.wrappedValue) { onChange($1) }
    }
}

/// The colour, the font and the alignment of a UIKit text.
@MainActor @preconcurrency
struct TextLook {
    let color: UIColor?
    let font: UIFont?
    let alignment: NSTextAlignment
}

extension TextLook: ViewModifier {
    func body(content: Content) -> some View {
        content
            .font(font.map { Font($0) })
            .foregroundColor(color.map { Color($0) })
            .multilineTextAlignment(alignment.textAlignment)
    }
}

extension NSTextAlignment {
    /// The counterpart in SwiftUI.
    var textAlignment: TextAlignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }
}

private struct BorderModifier: ViewModifier {
    let style: UITextField.BorderStyle

    func body(content: Content) -> some View {
        if style == .roundedRect {
            content.textFieldStyle(.roundedBorder)
        } else {
            content
        }
    }
}

/// Capitalizes words or all letters. A machine with a keyboard leaves the beginnings of sentences as they are typed.
struct CapitalModifier: ViewModifier {
    let type: UITextAutocapitalizationType

    func body(content: Content) -> some View {
        content.textInputAutocapitalization(
            type == .words || type == .allCharacters ? TextInputAutocapitalization(type) : nil)
    }
}
