import CursesUI

/// Default focus, focus sections, and focused values.
struct Focus: View {
    @State private var first = "one"
    @State private var second = "two"
    @Namespace private var form
    @FocusedValue(\.galleryWord) private var word

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            VStack(alignment: .leading, spacing: 0) {
                TextField("First", text: $first)
                    .focusedValue(\.galleryWord, first)
                TextField("Second", text: $second)
                    .prefersDefaultFocus(in: form)
                    .focusedValue(\.galleryWord, second)
            }
            .focusScope(form)
            Text("The field with the focus says: \(word ?? "nothing")")
            HStack {
                Button("A section") {}
                Button("of buttons") {}
            }
            .focusSection()
        }
        .focusedSceneValue(\.galleryTitle, "Focus")
    }
}

extension FocusedValues {
    @Entry var galleryWord: String?
    @Entry var galleryTitle: String?
}
