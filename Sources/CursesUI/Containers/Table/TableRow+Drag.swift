extension TableRowContent {
    /// Makes each row draggable. ``View/draggable(_:)`` describes the keys.
    ///
    /// - Parameter payload: the item that is dragged.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        modified { AnyView($0.draggable(payload())) }
    }

    /// Makes each row draggable, and lets its item be copied.
    ///
    /// - Parameter action: returns the item; with `nil`, rows cannot be dragged.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
        modified { AnyView($0.itemProvider(action)) }
    }

    /// Lets items of a type be dropped on each row.
    ///
    /// - Parameter action: called with the items.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        modified {
            AnyView(
                $0.dropDestination(for: payloadType) { items, _ in
                    action(items)
                    return true
                })
        }
    }

    /// Runs an action when the mouse enters or leaves a row.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        modified { AnyView($0.onHover(perform: action)) }
    }

    /// Sets whether the user can select the rows.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        modified { AnyView($0.selectionDisabled(isDisabled)) }
    }
}

extension DynamicTableRowContent {
    /// Lets items be dropped between the rows.
    ///
    /// - Parameter action: called with the offset at which to insert the new rows, and the items.
    public func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicTableRowContent<TableRowValue, Data> {
        EditedTableRowContent(base: self, RowInsertion(of: supportedContentTypes, perform: action))
    }

    /// Lets items of a type be dropped between the rows.
    ///
    /// - Parameter action: called with the offset at which to insert the new rows, and the items.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping (Int, [T]) -> Void
    ) -> some DynamicTableRowContent<TableRowValue, Data> {
        EditedTableRowContent(base: self, RowInsertion(for: payloadType) { action($1, $0) })
    }
}

/// Rows of a table that are generated from data and between which items can be dropped.
private struct EditedTableRowContent<Base: DynamicTableRowContent>: DynamicTableRowContent {
    typealias TableRowValue = Base.TableRowValue

    let data: Base.Data
    let _rows: _TableRows<Base.TableRowValue>

    init(base: Base, _ insertion: RowInsertion) {
        data = base.data
        var all = base._rows
        all.rows.setInsertion(insertion)
        _rows = all
    }
}
