import CursesUI

/// An item of an AppKit menu.
@MainActor @preconcurrency
open class NSMenuItem: NSObject {
    /// The title.
    open var title: String { didSet { report() } }
    /// The title with attributes. It is shown without them.
    open var attributedTitle: NSAttributedString? {
        didSet { if let attributedTitle { title = attributedTitle.string } }
    }
    /// The text below the title. It is not shown.
    open var subtitle: String?
    /// The method.
    open var action: Selector? { didSet { report() } }
    /// The object whose method is called. The item does not keep it.
    open weak var target: AnyObject? { didSet { report() } }
    /// The value is kept, but has no effect: a menu shows no keys.
    open var keyEquivalent: String
    /// The value is kept, but has no effect.
    open var keyEquivalentModifierMask = NSEvent.ModifierFlags.command
    /// The value is kept, but has no effect.
    open var allowsKeyEquivalentWhenHidden = false
    /// Whether the item is marked.
    open var state = NSControl.StateValue.off { didSet { report() } }
    /// Whether the item can be chosen.
    open var isEnabled = true { didSet { report() } }
    /// Whether the item is hidden.
    open var isHidden = false { didSet { report() } }
    /// Whether the item replaces the one before it while a modifier key is held. Such an item is not shown.
    open var isAlternate = false { didSet { report() } }
    /// The picture.
    open var image: NSImage? { didSet { report() } }
    /// The value is kept, but has no effect.
    open var onStateImage: NSImage?
    /// The value is kept, but has no effect.
    open var offStateImage: NSImage?
    /// The value is kept, but has no effect.
    open var mixedStateImage: NSImage?
    /// The number of the item.
    open var tag = 0
    /// A value of the app.
    open var representedObject: Any?
    /// The value is kept, but has no effect.
    open var toolTip: String?
    /// The value is kept, but has no effect.
    open var indentationLevel = 0
    /// The view that is shown in place of the title, if it has content.
    open var view: NSView? { didSet { report() } }
    /// The menu inside the item.
    open var submenu: NSMenu? {
        didSet {
            submenu?.supermenu = menu
            report()
        }
    }
    /// The menu that has the item.
    open internal(set) weak var menu: NSMenu?
    /// Whether the item is a line between others.
    open private(set) var isSeparatorItem = false
    /// Whether the item is the title of those that follow.
    open private(set) var isSectionHeader = false

    /// Creates an item that calls a method.
    public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
        title = string
        action = selector
        keyEquivalent = charCode
        super.init()
    }

    /// Creates an item without a title.
    override public init() {
        title = ""
        action = nil
        keyEquivalent = ""
        super.init()
    }

    /// Never called: there are no nib files in a terminal.
    public required init(coder: NSCoder) {
        title = ""
        keyEquivalent = ""
        super.init()
    }

    /// Returns a line between items.
    public class func separator() -> NSMenuItem {
        let item = NSMenuItem()
        item.isSeparatorItem = true
        return item
    }

    /// Returns a title for the items that follow.
    public class func sectionHeader(title: String) -> NSMenuItem {
        let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
        item.isSectionHeader = true
        return item
    }

    /// Whether the item has a menu.
    open var hasSubmenu: Bool { submenu != nil }
    /// The item that has the menu of this one.
    open var parent: NSMenuItem? { menu?.supermenu?.items.first { $0.submenu === menu } }
    /// Always false: a terminal does not tell which item is marked.
    open var isHighlighted: Bool { false }
    /// Whether the item, or an item that contains it, is hidden.
    open var isHiddenOrHasHiddenAncestor: Bool { isHidden || parent?.isHiddenOrHasHiddenAncestor == true }

    /// Whether the item can be chosen now: its menu decides, unless it enables no items itself.
    var isAvailable: Bool {
        guard menu?.autoenablesItems ?? true, submenu == nil else { return isEnabled }
        guard isEnabled, action != nil else { return false }
        return (target as? any NSMenuItemValidation)?.validateMenuItem(self) ?? true
    }

    /// Calls the method.
    func perform() {
        guard let action else { return }
        NSApplication.shared.handle(NSEvent(type: .leftMouseUp)) {
            _ = NSApplication.shared.sendAction(action, to: target, from: self)
        }
    }

    private func report() { menu?.changes.report() }
}

/// Decides which items of a menu can be chosen.
@MainActor @preconcurrency
public protocol NSMenuItemValidation {
    /// Returns whether an item can be chosen.
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}
