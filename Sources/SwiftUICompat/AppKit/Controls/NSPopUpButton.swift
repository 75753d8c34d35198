import CursesUI

/// An AppKit button with a menu, shown as a picker, or as a menu if it pulls down. It calls the method of its target
/// when the user chooses an item.
open class NSPopUpButton: NSButton {
    /// Whether the menu pulls down: its first item is the title.
    open var pullsDown = false { didSet { contentDidChange() } }
    /// The items.
    override var keptMenu: NSMenu? { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var preferredEdge = NSRectEdge.minY
    /// The value is kept, but has no effect.
    open var autoenablesItems = true
    /// The value is kept, but has no effect.
    open var usesItemFromMenu = true
    private var selected = -1 { didSet { contentDidChange() } }
    private var items: NSMenu {
        if let keptMenu { return keptMenu }
        let new = NSMenu()
        keptMenu = new
        return new
    }

    /// Creates a button.
    public convenience init(frame buttonFrame: CGRect, pullsDown flag: Bool) {
        self.init(frame: buttonFrame)
        pullsDown = flag
    }

    /// Creates a button with a menu that calls a method.
    public convenience init(title: String, pullDownMenu: NSMenu, target: Any? = nil, action: Selector? = nil) {
        self.init(frame: .zero, pullsDown: true)
        self.title = title
        keptMenu = pullDownMenu
    }

    /// Adds an item at the end.
    open func addItem(withTitle title: String) { insertItem(withTitle: title, at: numberOfItems) }
    /// Adds items at the end.
    open func addItems(withTitles itemTitles: [String]) { for title in itemTitles { addItem(withTitle: title) } }
    /// Adds an item at an index. An item with the same title is removed.
    open func insertItem(withTitle title: String, at index: Int) {
        removeItem(withTitle: title)
        items.insertItem(withTitle: title, action: nil, keyEquivalent: "", at: index)
        if selected < 0, !pullsDown { selected = 0 }
        contentDidChange()
    }
    /// Removes the item with a title.
    open func removeItem(withTitle title: String) {
        let index = items.indexOfItem(withTitle: title)
        if index >= 0 { removeItem(at: index) }
    }
    /// Removes an item.
    open func removeItem(at index: Int) {
        items.removeItem(at: index)
        selected = min(selected, numberOfItems - 1)
    }
    /// Removes all items.
    open func removeAllItems() {
        items.removeAllItems()
        selected = -1
    }

    /// The items.
    open var itemArray: [NSMenuItem] { items.items }
    /// The titles of the items.
    open var itemTitles: [String] { items.items.map(\.title) }
    /// The number of items.
    open var numberOfItems: Int { items.numberOfItems }
    /// The last item.
    open var lastItem: NSMenuItem? { items.items.last }
    /// Returns the item at an index.
    open func item(at index: Int) -> NSMenuItem? { items.item(at: index) }
    /// Returns the item with a title.
    open func item(withTitle title: String) -> NSMenuItem? { items.item(withTitle: title) }
    /// Returns the title of the item at an index.
    open func itemTitle(at index: Int) -> String { items.item(at: index)?.title ?? "" }
    /// Returns the index of an item; -1 if there is none.
    open func index(of item: NSMenuItem) -> Int { items.index(of: item) }
    /// Returns the index of the item with a title; -1 if there is none.
    open func indexOfItem(withTitle title: String) -> Int { items.indexOfItem(withTitle: title) }
    /// Returns the index of the item with a number; -1 if there is none.
    open func indexOfItem(withTag tag: Int) -> Int { items.indexOfItem(withTag: tag) }
    /// Returns the index of the item with a value of the app; -1 if there is none.
    open func indexOfItem(withRepresentedObject obj: Any?) -> Int {
        let object = obj.map { $0 as AnyObject }
        return items.items.firstIndex { $0.representedObject.map { $0 as AnyObject } === object } ?? -1
    }

    /// The index of the item that is chosen; -1 if there is none.
    open var indexOfSelectedItem: Int { items.items.indices.contains(selected) ? selected : -1 }
    /// The item that is chosen.
    open var selectedItem: NSMenuItem? { items.item(at: selected) }
    /// The title of the item that is chosen.
    open var titleOfSelectedItem: String? { selectedItem?.title }
    /// Chooses an item; `nil` for none.
    open func select(_ item: NSMenuItem?) { selected = item.map { items.index(of: $0) } ?? -1 }
    /// Chooses the item at an index; -1 for none.
    open func selectItem(at index: Int) { selected = index }
    /// Chooses the item with a title.
    open func selectItem(withTitle title: String) { selected = items.indexOfItem(withTitle: title) }
    /// Chooses the item with a number; returns whether there is one.
    @discardableResult
    open func selectItem(withTag tag: Int) -> Bool {
        let index = items.indexOfItem(withTag: tag)
        if index >= 0 { selected = index }
        return index >= 0
    }
    /// Returns the number of the item that is chosen.
    open func selectedTag() -> Int { selectedItem?.tag ?? -1 }
    /// Sets the title of a menu that pulls down, or chooses the item with a title.
    open func setTitle(_ string: String) {
        if pullsDown {
            title = string
        } else {
            if indexOfItem(withTitle: string) < 0 { addItem(withTitle: string) }
            selectItem(withTitle: string)
        }
    }
    /// Has no effect: the title is always that of the item.
    open func synchronizeTitleAndSelectedItem() {}

    private var selection: Binding<Int> {
        Binding {
            self.indexOfSelectedItem
        } set: {
            guard $0 != self.selected else { return }
            self.choose($0)
        }
    }

    private func choose(_ index: Int) {
        selected = index
        if let item = selectedItem, item.action != nil { item.perform() } else { sendOwnAction() }
    }

    override var shown: AnyView? {
        shown { button in
            if button.pullsDown {
                PullDown(button: button, menu: button.items) { button.choose($0) }
            } else {
                Picker(selection: button.selection) {
                    ForEach(button.items.items.indices, id: \.self) { index in
                        let item = button.items.items[index]
                        if !item.isSeparatorItem, !item.isHidden { Text(verbatim: item.title).tag(index) }
                    }
                } label: {
                    Text(verbatim: "")
                }
                .pickerStyle(.menu)
                .labelsHidden()
            }
        }
    }

    /// A menu whose first item is its title.
    private struct PullDown: View {
        let button: NSPopUpButton
        let menu: NSMenu
        let choose: (Int) -> Void
        @ObservedObject private var changes: StandInChanges

        init(button: NSPopUpButton, menu: NSMenu, choose: @escaping (Int) -> Void) {
            self.button = button
            self.menu = menu
            self.choose = choose
            changes = menu.changes
        }

        var body: some View {
            Menu(menu.items.first?.title ?? button.title) {
                ForEach(menu.items.indices.dropFirst(), id: \.self) { index in
                    let item = menu.items[index]
                    if !item.isSeparatorItem, !item.isHidden {
                        Button(item.title) { choose(index) }.disabled(!item.isEnabled)
                    }
                }
            }
        }
    }
}
