import CursesUI

/// A bar of tools of a window. It is kept, but not shown: `toolbar` adds items to the bar of a SwiftUI view.
@MainActor @preconcurrency
open class NSToolbar: NSObject {
    /// The name of a bar.
    public typealias Identifier = String

    /// What an item shows; ignored in a terminal.
    public enum DisplayMode: UInt, Sendable {
        case `default`, iconAndLabel, iconOnly, labelOnly
    }

    /// The size of the items; ignored in a terminal.
    public enum SizeMode: UInt, Sendable {
        case `default`, regular, small
    }

    /// The name.
    public let identifier: Identifier
    /// The object is kept, but never called.
    open weak var delegate: (any NSToolbarDelegate)?
    /// The value is kept, but has no effect.
    open var displayMode = DisplayMode.default
    /// The value is kept, but has no effect.
    open var sizeMode = SizeMode.default
    /// The value is kept, but has no effect.
    open var isVisible = true
    /// The value is kept, but has no effect.
    open var allowsUserCustomization = false
    /// The value is kept, but has no effect.
    open var autosavesConfiguration = false
    /// The value is kept, but has no effect.
    open var showsBaselineSeparator = true
    /// The value is kept, but has no effect.
    open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []
    /// The value is kept, but has no effect.
    open var selectedItemIdentifier: NSToolbarItem.Identifier?
    /// The items that code has inserted.
    open private(set) var items: [NSToolbarItem] = []

    /// Creates a bar.
    public init(identifier: Identifier) {
        self.identifier = identifier
        super.init()
    }

    /// Creates a bar without a name.
    override public init() {
        identifier = ""
        super.init()
    }

    /// Adds an item, which is not shown.
    open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
        let item =
            delegate?.toolbar(self, itemForItemIdentifier: itemIdentifier, willBeInsertedIntoToolbar: true)
            ?? NSToolbarItem(itemIdentifier: itemIdentifier)
        items.insert(item, at: min(max(0, index), items.count))
    }

    /// Removes an item.
    open func removeItem(at index: Int) { if items.indices.contains(index) { items.remove(at: index) } }
    /// Has no effect: the bar is not shown.
    open func runCustomizationPalette(_ sender: Any?) {}
    /// Has no effect: the bar is not shown.
    open func validateVisibleItems() {}
}

/// An item of a bar of tools.
@MainActor @preconcurrency
open class NSToolbarItem: NSObject {
    /// The name of an item.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// A space.
        public static let space = Identifier("NSToolbarSpaceItem")
        /// A space that grows.
        public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
        /// A button that shows the sidebar.
        public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
        /// A line beside the sidebar.
        public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItemIdentifier")
        /// A button that prints.
        public static let print = Identifier("NSToolbarPrintItem")
        /// A button for colours.
        public static let showColors = Identifier("NSToolbarShowColorsItem")
        /// A button for fonts.
        public static let showFonts = Identifier("NSToolbarShowFontsItem")
    }

    /// The name.
    public let itemIdentifier: Identifier
    /// The title.
    open var label = ""
    /// The title in the list of items.
    open var paletteLabel = ""
    /// The value is kept, but has no effect.
    open var toolTip: String?
    /// The picture.
    open var image: NSImage?
    /// The title of the button.
    open var title = ""
    /// The view.
    open var view: NSView?
    /// The object whose method would be called.
    open weak var target: AnyObject?
    /// The method.
    open var action: Selector?
    /// The value is kept, but has no effect.
    open var isEnabled = true
    /// The value is kept, but has no effect.
    open var isBordered = false
    /// The value is kept, but has no effect.
    open var isNavigational = false
    /// The value is kept, but has no effect.
    open var minSize = CGSize.zero
    /// The value is kept, but has no effect.
    open var maxSize = CGSize.zero
    /// The number of the item.
    open var tag = 0
    /// The value is kept, but has no effect.
    open var autovalidates = true
    /// The value is kept, but has no effect.
    open var menuFormRepresentation: NSMenuItem?

    /// Creates an item.
    public init(itemIdentifier: Identifier) {
        self.itemIdentifier = itemIdentifier
        super.init()
    }

    /// Creates an item without a name.
    override public init() {
        itemIdentifier = Identifier("")
        super.init()
    }

    /// Has no effect: the item is not shown.
    open func validate() {}
}

/// Provides the items of a bar of tools.
@MainActor @preconcurrency
public protocol NSToolbarDelegate: AnyObject {
    /// Returns an item.
    func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
        willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem?
    /// Never called: the bar is not shown.
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    /// Never called: the bar is not shown.
    func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    /// Never called: the bar is not shown.
    func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    /// Never called: the bar is not shown.
    func toolbarWillAddItem(_ notification: Notification)
    /// Never called: the bar is not shown.
    func toolbarDidRemoveItem(_ notification: Notification)
}

extension NSToolbarDelegate {
    /// Returns `nil`.
    public func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
        willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? { nil }
    /// No items.
    public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    /// No items.
    public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    /// No items.
    public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    /// Does nothing.
    public func toolbarWillAddItem(_ notification: Notification) {}
    /// Does nothing.
    public func toolbarDidRemoveItem(_ notification: Notification) {}
}

/// A controller of views in the title of a window, which are not shown.
open class NSTitlebarAccessoryViewController: NSViewController {
    /// The value is kept, but has no effect.
    open var layoutAttribute = NSLayoutConstraint.Attribute.bottom
    /// The value is kept, but has no effect.
    open var fullScreenMinHeight: CGFloat = 0
}
