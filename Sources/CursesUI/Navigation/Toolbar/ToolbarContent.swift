/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder @MainActor @preconcurrency
    var body: Body { get }
}

extension Never: ToolbarContent {}

/// A placement in a toolbar, with the views at that placement.
struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let content: AnyView

    init(placement: ToolbarItemPlacement, content: some View) {
        self.placement = placement
        self.content =
            if placement == .cancellationAction {
                AnyView(content.keyboardShortcut(.cancelAction))
            } else {
                AnyView(content)
            }
    }
}

/// Toolbar content that CursesUI defines. It has items instead of a body.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    var entries: [ToolbarEntry] { get }
}

extension PrimitiveToolbarContent {
    /// Never called: CursesUI reads the items instead.
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
    /// Creates an item with a placement.
    public init(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem where ID == String {
    /// Creates an item with an identifier.
    ///
    /// - Parameters:
    ///   - id: has no effect: toolbars cannot be customized in a terminal.
    ///   - showsByDefault: has no effect.
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
        [ToolbarEntry(placement: placement, content: content)]
    }
}

/// Several views at one placement of a toolbar.
public struct ToolbarItemGroup<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Creates a group of views with a placement.
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
        let views = (content as? any ViewList)?.elements ?? [AnyView(content)]
        return views.map { ToolbarEntry(placement: placement, content: $0) }
    }
}

/// A space between the items of a toolbar. It has no effect, because items always have a space between them.
public struct ToolbarSpacer: Sendable {
    /// Creates the space, which has no options.
    public init() {}
}

extension ToolbarSpacer: PrimitiveToolbarContent {
    var entries: [ToolbarEntry] { [] }
}
