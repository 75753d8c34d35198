import CursesUI

/// Swift code with highlighted syntax.
struct CodeView: View {
    private let lines: [AttributedString]

    init(code: String) {
        lines = SwiftCode(code).lines
    }

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(lines.indices, id: \.self) { Text(lines[$0]).lineLimit(1).fixedSize() }
            }
            .accessibilityElement(children: .combine)
            .accessibilityLabel("Code")
        }
    }
}
