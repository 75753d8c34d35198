/// The type-erased rows of a table: values, some of which have modifiers, or rows below them.
struct TableRows<Value: Identifiable> {
    private(set) var values: [Value] = []
    /// The modifiers of rows, by the position of the row, with the innermost first.
    private var modifiers: [Int: [TableRowModifier]] = [:]
    /// The actions that insert dropped items, by the position of the row.
    private var insertions: [Int: TableInsertion] = [:]
    /// The action that inserts dropped items if there are no rows.
    private var firstInsertion: RowInsertion?
    /// The rows below a row, by the position of the row.
    private var branches: [Int: TableBranch<Value>] = [:]
    /// The places of rows in a tree, by the position of the row.
    private var outlines: [Int: TableOutline] = [:]

    /// The headers of groups, by the position of the row that follows.
    private var heads: [Int: [TableHead]] = [:]

    init(values: [Value] = []) {
        self.values = values
    }

    /// Creates a row for each element, and rows below it for its children.
    init<Data: RandomAccessCollection>(_ data: Data, children: KeyPath<Value, Data?>?) where Data.Element == Value {
        self.init(values: Array(data))
        guard let children else { return }
        for (position, value) in values.enumerated() {
            guard let below = value[keyPath: children] else { continue }
            branches[position] = TableBranch(isExpanded: nil) { TableRows(below, children: children) }
        }
    }

    /// Creates a row with rows below it.
    init(_ value: Value, _ branch: TableBranch<Value>) {
        self.init(values: [value])
        branches[0] = branch
    }

    mutating func append(_ other: TableRows) {
        for (position, all) in other.modifiers { modifiers[values.count + position] = all }
        for (position, insertion) in other.insertions { insertions[values.count + position] = insertion }
        for (position, branch) in other.branches { branches[values.count + position] = branch }
        for (position, all) in other.heads { heads[values.count + position, default: []] += all }
        values += other.values
        firstInsertion = firstInsertion ?? other.firstInsertion
    }

    /// Adds the header of a group below the current rows.
    mutating func addHead(_ head: TableHead) { heads[values.count, default: []].append(head) }

    var hasHeads: Bool { !heads.isEmpty }

    /// The rows in groups: those before the first header, and those after each header.
    var groups: [TableGroup<Value>] {
        let places = heads.keys.sorted()
        var groups: [TableGroup<Value>] = []
        if let first = places.first, first > 0 { groups.append(TableGroup(head: nil, rows: part(0..<first))) }
        for (index, place) in places.enumerated() {
            let end = index + 1 < places.count ? places[index + 1] : values.count
            let all = heads[place] ?? []
            // A header that follows a header at once has no rows above it.
            groups += all.dropLast().map { TableGroup(head: $0, rows: TableRows()) }
            groups.append(TableGroup(head: all.last, rows: part(place..<end)))
        }
        return groups
    }

    private func part(_ range: Range<Int>) -> TableRows {
        func moved<T>(_ all: [Int: T]) -> [Int: T] {
            var result: [Int: T] = [:]
            for (position, value) in all where range.contains(position) {
                result[position - range.lowerBound] = value
            }
            return result
        }
        var part = TableRows(values: Array(values[range]))
        part.modifiers = moved(modifiers)
        part.insertions = moved(insertions)
        part.outlines = moved(outlines)
        return part
    }

    /// Applies a modifier to all rows.
    mutating func modify(_ modifier: @escaping TableRowModifier) {
        for position in values.indices { modifiers[position, default: []].append(modifier) }
    }

    /// Sets the action that inserts items that are dropped between the rows.
    mutating func setInsertion(_ insertion: RowInsertion) {
        firstInsertion = insertion
        for position in values.indices { insertions[position] = TableInsertion(offset: position, action: insertion) }
    }

    /// The action that inserts items that are dropped between rows; `nil` if no row has one.
    var insertion: RowInsertion? {
        if values.isEmpty { return firstInsertion }
        guard !insertions.isEmpty else { return nil }
        let insertions = insertions
        return RowInsertion(
            accepts: { item in insertions.values.contains { $0.action.accepts(item) } },
            insert: { position, item in
                // Below the last row of an insertion, the position is that of the row after it.
                if let own = insertions[position], own.action.accepts(item) {
                    own.action.insert(own.offset, item)
                } else if let above = insertions[position - 1], above.action.accepts(item) {
                    above.action.insert(above.offset + 1, item)
                }
            }
        )
    }

    /// Returns the rows with those below expanded ones after them.
    ///
    /// - Parameter expanded: the ids of the expanded rows whose state the app does not keep.
    func flattened(_ expanded: Binding<Set<Value.ID>>) -> TableRows {
        guard !branches.isEmpty else { return self }
        var all = TableRows()
        all.firstInsertion = firstInsertion
        add(to: &all, level: 0, expanded)
        return all
    }

    private func add(to all: inout TableRows, level: Int, _ expanded: Binding<Set<Value.ID>>) {
        for (position, value) in values.enumerated() {
            let place = all.values.count
            if let own = heads[position] { all.heads[place, default: []] += own }
            all.values.append(value)
            all.modifiers[place] = modifiers[position]
            all.insertions[place] = insertions[position]
            guard let branch = branches[position] else {
                all.outlines[place] = TableOutline(level: level, disclosure: nil)
                continue
            }
            let id = value.id
            let state =
                branch.isExpanded
                ?? Binding {
                    expanded.wrappedValue.contains(id)
                } set: {
                    if $0 { expanded.wrappedValue.insert(id) } else { expanded.wrappedValue.remove(id) }
                }
            all.outlines[place] = TableOutline(level: level, disclosure: state)
            if state.wrappedValue { branch.rows().add(to: &all, level: level + 1, expanded) }
        }
        if let own = heads[values.count] { all.heads[all.values.count, default: []] += own }
    }
}

/// Returns the modified cells of a row.
typealias TableRowModifier = (AnyView) -> AnyView

/// The action that inserts dropped items before a row of a table.
private struct TableInsertion {
    /// The offset of the row in the data for which the action was set.
    let offset: Int
    let action: RowInsertion
}

/// The rows below a row of a table.
struct TableBranch<Value: Identifiable> {
    /// Whether the rows are shown; `nil` if the table keeps that.
    let isExpanded: Binding<Bool>?
    let rows: () -> TableRows<Value>
}

/// The place of a row in a tree.
struct TableOutline {
    /// The number of rows above it in the tree.
    let level: Int
    /// Whether the rows below are shown; `nil` for a row that cannot be expanded.
    let disclosure: Binding<Bool>?
    /// Whether the rows below were shown when the row was described.
    let isOpen: Bool

    init(level: Int, disclosure: Binding<Bool>?) {
        self.level = level
        self.disclosure = disclosure
        isOpen = disclosure?.wrappedValue ?? false
    }

    func isSame(as other: TableOutline) -> Bool {
        level == other.level && isOpen == other.isOpen && (disclosure == nil) == (other.disclosure == nil)
    }
}

extension TableRows: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { values.count }

    subscript(position: Int) -> TableRowEntry<Value> {
        TableRowEntry(value: values[position], modifiers: modifiers[position] ?? [], outline: outlines[position])
    }
}

/// A row of a table.
struct TableRowEntry<Value: Identifiable>: Identifiable {
    let value: Value
    let modifiers: [TableRowModifier]
    let outline: TableOutline?

    var id: Value.ID { value.id }
}

extension TableRowEntry: ComparableInput {
    static func isSameInput(_ old: TableRowEntry, _ new: TableRowEntry) -> Bool {
        guard old.modifiers.isEmpty, new.modifiers.isEmpty, ValueComparator.areSame(old.value, new.value) else {
            return false
        }
        guard let outline = old.outline, let newOutline = new.outline else {
            return old.outline == nil && new.outline == nil
        }
        return outline.isSame(as: newOutline)
    }
}

/// The indentation of a row of a table, and the symbol that shows whether the rows below are shown.
struct TableRowSymbol: View {
    let outline: TableOutline

    var body: some View {
        HStack(columns: 0) {
            Text(verbatim: String(repeating: " ", count: 2 * outline.level + (outline.disclosure == nil ? 1 : 0)))
            if let disclosure = outline.disclosure {
                if outline.level > 0 {
                    // The row itself answers clicks on a symbol at its start.
                    DisclosureSymbol(isOpen: outline.isOpen).onTapGesture { disclosure.wrappedValue.toggle() }
                } else {
                    DisclosureSymbol(isOpen: outline.isOpen)
                }
            }
        }
        .fixedSize()
    }
}
