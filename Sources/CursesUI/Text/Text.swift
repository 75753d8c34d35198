/// A view that shows text.
///
/// A literal is a `LocalizedStringKey`: it may hold inline Markdown. A string is shown as it is.
/// Text wraps at words; what there is no room for gives way to an ellipsis.
///
/// ![Fields, an editor and text in a terminal](Gallery-text.svg)
public struct Text: Equatable, Sendable {
    let content: StyledText

    init(content: StyledText) {
        self.content = content
    }

    /// Text with interpolations and inline Markdown: `Text("**\(count)** left")`.
    ///
    /// - Parameters:
    ///   - tableName: has no meaning: there are no string tables.
    ///   - comment: for those who translate.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        content = key.styledText
    }

    /// A string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(verbatim: String(content))
    }

    /// A string as it is, also where it is a literal.
    public init(verbatim content: String) {
        self.content = StyledText(content)
    }

    /// One text after the other, each in its own style.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(content: lhs.content + rhs.content)
    }
}

extension Text: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<Text> {
        LeafNode(self, in: context) { TextLayoutNode($0.view, owner: $0) }
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a text in its own styles.
    public mutating func appendInterpolation(_ text: Text) {
        append(text.content)
    }
}
