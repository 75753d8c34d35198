/// A view that shows text.
///
/// A literal is a `LocalizedStringKey`, which may contain inline Markdown. A string is shown verbatim. Text wraps at
/// words; text that does not fit is replaced by an ellipsis.
///
/// ![Fields, an editor and text in a terminal](Gallery-text.svg)
public struct Text: Sendable {
    private let storage: Storage

    init(content: StyledText) {
        storage = .styled(content)
    }

    /// Creates a localized text from a literal with interpolations and inline Markdown: `Text("**\(count)** left")`.
    ///
    /// - Parameters:
    ///   - tableName: the name of the string table; `nil` for `Localizable`.
    ///   - bundle: the bundle that contains the table; `nil` for the app's.
    ///   - comment: a note for translators.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        let place = StringTablePlace(table: tableName, bundle: bundle)
        self.init(content: StyledText(LocalizedText(template: key.template, place: place)))
    }

    /// Creates a text that shows a string verbatim.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(verbatim: String(content))
    }

    /// Creates a text that shows a string verbatim, even if it is a literal.
    public init(verbatim content: String) {
        self.init(content: StyledText(content))
    }

    /// Concatenates two texts, which keep their styles.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(lhs, rhs)
    }
}

extension Text {
    private enum Storage: Sendable {
        case styled(StyledText)
        case joined(JoinedText)
    }

    /// A concatenation of two texts. Neither is copied, so a long chain of `+` costs no more than its parts.
    private final class JoinedText: Sendable {
        let first: Text
        let second: Text
        /// The depth of the nested concatenations.
        let depth: Int

        init(_ first: Text, _ second: Text) {
            self.first = first
            self.second = second
            depth = max(first.depth, second.depth) + 1
        }
    }

    /// The nesting depth at which a concatenation is flattened to limit recursion.
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
        // A chain of `+` has one text more than it has levels, and most texts are one run.
        content.reserve(runs: depth + 1)
        append(to: &content)
        return content
    }

    /// Whether the text is known to have no characters, because it was created from an empty string or literal.
    var isBlank: Bool { content.runs.allSatisfy { $0.text.isEmpty && ($0.deferred?.isBlank ?? true) } }

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

extension Text: ComparableInput {
    /// Compares the parts of a concatenation without joining them. Texts with different parts count as different, even
    /// if they look the same.
    package static func isSameInput(_ old: Text, _ new: Text) -> Bool {
        switch (old.storage, new.storage) {
        case (.styled(let old), .styled(let new)): old == new
        case (.joined(let old), .joined(let new)):
            old === new || isSameInput(old.second, new.second) && isSameInput(old.first, new.first)
        default: false
        }
    }
}

extension Text: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<Text> {
        LeafNode(self, in: context) { TextLayoutNode($0.view, owner: $0) }
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a text with its own styles.
    public mutating func appendInterpolation(_ text: Text) {
        append(text.content)
    }
}
