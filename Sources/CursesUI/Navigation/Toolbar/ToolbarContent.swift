/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder @MainActor @preconcurrency
    var body: Body { get }
}

extension Never: ToolbarContent {}

/// One place of a toolbar with the views that stand there.
struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let content: AnyView
}

/// Toolbar content that knows its items by itself.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    var entries: [ToolbarEntry] { get }
}

extension PrimitiveToolbarContent {
    /// Never asked for: CursesUI shows it by itself.
    public var body: Never {
        fatalError("\(Self.self) knows its items; it has no body.")
    }
}

extension ToolbarContent {
    @MainActor
    var allEntries: [ToolbarEntry] {
        (self as? any PrimitiveToolbarContent)?.entries ?? body.allEntries
    }
}

/// An item of a toolbar.
///
/// ```swift
/// .toolbar {
///     ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
///     ToolbarItem(placement: .confirmationAction) { Button("Save") { save() } }
/// }
/// ```
public struct ToolbarItem<ID, Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem where ID == Void {
    /// What stands at a place of the toolbar.
    public init(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem where ID == String {
    /// - Parameters:
    ///   - id: kept for the sources' sake: a toolbar in a terminal is not customised.
    ///   - showsByDefault: kept for the sources' sake.
    public init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: PrimitiveToolbarContent {
    var entries: [ToolbarEntry] {
        [ToolbarEntry(placement: placement, content: AnyView(content))]
    }
}

/// Several views in one place of a toolbar.
public struct ToolbarItemGroup<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content

    /// What stands at a place of the toolbar.
    public init(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
    var entries: [ToolbarEntry] {
        [ToolbarEntry(placement: placement, content: AnyView(content))]
    }
}

/// A gap between the items of a toolbar, which has one in any case.
public struct ToolbarSpacer: Sendable {
    /// A space, which takes nothing.
    public init() {}
}

extension ToolbarSpacer: PrimitiveToolbarContent {
    var entries: [ToolbarEntry] { [] }
}
