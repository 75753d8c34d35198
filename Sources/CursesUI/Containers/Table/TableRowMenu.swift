extension TableRowContent {
    /// Returns the rows with a modifier for the cells of each.
    func modified(_ modifier: @escaping TableRowModifier) -> TupleTableRowContent<TableRowValue> {
        var all = _rows
        all.rows.modify(modifier)
        return TupleTableRowContent(_rows: all)
    }

    /// Adds a context menu to each row. The right mouse button opens it at the mouse position; Shift-F10 and Alt-Return
    /// open it while a row has the focus.
    public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems
    ) -> some TableRowContent<TableRowValue> {
        modified { AnyView($0.contextMenu(menuItems: menuItems)) }
    }

    /// Adds a context menu to each row. A terminal shows no preview.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems,
        @ViewBuilder preview: @escaping () -> Preview
    ) -> some TableRowContent<TableRowValue> {
        contextMenu(menuItems: menuItems)
    }
}
