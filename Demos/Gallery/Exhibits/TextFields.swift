import CursesUI

/// The styles of text fields, and an action when a field is submitted.
struct TextFields: View {
    @State private var name = "Ada"
    @State private var password = "secret"
    @State private var amount = 42
    @State private var notes = "One line,\nand one more."
    @State private var submitted = "nothing"
    @FocusState private var field: Field?

    private enum Field {
        case name, password
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            VStack(alignment: .leading, spacing: 0) {
                TextField("Automatic", text: $name)
                    .textFieldStyle(.automatic)
                    .focused($field, equals: .name)
                TextField("Plain", text: $name).textFieldStyle(.plain)
                TextField("Rounded", text: $name)
                    .textFieldStyle(.roundedBorder)
                    .fieldFooter(
                        error: name.count < 5 ? "At least five letters" : nil, count: name.count, limit: 20)
                TextField("Square", text: $name).textFieldStyle(.squareBorder)
            }
            SecureField("Password", text: $password)
                .focused($field, equals: .password)
                .submitScope()
            TextField("Amount", value: $amount, format: .number)
                .labelsHidden()
            TextField("Notes", text: $notes, axis: .vertical)
                .lineLimit(2...4)
                .autocorrectionDisabled()
                .textInputAutocapitalization(.sentences)
            TextEditor(text: $notes)
                .textEditorStyle(.automatic)
                .disableAutocorrection(true)
                .frame(height: 3)
                .accessibilityLabel("Editor")
            TextEditor(text: $notes)
                .textEditorStyle(.plain)
                .frame(height: 2)
                .accessibilityLabel("Plain editor")
            TextEditor(text: $notes)
                .textEditorStyle(.roundedBorder)
                .frame(height: 4)
                .accessibilityLabel("Editor in a box")
            Text("Submitted: \(submitted)").foregroundStyle(.secondary)
        }
        .onSubmit { submitted = name }
        .submitLabel(.done)
        .defaultFocus($field, .name)
    }
}
