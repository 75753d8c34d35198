import CursesUI

/// An AppKit table with rows inside rows. They are not shown: an `OutlineGroup` shows such rows.
open class NSOutlineView: NSTableView {
    /// The column with the signs that open rows.
    open var outlineTableColumn: NSTableColumn?
    /// The value is kept, but has no effect.
    open var indentationPerLevel: CGFloat = 16
    /// The value is kept, but has no effect.
    open var autoresizesOutlineColumn = true
    /// The value is kept, but has no effect.
    open var autosaveExpandedItems = false
    /// The value is kept, but has no effect.
    open var indentationMarkerFollowsCell = true
    /// Provides the rows.
    open weak var outlineDataSource: (any NSOutlineViewDataSource)?
    /// Provides the views of the rows. It is not asked: the rows are not shown.
    open weak var outlineDelegate: (any NSOutlineViewDelegate)?

    /// Returns the row at an index that the data source tells.
    open func child(_ index: Int, ofItem item: Any?) -> Any? {
        outlineDataSource?.outlineView(self, child: index, ofItem: item)
    }
    /// Returns the number of rows in a row that the data source tells.
    open func numberOfChildren(ofItem item: Any?) -> Int {
        outlineDataSource?.outlineView(self, numberOfChildrenOfItem: item) ?? 0
    }
    /// Returns whether a row can be opened.
    open func isExpandable(_ item: Any?) -> Bool {
        item.map { outlineDataSource?.outlineView(self, isItemExpandable: $0) ?? false } ?? false
    }
    /// Returns false: the rows are not shown.
    open func isItemExpanded(_ item: Any?) -> Bool { false }
    /// Has no effect: the rows are not shown.
    open func expandItem(_ item: Any?) {}
    /// Has no effect: the rows are not shown.
    open func expandItem(_ item: Any?, expandChildren: Bool) {}
    /// Has no effect: the rows are not shown.
    open func collapseItem(_ item: Any?) {}
    /// Has no effect: the rows are not shown.
    open func collapseItem(_ item: Any?, collapseChildren: Bool) {}
    /// Has no effect: the rows are not shown.
    open func reloadItem(_ item: Any?) {}
    /// Has no effect: the rows are not shown.
    open func reloadItem(_ item: Any?, reloadChildren: Bool) {}
    /// Returns `nil`: the rows are not shown.
    open func item(atRow row: Int) -> Any? { nil }
    /// Returns -1: the rows are not shown.
    open func row(forItem item: Any?) -> Int { -1 }
    /// Returns `nil`: the rows are not shown.
    open func parent(forItem item: Any?) -> Any? { nil }
    /// Returns 0: the rows are not shown.
    open func level(forItem item: Any?) -> Int { 0 }
    /// Returns 0: the rows are not shown.
    open func level(forRow row: Int) -> Int { 0 }
}

/// An outline, whose data source and delegate are those of an outline: the compiler chooses them by their types.
@MainActor @preconcurrency
public protocol _OutlineSourced: AnyObject {}

extension NSOutlineView: _OutlineSourced {}

extension _OutlineSourced where Self: NSOutlineView {
    /// Provides the rows.
    public var dataSource: (any NSOutlineViewDataSource)? {
        get { outlineDataSource }
        set { outlineDataSource = newValue }
    }
    /// Provides the views of the rows. It is not asked: the rows are not shown.
    public var delegate: (any NSOutlineViewDelegate)? {
        get { outlineDelegate }
        set { outlineDelegate = newValue }
    }
}

/// Provides the rows of an outline.
@MainActor @preconcurrency
public protocol NSOutlineViewDataSource: AnyObject {
    /// Returns the number of rows in a row; `nil` is the outline.
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
    /// Returns a row in a row; `nil` is the outline.
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
    /// Returns whether a row can be opened.
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
    /// Never called: the rows are not shown.
    func outlineView(
        _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
    ) -> Any?
}

extension NSOutlineViewDataSource {
    /// Returns 0.
    public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 0 }
    /// Returns an empty text.
    public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { "" }
    /// Returns false.
    public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { false }
    /// `nil`.
    public func outlineView(
        _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
    ) -> Any? { nil }
}

/// Provides the views of an outline. It is never called: the rows are not shown.
@MainActor @preconcurrency
public protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {
    /// Never called: the rows are not shown.
    func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
    /// Never called: the rows are not shown.
    func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
    /// Never called: the rows are not shown.
    func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
    /// Never called: the rows are not shown.
    func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
    /// Never called: the rows are not shown.
    func outlineViewSelectionDidChange(_ notification: Notification)
    /// Never called: the rows are not shown.
    func outlineViewItemDidExpand(_ notification: Notification)
    /// Never called: the rows are not shown.
    func outlineViewItemDidCollapse(_ notification: Notification)
}

extension NSOutlineViewDelegate {
    /// `nil`.
    public func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? {
        nil
    }
    /// Returns the height of the outline's rows.
    public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
        outlineView.rowHeight
    }
    /// Returns true.
    public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }
    /// Returns false.
    public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }
    /// Does nothing.
    public func outlineViewSelectionDidChange(_ notification: Notification) {}
    /// Does nothing.
    public func outlineViewItemDidExpand(_ notification: Notification) {}
    /// Does nothing.
    public func outlineViewItemDidCollapse(_ notification: Notification) {}
}
