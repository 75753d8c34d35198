import Foundation

/// An item that can be shared with other programs as text.
public protocol ShareableItem {
    var sharedText: String { get }
}

extension String: ShareableItem {
    public var sharedText: String { self }
}

extension URL: ShareableItem {
    public var sharedText: String { absoluteString }
}

extension AttributedString: ShareableItem {
    public var sharedText: String { String(characters) }
}

/// A button that copies an item to the clipboard, which is the only way to share in a terminal.
///
/// ```swift
/// ShareLink(item: URL(string: "https://example.org")!)
/// ```
///
/// ```text
/// [ ⇪ Share… ]
/// ```
///
/// Several items are copied on separate lines. The label says “Copied” for two seconds.
public struct ShareLink<Label: View> {
    private let text: () -> String
    private let label: Label
    /// Whether the label says that the item has been copied, as it does for two seconds.
    @State private var isCopied = false
    @State private var resetsLabel: AnyCancellable?
    @Environment(\.pasteboard) private var pasteboard

    private init(_ items: [any ShareableItem], label: Label) {
        self.init(label: label) { items.map(\.sharedText).joined(separator: "\n") }
    }

    fileprivate init(label: Label, text: @escaping () -> String) {
        self.text = text
        self.label = label
    }

    /// Creates a button that shares an item, with a custom label.
    ///
    /// - Parameters:
    ///   - subject: has no effect: it cannot be copied with the item.
    ///   - message: has no effect: it cannot be copied with the item.
    public init(
        item: some ShareableItem,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init([item], label: label())
    }

    /// Creates a button that shares several items, with a custom label.
    ///
    /// - Parameters:
    ///   - subject: has no effect: it cannot be copied with the items.
    ///   - message: has no effect: it cannot be copied with the items.
    public init<Items: Collection>(
        items: Items,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Items.Element: ShareableItem {
        self.init(Array(items), label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a button that shares an item, with the default label.
    public init(item: some ShareableItem, subject: Text? = nil, message: Text? = nil) {
        self.init([item], label: DefaultShareLinkLabel())
    }

    /// Creates a button that shares several items, with the default label.
    public init<Items: Collection>(items: Items, subject: Text? = nil, message: Text? = nil)
    where Items.Element: ShareableItem {
        self.init(Array(items), label: DefaultShareLinkLabel())
    }

    /// Creates a button that shares an item, with a title.
    public init(
        _ title: LocalizedStringKey,
        item: some ShareableItem,
        subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init([item], label: DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a button that shares an item, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        item: some ShareableItem,
        subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init([item], label: DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a button that shares several items, with a title.
    public init<Items: Collection>(
        _ title: LocalizedStringKey,
        items: Items,
        subject: Text? = nil,
        message: Text? = nil
    ) where Items.Element: ShareableItem {
        self.init(Array(items), label: DefaultShareLinkLabel(Text(title)))
    }
}

extension ShareLink {
    /// Creates a button that shares an item of any type, with a custom label. The item is copied as text. If it has no
    /// text, the title of its preview is copied.
    ///
    /// - Parameters:
    ///   - subject: has no effect: it cannot be copied with the item.
    ///   - message: has no effect: it cannot be copied with the item.
    public init<I: Transferable, PreviewImage, PreviewIcon>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label()) { SharedText(of: item, preview).string }
    }

    /// Creates a button that shares several items of any type, with a custom label.
    ///
    /// - Parameter preview: the preview of each item.
    public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
        items: Items,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Items.Element: Transferable {
        self.init(label: label()) {
            items.map { SharedText(of: $0, preview($0)).string }.joined(separator: "\n")
        }
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a button that shares an item of any type, with the default label.
    public init<I: Transferable, PreviewImage, PreviewIcon>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel()
        }
    }

    /// Creates a button that shares an item of any type, with a title.
    public init<I: Transferable, PreviewImage, PreviewIcon>(
        _ titleKey: LocalizedStringKey,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(Text(titleKey))
        }
    }

    /// Creates a button that shares several items of any type, with the default label.
    public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
        items: Items,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Items.Element: Transferable {
        self.init(items: items, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel()
        }
    }
}

/// The text that is copied when an item is shared.
private struct SharedText {
    let string: String

    init<Item: Transferable, PreviewImage, PreviewIcon>(
        of item: Item,
        _ preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        string =
            TransferredValue.convert(item, to: String.self)
            ?? TransferredValue.convert(item, to: URL.self)?.absoluteString
            ?? TransferredValue.convert(item, to: AttributedString.self).map { String($0.characters) }
            ?? preview.title.content.string(in: EnvironmentValues())
    }
}

extension ShareLink: View {
    public var body: some View {
        Button {
            copy()
        } label: {
            label.asLabelRow.modifier(CopiedModifier(isCopied: isCopied))
        }
        .accessibilityHint("Copies to the clipboard")
    }

    @MainActor
    private func copy() {
        pasteboard.string = text()
        isCopied = true
        resetsLabel = .after(2) { isCopied = false }
    }
}

/// Says that the item of a share link has been copied, in the space of the link's label.
private struct CopiedModifier: ViewModifier {
    let isCopied: Bool
    @Environment(\.themeSymbols) private var symbols

    func body(content: Content) -> some View {
        content.opacity(isCopied ? 0 : 1).overlay {
            if isCopied {
                ViewThatFits(in: .horizontal) {
                    Text("Copied")
                    Text(verbatim: symbols.checkmark)
                }
                .accessibilityHidden(true)
            }
        }
    }
}
