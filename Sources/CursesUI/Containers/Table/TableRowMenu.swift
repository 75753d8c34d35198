extension TableRowContent {
    /// Adds a context menu to each row. The right mouse button opens it at the mouse position; Shift-F10 and Alt-Return
    /// open it while a row has the focus.
    public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems
    ) -> some TableRowContent<TableRowValue> {
        var all = _rows
        all.rows.setMenu { AnyView(menuItems()) }
        return TupleTableRowContent(_rows: all)
    }

    /// Adds a context menu to each row. A terminal shows no preview.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems,
        @ViewBuilder preview: @escaping () -> Preview
    ) -> some TableRowContent<TableRowValue> {
        contextMenu(menuItems: menuItems)
    }
}
