/// The entries of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent

    @AccessibilityRotorContentBuilder @MainActor @preconcurrency
    var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// An entry of a rotor, for the list of commands.
struct RotorEntry {
    /// The view that the entry leads to.
    enum Target {
        /// The view with an id.
        case id(AnyHashable)
        /// The view with an id in a namespace.
        case entry(AnyHashable, Namespace.ID)
        /// The modified view itself.
        case view
    }

    let label: Text
    let target: Target
    var prepare: (() -> Void)?
}

/// Rotor content that CursesUI implements with entries instead of a body.
@MainActor
protocol PrimitiveRotorContent: AccessibilityRotorContent where Body == Never {
    var entries: [RotorEntry] { get }
}

extension PrimitiveRotorContent {
    /// Never called: CursesUI reads the entries instead.
    public var body: Never {
        fatalError("\(Self.self) knows its entries; it has no body.")
    }
}

extension AccessibilityRotorContent {
    @MainActor
    var allEntries: [RotorEntry] { (self as? any PrimitiveRotorContent)?.entries ?? body.allEntries }
}

/// An entry of a rotor: a name, and the view that it leads to.
public struct AccessibilityRotorEntry<ID: Hashable> {
    private let label: Text
    private let id: ID
    private let namespace: Namespace.ID?
    private let prepare: (() -> Void)?

    private init(label: Text, id: ID, namespace: Namespace.ID?, prepare: (() -> Void)?) {
        self.label = label
        self.id = id
        self.namespace = namespace
        self.prepare = prepare
    }

    /// Creates an entry for the view with an id, which is set by `id(_:)` or comes from a `ForEach`.
    ///
    /// - Parameters:
    ///   - textRange: has no effect: the entry leads to the view as a whole.
    ///   - prepare: called before the entry is followed, so that the app can show the view.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(label: label, id: id, namespace: nil, prepare: prepare)
    }

    /// Creates an entry for the view with an id.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(label: Text(labelKey), id: id, namespace: nil, prepare: prepare)
    }

    /// Creates an entry for the view with an id.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(label: Text(label), id: id, namespace: nil, prepare: prepare)
    }

    /// Creates an entry for the view that `accessibilityRotorEntry(id:in:)` has marked.
    public init(
        _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(label: label, id: id, namespace: namespace, prepare: prepare)
    }

    /// Creates an entry for the view that `accessibilityRotorEntry(id:in:)` has marked.
    public init(
        _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(label: Text(labelKey), id: id, namespace: namespace, prepare: prepare)
    }

    /// Creates an entry for the view that `accessibilityRotorEntry(id:in:)` has marked.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(label: Text(label), id: id, namespace: namespace, prepare: prepare)
    }
}

extension AccessibilityRotorEntry: PrimitiveRotorContent {
    var entries: [RotorEntry] {
        let target = namespace.map { RotorEntry.Target.entry(AnyHashable(id), $0) } ?? .id(AnyHashable(id))
        return [RotorEntry(label: label, target: target, prepare: prepare)]
    }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public typealias Body = Never
}

extension ForEach: PrimitiveRotorContent where Content: AccessibilityRotorContent {
    var entries: [RotorEntry] { data.flatMap { content($0).allEntries } }
}

// Disfavored, because views are far more frequent.
extension ForEach where Content: AccessibilityRotorContent {
    /// Creates the entries of a rotor for the elements of a collection.
    @_disfavoredOverload
    public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content) { $0.id }
    }

    /// Creates the entries of a rotor for the elements of a collection.
    ///
    /// - Parameter id: the key path to an element's id.
    @_disfavoredOverload
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, idPath: id) { $0[keyPath: id] }
    }
}

/// Several rotor contents.
struct RotorContents: PrimitiveRotorContent {
    var entries: [RotorEntry] = []
}

/// The result builder for the entries of a rotor.
@MainActor @preconcurrency
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    /// Builds one content.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Builds the only content.
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content)
        -> some AccessibilityRotorContent
    {
        content
    }

    /// Builds several contents.
    @_disfavoredOverload
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent {
        var contents = RotorContents()
        repeat contents.entries += (each content).allEntries
        return contents
    }

    /// Supports an `if` without an `else`.
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?)
        -> some AccessibilityRotorContent
    {
        RotorContents(entries: content?.allEntries ?? [])
    }
}
