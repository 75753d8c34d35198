/// The type-erased rows of a table: values, some of which have a context menu.
struct TableRows<Value: Identifiable> {
    private(set) var values: [Value] = []
    /// The context menus of rows, by the position of the row.
    private var menus: [Int: () -> AnyView] = [:]

    init(values: [Value] = []) {
        self.values = values
    }

    mutating func append(_ other: TableRows) {
        for (position, menu) in other.menus { menus[values.count + position] = menu }
        values += other.values
    }

    /// Sets the context menu of all rows.
    mutating func setMenu(_ menu: @escaping () -> AnyView) {
        for position in values.indices { menus[position] = menu }
    }
}

extension TableRows: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { values.count }

    subscript(position: Int) -> TableRowEntry<Value> {
        TableRowEntry(value: values[position], menu: menus[position])
    }
}

/// A row of a table.
struct TableRowEntry<Value: Identifiable>: Identifiable {
    let value: Value
    let menu: (() -> AnyView)?

    var id: Value.ID { value.id }
}

extension TableRowEntry: ComparableInput {
    static func isSameInput(_ old: TableRowEntry, _ new: TableRowEntry) -> Bool {
        old.menu == nil && new.menu == nil && ViewComparator.areEqual(old.value, new.value)
    }
}
