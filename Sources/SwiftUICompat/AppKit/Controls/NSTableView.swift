import CursesUI

/// An AppKit table. Its rows are not shown: a `List` or a `Table` shows rows. It is a frame with the name of its type.
open class NSTableView: NSControl {
    /// The look of a table; ignored in a terminal.
    public enum Style: Int, Sendable {
        case automatic, fullWidth, inset, sourceList, plain
    }

    /// How a selected row looks; ignored in a terminal.
    public enum SelectionHighlightStyle: Int, Sendable {
        case none = -1
        case regular, sourceList
    }

    /// How rows appear; ignored in a terminal.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The rows become visible.
        public static let effectFade = AnimationOptions(rawValue: 1)
        /// The rows come from above.
        public static let slideUp = AnimationOptions(rawValue: 0x10)
        /// The rows come from below.
        public static let slideDown = AnimationOptions(rawValue: 0x20)
    }

    /// How the columns share the width; ignored in a terminal.
    public enum ColumnAutoresizingStyle: UInt, Sendable {
        case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle
        case reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle
        case firstColumnOnlyAutoresizingStyle
    }

    /// The size of the rows; ignored in a terminal.
    public enum RowSizeStyle: Int, Sendable {
        case `default` = -1
        case custom, small, medium, large
    }

    /// The lines between rows; ignored in a terminal.
    public struct GridLineStyle: OptionSet, Sendable {
        /// The bits of the lines.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lines between columns.
        public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
        /// Lines between rows.
        public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
    }

    /// Provides the rows.
    open weak var dataSource: (any NSTableViewDataSource)?
    /// Provides the views of the rows. It is not asked: the rows are not shown.
    open weak var delegate: (any NSTableViewDelegate)?
    /// The columns.
    open private(set) var tableColumns: [NSTableColumn] = []
    /// The value is kept, but not shown.
    open var headerView: NSTableHeaderView? = NSTableHeaderView()
    /// The value is kept, but has no effect.
    open var style = Style.automatic
    /// The value is kept, but has no effect.
    open var selectionHighlightStyle = SelectionHighlightStyle.regular
    /// The value is kept, but has no effect.
    open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
    /// The value is kept, but has no effect.
    open var rowSizeStyle = RowSizeStyle.default
    /// The value is kept, but has no effect.
    open var gridStyleMask: GridLineStyle = []
    /// The value is kept, but has no effect.
    open var gridColor = NSColor.separatorColor
    /// The value is kept, but has no effect.
    open var rowHeight: CGFloat = 16
    /// The value is kept, but has no effect.
    open var intercellSpacing = CGSize.zero
    /// The value is kept, but has no effect.
    open var usesAutomaticRowHeights = false
    /// The value is kept, but has no effect.
    open var usesAlternatingRowBackgroundColors = false
    /// The value is kept, but has no effect.
    open var allowsMultipleSelection = false
    /// The value is kept, but has no effect.
    open var allowsEmptySelection = true
    /// The value is kept, but has no effect.
    open var allowsColumnSelection = false
    /// The value is kept, but has no effect.
    open var allowsColumnReordering = true
    /// The value is kept, but has no effect.
    open var allowsColumnResizing = true
    /// The value is kept, but has no effect.
    open var allowsTypeSelect = true
    /// The value is kept, but has no effect.
    open var floatsGroupRows = true
    /// The value is kept, but has no effect.
    open var autosaveName: String?
    /// The value is kept, but has no effect.
    open var autosaveTableColumns = false
    /// The value is kept, but has no effect.
    open var verticalMotionCanBeginDrag = true
    /// The method that a double click would call.
    open var doubleAction: Selector?
    /// The values are kept, but have no effect.
    open var sortDescriptors: [NSSortDescriptor] = []
    /// The rows that code has selected.
    open private(set) var selectedRowIndexes = IndexSet()
    /// The first row that code has selected; -1 if there is none.
    open var selectedRow: Int { selectedRowIndexes.first ?? -1 }
    /// The number of rows that code has selected.
    open var numberOfSelectedRows: Int { selectedRowIndexes.count }
    /// The row that was clicked: none.
    open var clickedRow: Int { -1 }
    /// The column that was clicked: none.
    open var clickedColumn: Int { -1 }
    /// The number of columns.
    open var numberOfColumns: Int { tableColumns.count }
    /// The number of rows that the data source tells.
    open var numberOfRows: Int { dataSource?.numberOfRows(in: self) ?? 0 }

    /// Adds a column.
    open func addTableColumn(_ tableColumn: NSTableColumn) { tableColumns.append(tableColumn) }
    /// Removes a column.
    open func removeTableColumn(_ tableColumn: NSTableColumn) { tableColumns.removeAll { $0 === tableColumn } }
    /// Returns the column with a name.
    open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? {
        tableColumns.first { $0.identifier == identifier }
    }
    /// Returns the index of the column with a name; -1 if there is none.
    open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
        tableColumns.firstIndex { $0.identifier == identifier } ?? -1
    }
    /// Has no effect: the rows are not shown.
    open func reloadData() {}
    /// Has no effect: the rows are not shown.
    open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {}
    /// Has no effect: the rows are not shown.
    open func beginUpdates() {}
    /// Has no effect: the rows are not shown.
    open func endUpdates() {}
    /// Has no effect: the rows are not shown.
    open func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {}
    /// Has no effect: the rows are not shown.
    open func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {}
    /// Has no effect: the rows are not shown.
    open func moveRow(at oldIndex: Int, to newIndex: Int) {}
    /// Has no effect: the rows are not shown.
    open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {}
    /// Has no effect: the rows are not shown.
    open func noteNumberOfRowsChanged() {}
    /// Has no effect: the rows are not shown.
    open func scrollRowToVisible(_ row: Int) {}
    /// Has no effect: the rows are not shown.
    open func sizeLastColumnToFit() {}
    /// Selects rows, and tells the delegate.
    open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
        selectedRowIndexes = extend ? selectedRowIndexes.union(indexes) : indexes
        delegate?.tableViewSelectionDidChange(Notification(name: Self.selectionDidChangeNotification, object: self))
    }
    /// Removes a row from the selection.
    open func deselectRow(_ row: Int) { selectedRowIndexes.remove(row) }
    /// Selects no rows.
    open func deselectAll(_ sender: Any?) { selectedRowIndexes = [] }
    /// Returns whether code has selected a row.
    open func isRowSelected(_ row: Int) -> Bool { selectedRowIndexes.contains(row) }
    /// Returns -1: the rows are not shown.
    open func row(at point: CGPoint) -> Int { -1 }
    /// Returns -1: the rows are not shown.
    open func row(for view: NSView) -> Int { -1 }
    /// Returns an empty rectangle: the rows are not shown.
    open func rect(ofRow row: Int) -> CGRect { .zero }
    /// Returns no rows: the rows are not shown.
    open func rows(in rect: CGRect) -> NSRange { NSRange(location: 0, length: 0) }
    /// Returns `nil`: the rows are not shown.
    open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? { nil }
    /// Returns `nil`: the rows are not shown.
    open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? { nil }
    /// Returns `nil`: there are no views to use again.
    open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? { nil }

    /// Announces that the selection has changed. It is never posted.
    nonisolated public static let selectionDidChangeNotification =
        Notification.Name("NSTableViewSelectionDidChangeNotification")
}

/// A column of a table.
@MainActor @preconcurrency
open class NSTableColumn: NSObject {
    /// Which widths a column can have; ignored in a terminal.
    public struct ResizingOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The column adapts to the table.
        public static let autoresizingMask = ResizingOptions(rawValue: 1)
        /// The user resizes the column.
        public static let userResizingMask = ResizingOptions(rawValue: 2)
    }

    /// The name.
    open var identifier: NSUserInterfaceItemIdentifier
    /// The title.
    open var title = ""
    /// The value is kept, but has no effect.
    open var width: CGFloat = 100
    /// The value is kept, but has no effect.
    open var minWidth: CGFloat = 10
    /// The value is kept, but has no effect.
    open var maxWidth = CGFloat.greatestFiniteMagnitude
    /// The value is kept, but has no effect.
    open var isHidden = false
    /// The value is kept, but has no effect.
    open var isEditable = true
    /// The value is kept, but has no effect.
    open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]
    /// The value is kept, but has no effect.
    open var sortDescriptorPrototype: NSSortDescriptor?
    /// The value is kept, but has no effect.
    open var headerToolTip: String?

    /// Creates a column.
    public init(identifier: NSUserInterfaceItemIdentifier) {
        self.identifier = identifier
        super.init()
    }
}

/// The titles of a table's columns, which are not shown.
open class NSTableHeaderView: NSView {
    override var hasContent: Bool { false }
}

/// The view of a cell of a table.
open class NSTableCellView: NSView {
    /// The text of the cell.
    open var textField: NSTextField?
    /// The picture of the cell.
    open var imageView: NSImageView?
    /// A value of the app.
    open var objectValue: Any?
    /// The value is kept, but has no effect.
    open var rowSizeStyle = NSTableView.RowSizeStyle.default
}

/// The view of a row of a table.
open class NSTableRowView: NSView {
    /// The value is kept, but has no effect.
    open var isSelected = false
    /// The value is kept, but has no effect.
    open var isEmphasized = false
    /// The value is kept, but has no effect.
    open var isGroupRowStyle = false
    /// The value is kept, but has no effect.
    open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular

    /// Never called: the rows are not shown.
    open func drawSelection(in dirtyRect: CGRect) {}
    /// Never called: the rows are not shown.
    open func drawBackground(in dirtyRect: CGRect) {}
    /// Never called: the rows are not shown.
    open func drawSeparator(in dirtyRect: CGRect) {}
}

/// Provides the rows of a table.
@MainActor @preconcurrency
public protocol NSTableViewDataSource: AnyObject {
    /// Returns the number of rows.
    func numberOfRows(in tableView: NSTableView) -> Int
    /// Never called: the rows are not shown.
    func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
    /// Never called: the rows are not shown.
    func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
    /// Never called: the rows are not shown.
    func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)?
}

extension NSTableViewDataSource {
    /// Returns 0.
    public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
    /// `nil`.
    public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? {
        nil
    }
    /// Does nothing.
    public func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {}
    /// `nil`.
    public func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)? {
        nil
    }
}

/// Provides the views of a table. Only changes of the selection by code are told.
@MainActor @preconcurrency
public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
    /// Never called: the rows are not shown.
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
    /// Never called: the rows are not shown.
    func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
    /// Never called: the rows are not shown.
    func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
    /// Never called: the rows are not shown.
    func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
    /// Never called: the rows are not shown.
    func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
    /// Never called: the rows are not shown.
    func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
    /// Called when code has selected rows.
    func tableViewSelectionDidChange(_ notification: Notification)
    /// Never called: the rows are not shown.
    func tableViewSelectionIsChanging(_ notification: Notification)
}

extension NSTableViewDelegate {
    /// `nil`.
    public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { nil }
    /// `nil`.
    public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
    /// Returns the height of the table's rows.
    public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { tableView.rowHeight }
    /// Returns true.
    public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
    /// Returns false.
    public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
    /// Does nothing.
    public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {}
    /// Does nothing.
    public func tableViewSelectionDidChange(_ notification: Notification) {}
    /// Does nothing.
    public func tableViewSelectionIsChanging(_ notification: Notification) {}
}
