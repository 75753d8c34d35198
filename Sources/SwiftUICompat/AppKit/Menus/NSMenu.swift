import CursesUI

/// An AppKit menu. A status item and a pop-up button show it as a menu, and ``popUp(positioning:at:in:)`` as a list of
/// buttons.
@MainActor @preconcurrency
open class NSMenu: NSObject {
    /// The title.
    open var title: String
    /// The items.
    open var items: [NSMenuItem] {
        get { kept }
        set {
            for item in kept { item.menu = nil }
            kept = newValue
            for item in kept { adopt(item) }
            changes.report()
        }
    }
    private var kept: [NSMenuItem] = []
    /// Is told when the menu opens.
    open weak var delegate: (any NSMenuDelegate)?
    /// Whether an item without a method cannot be chosen.
    open var autoenablesItems = true { didSet { changes.report() } }
    /// The menu that contains this one.
    open weak var supermenu: NSMenu?
    /// The value is kept, but has no effect.
    open var font: NSFont!
    /// The value is kept, but has no effect.
    open var minimumWidth: CGFloat = 0
    /// The value is kept, but has no effect.
    open var showsStateColumn = true
    /// The value is kept, but has no effect.
    open var allowsContextMenuPlugIns = true
    /// Always `nil`: a terminal does not tell which item is marked.
    open var highlightedItem: NSMenuItem? { nil }
    /// The size of the menu, which is unknown.
    open var size: CGSize { .zero }

    let changes = StandInChanges()

    /// Creates an empty menu with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an empty menu.
    override public init() {
        title = ""
        super.init()
    }

    /// Never called: there are no nib files in a terminal.
    public required init(coder: NSCoder) {
        title = ""
        super.init()
    }

    private func adopt(_ item: NSMenuItem) {
        item.menu = self
        item.submenu?.supermenu = self
    }

    // MARK: Items

    /// Adds an item at the end.
    open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: kept.count) }

    /// Adds an item that calls a method at the end, and returns it.
    @discardableResult
    open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent: String) -> NSMenuItem {
        insertItem(withTitle: string, action: selector, keyEquivalent: keyEquivalent, at: kept.count)
    }

    /// Adds an item at an index.
    open func insertItem(_ newItem: NSMenuItem, at index: Int) {
        kept.insert(newItem, at: min(max(0, index), kept.count))
        adopt(newItem)
        changes.report()
    }

    /// Adds an item that calls a method at an index, and returns it.
    @discardableResult
    open func insertItem(
        withTitle string: String, action selector: Selector?, keyEquivalent: String, at index: Int
    ) -> NSMenuItem {
        let item = NSMenuItem(title: string, action: selector, keyEquivalent: keyEquivalent)
        insertItem(item, at: index)
        return item
    }

    /// Removes an item.
    open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
    /// Removes the item at an index.
    open func removeItem(at index: Int) { if kept.indices.contains(index) { items.remove(at: index) } }
    /// Removes all items.
    open func removeAllItems() { items = [] }
    /// Sets the menu inside an item.
    open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
    /// The number of items.
    open var numberOfItems: Int { kept.count }
    /// Returns the item at an index.
    open func item(at index: Int) -> NSMenuItem? { kept.indices.contains(index) ? kept[index] : nil }
    /// Returns the first item with a title.
    open func item(withTitle title: String) -> NSMenuItem? { kept.first { $0.title == title } }
    /// Returns the first item with a number.
    open func item(withTag tag: Int) -> NSMenuItem? { kept.first { $0.tag == tag } }
    /// Returns the index of an item; -1 if the menu does not have it.
    open func index(of item: NSMenuItem) -> Int { index { $0 === item } }
    /// Returns the index of the first item with a title; -1 if there is none.
    open func indexOfItem(withTitle title: String) -> Int { index { $0.title == title } }
    /// Returns the index of the first item with a number; -1 if there is none.
    open func indexOfItem(withTag tag: Int) -> Int { index { $0.tag == tag } }
    /// Returns the index of the item with a menu; -1 if there is none.
    open func indexOfItem(withSubmenu submenu: NSMenu?) -> Int { index { $0.submenu === submenu } }
    /// Returns the index of the first item that calls a method; -1 if there is none.
    open func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int {
        let object = target.map { $0 as AnyObject }
        return index { $0.target === object && (actionSelector == nil || $0.action == actionSelector) }
    }

    private func index(where isMeant: (NSMenuItem) -> Bool) -> Int { kept.firstIndex(where: isMeant) ?? -1 }

    /// Calls the method of an item.
    open func performActionForItem(at index: Int) { item(at: index)?.perform() }
    /// Has no effect: a change of an item is seen at once.
    open func itemChanged(_ item: NSMenuItem) {}
    /// Asks the delegate for the items.
    open func update() { askForItems() }
    /// Has no effect: a menu shows no keys.
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }

    // MARK: Showing

    private func askForItems() {
        guard let delegate else { return }
        delegate.menuNeedsUpdate(self)
        let count = delegate.numberOfItems(in: self)
        guard count >= 0 else { return }
        while kept.count > count { removeItem(at: kept.count - 1) }
        while kept.count < count { addItem(NSMenuItem()) }
        for (index, item) in kept.enumerated() where !delegate.menu(self, update: item, at: index, shouldCancel: false)
        {
            return
        }
    }

    func willOpen() {
        askForItems()
        delegate?.menuWillOpen(self)
        NotificationCenter.default.post(name: Self.didBeginTrackingNotification, object: self)
    }

    func didClose() {
        delegate?.menuDidClose(self)
        NotificationCenter.default.post(name: Self.didEndTrackingNotification, object: self)
    }

    /// Shows the menu over the app, as a list of buttons, and returns true at once.
    ///
    /// - Parameters:
    ///   - item: has no effect: all items are shown.
    ///   - location: has no effect: the list is in the middle.
    ///   - view: has no effect.
    @discardableResult
    open func popUp(positioning item: NSMenuItem?, at location: CGPoint, in view: NSView?) -> Bool {
        willOpen()
        let title = title.isEmpty ? nil : title
        let list = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        for item in shownItems where !item.isSeparatorItem && !item.isSectionHeader {
            let mark = item.state == .on ? "✓ " : ""
            let action = UIAlertAction(title: mark + item.title, style: .default) { [weak self] _ in
                self?.didClose()
                if let submenu = item.submenu {
                    submenu.popUp(positioning: nil, at: location, in: view)
                } else {
                    item.perform()
                }
            }
            action.isEnabled = item.isAvailable
            list.addAction(action)
        }
        list.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.didClose() })
        NSApplication.shared.present(list)
        return true
    }

    /// Shows a menu over the app, as a list of buttons.
    ///
    /// - Parameters:
    ///   - event: has no effect: the list is in the middle.
    ///   - view: has no effect.
    public class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {
        menu.popUp(positioning: nil, at: event.locationInWindow, in: view)
    }

    /// Closes the list of buttons.
    open func cancelTracking() { NSApplication.shared.dismissList() }
    /// Closes the list of buttons.
    open func cancelTrackingWithoutAnimation() { cancelTracking() }

    /// The items that are shown: without hidden ones, and without those for modifier keys.
    var shownItems: [NSMenuItem] { kept.filter { !$0.isHidden && !$0.isAlternate } }

    /// Announces that a menu opens.
    nonisolated public static let didBeginTrackingNotification =
        Notification.Name("NSMenuDidBeginTrackingNotification")
    /// Announces that a menu has closed.
    nonisolated public static let didEndTrackingNotification = Notification.Name("NSMenuDidEndTrackingNotification")
    /// Announces that the user has chosen an item. It is never posted.
    nonisolated public static let didSendActionNotification = Notification.Name("NSMenuDidSendActionNotification")
}

/// Is told when a menu opens, and provides its items.
@MainActor @preconcurrency
public protocol NSMenuDelegate: AnyObject {
    /// Changes the items before the menu opens.
    func menuNeedsUpdate(_ menu: NSMenu)
    /// Returns the number of items; -1 if the menu has its own.
    func numberOfItems(in menu: NSMenu) -> Int
    /// Changes an item before the menu opens; returns whether the following ones are changed.
    func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool
    /// Called before the menu opens.
    func menuWillOpen(_ menu: NSMenu)
    /// Called when the menu has closed.
    func menuDidClose(_ menu: NSMenu)
    /// Never called: a terminal does not tell which item is marked.
    func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
}

extension NSMenuDelegate {
    /// Does nothing.
    public func menuNeedsUpdate(_ menu: NSMenu) {}
    /// Returns -1.
    public func numberOfItems(in menu: NSMenu) -> Int { -1 }
    /// Returns true.
    public func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool { true }
    /// Does nothing.
    public func menuWillOpen(_ menu: NSMenu) {}
    /// Does nothing.
    public func menuDidClose(_ menu: NSMenu) {}
    /// Does nothing.
    public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
}
