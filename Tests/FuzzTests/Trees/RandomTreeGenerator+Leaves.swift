import CursesUI

extension RandomTreeGenerator {
    /// Views without children.
    static let leaves: [Grower] =
        texts + [
            { generator, _ in
                let color = generator.choice([Color.red, .green, .clear, .primary, Color(white: 0.3)])
                return RandomTree("\(color)") { color($0) }
            },
            { generator, _ in
                let length = generator.optionalLength()
                return RandomTree("Spacer(minLength: \(length))") { Spacer(minLength: length($0)) }
            },
            { _, _ in RandomTree("Divider()") { _ in Divider() } },
            { _, _ in RandomTree("EmptyView()") { _ in EmptyView() } },
            { generator, _ in
                let width = generator.length()
                return RandomTree("Rectangle().stroke(.blue, lineWidth: \(width))") {
                    Rectangle().stroke(Color.blue, lineWidth: width($0))
                }
            },
            { generator, _ in
                let radius = generator.length()
                return RandomTree("RoundedRectangle(cornerRadius: \(radius)).strokeBorder(.red)") {
                    RoundedRectangle(cornerRadius: radius($0)).strokeBorder(Color.red)
                }
            },
            { _, _ in RandomTree("Capsule().fill(.green)") { _ in Capsule().fill(Color.green) } },
            { _, _ in
                RandomTree("GeometryReader { its size }") { _ in
                    GeometryReader { Text(verbatim: "\($0.size.width) by \($0.size.height)") }
                }
            },
        ] + controls + drawings

    private static let texts: [Grower] =
        Array(
            repeating: { generator, _ in
                let text = generator.text()
                return RandomTree("Text(\(text))") { Text(verbatim: text($0)) }
            },
            count: 6
        ) + [
            { generator, _ in
                let text = generator.text()
                let isBold = generator.flag()
                return RandomTree("Text(\(text)).bold(\(isBold)).underline().foregroundColor(.red)") {
                    Text(text($0)).bold(isBold($0)).underline().foregroundColor(.red)
                }
            },
            { generator, _ in
                let first = generator.text()
                let second = generator.text()
                return RandomTree("Text(\(first)) + Text(\(second)).italic()") {
                    Text(verbatim: first($0)) + Text(verbatim: second($0)).italic()
                }
            },
        ]
}
