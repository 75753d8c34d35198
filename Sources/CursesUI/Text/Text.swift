/// A view that shows text.
///
/// A literal is a `LocalizedStringKey`: it may hold inline Markdown. A string is shown as it is.
/// Text wraps at words; what there is no room for gives way to an ellipsis.
///
/// ![Fields, an editor and text in a terminal](Gallery-text.svg)
public struct Text: Sendable {
    private let storage: Storage

    init(content: StyledText) {
        storage = .styled(content)
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
        self.init(content: key.styledText)
    }

    /// A string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(verbatim: String(content))
    }

    /// A string as it is, also where it is a literal.
    public init(verbatim content: String) {
        self.init(content: StyledText(content))
    }

    /// One text after the other, each in its own style.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(lhs, rhs)
    }
}

extension Text {
    private enum Storage: Sendable {
        case styled(StyledText)
        case joined(JoinedText)
    }

    /// Two texts side by side: neither is copied, so that a long line of `+` costs no more than its parts.
    private final class JoinedText: Sendable {
        let first: Text
        let second: Text
        /// How many joints lie in one another.
        let depth: Int

        init(_ first: Text, _ second: Text) {
            self.first = first
            self.second = second
            depth = max(first.depth, second.depth) + 1
        }
    }

    /// What lies deeper is put together at once: nobody has to go down there any more.
    private static let maximumDepth = 64

    private init(_ first: Text, _ second: Text) {
        let joined = JoinedText(first, second)
        let text = Text(storage: .joined(joined))
        self = joined.depth < Self.maximumDepth ? text : Text(content: text.content)
    }

    private init(storage: Storage) {
        self.storage = storage
    }

    private var depth: Int {
        if case .joined(let joined) = storage { joined.depth } else { 0 }
    }

    /// The runs of the whole text.
    var content: StyledText {
        if case .styled(let content) = storage { return content }
        var content = StyledText()
        append(to: &content)
        return content
    }

    private func append(to content: inout StyledText) {
        switch storage {
        case .styled(let own): content.append(own)
        case .joined(let joined):
            joined.first.append(to: &content)
            joined.second.append(to: &content)
        }
    }
}

extension Text: Equatable {
    public static func == (lhs: Text, rhs: Text) -> Bool { lhs.content == rhs.content }
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
