import Foundation

/// What can be handed to other programs as text.
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

/// A button that copies what is to be shared to the clipboard: a terminal has nothing else to hand it to.
///
/// ```swift
/// ShareLink(item: URL(string: "https://example.org")!)
/// ```
///
/// ```text
/// [ ⇪ Share… ]
/// ```
///
/// Several items are copied as lines.
public struct ShareLink<Label: View> {
    private let text: String
    private let label: Label
    @Environment(\.pasteboard) private var pasteboard

    private init(_ items: [any ShareableItem], label: Label) {
        text = items.map(\.sharedText).joined(separator: "\n")
        self.label = label
    }

    /// - Parameters:
    ///   - subject: has no place on a clipboard.
    ///   - message: has no place on a clipboard.
    public init(
        item: some ShareableItem,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init([item], label: label())
    }

    /// - Parameters:
    ///   - subject: has no place on a clipboard.
    ///   - message: has no place on a clipboard.
    public init<Items: Collection>(
        items: Items,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Items.Element: ShareableItem {
        self.init(Array(items), label: label())
    }
}

extension ShareLink where Label == CursesUI.Label<Text, Image> {
    private static var icon: String { "square.and.arrow.up" }

    /// Shares one thing, under the name of sharing itself.
    public init(item: some ShareableItem, subject: Text? = nil, message: Text? = nil) {
        self.init([item], label: Label("Share…", systemImage: Self.icon))
    }

    /// Shares several things, under the name of sharing itself.
    public init<Items: Collection>(items: Items, subject: Text? = nil, message: Text? = nil)
    where Items.Element: ShareableItem {
        self.init(Array(items), label: Label("Share…", systemImage: Self.icon))
    }

    /// Shares one thing, under a title.
    public init(
        _ title: LocalizedStringKey,
        item: some ShareableItem,
        subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init([item], label: Label(title, systemImage: Self.icon))
    }

    /// Shares one thing, under a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        item: some ShareableItem,
        subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init([item], label: Label(title, systemImage: Self.icon))
    }

    /// Shares several things, under a title.
    public init<Items: Collection>(
        _ title: LocalizedStringKey,
        items: Items,
        subject: Text? = nil,
        message: Text? = nil
    ) where Items.Element: ShareableItem {
        self.init(Array(items), label: Label(title, systemImage: Self.icon))
    }
}

extension ShareLink: View {
    public var body: some View {
        Button {
            pasteboard.string = text
        } label: {
            label
        }
        .accessibilityHint("Copies to the clipboard")
    }
}
