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

extension ToolbarItemGroup {
    /// Creates a group of views with a placement. All views are shown, so the label is not needed.
    public init<L: View>(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> L
    ) {
        self.init(placement: placement, content: content)
    }
}

/// Toolbar content that a condition hides.
private struct HiddenToolbarContent<Base: ToolbarContent>: PrimitiveToolbarContent {
    let base: Base
    let isHidden: Bool

    var entries: [ToolbarEntry] { isHidden ? [] : base.allEntries }
}

extension ToolbarContent {
    /// Hides the items.
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        HiddenToolbarContent(base: self, isHidden: hidden)
    }
}

/// Leaves a view out of its bar.
private struct HiddenItemModifier: ViewModifier {
    let isHidden: Bool

    func body(content: Content) -> some View {
        if !isHidden { content }
    }
}

extension View {
    /// Hides the toolbar item that contains the view. The items after it move up.
    ///
    /// ```swift
    /// ToolbarItem { Button("Undo", action: undo).toolbarItemHidden(!canUndo) }
    /// ```
    nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
        modifier(HiddenItemModifier(isHidden: hidden))
    }
}

/// The width of a space.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String

    /// The space takes the available width.
    public static let flexible = SpacerSizing(name: "flexible")
    /// The space has the width that the system chooses.
    public static let fixed = SpacerSizing(name: "fixed")
}

/// A space between the items of a toolbar. It has no effect, because items always have a space between them.
public struct ToolbarSpacer: Sendable {
    /// Creates a space. The parameters have no effect.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarSpacer: PrimitiveToolbarContent {
    var entries: [ToolbarEntry] { [] }
}
