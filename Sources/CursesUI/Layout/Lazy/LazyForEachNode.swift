import CursesUITerminal

/// A `ForEach` in a lazy container. It creates nodes only for rows that are about to become visible.
///
/// Creating it takes the same time for any number of elements. For new data, only the ids of the built rows, and of
/// some elements around them, are read: see ``RowSearch``. Several rows with the same id are all shown.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ViewNode<ForEach<Data, ID, Content>>
{
    typealias Row = LazyRowNode<ID, Content>

    /// The built rows, in the order of the data. They are of the type `Row`. An array of a type that is not generic is
    /// much faster here, because generic code looks up the types of the array and of its iterators for each element.
    private var rows: [LazyRow] = []
    private var count: Int
    /// Whether the type of the data is that of `EditableData`. It is determined once, because rows ask often.
    private lazy var isEditable = Data.self is any EditableData.Type

    override init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
        count = view.data.count
        super.init(view, in: context)
        view.movePositions?(nil, view.data) { _ in .removal }
    }

    override var asIdentified: (any IdentifiedNode)? { self }

    override var asRowSource: (any RowSource)? { self }

    override func forEachChild(_ visit: (Node) -> Void) {
        for row in rows { visit(row) }
    }

    override func makeLayoutNodes() -> [LayoutNode] {
        var nodes: [LayoutNode] = []
        var next = 0
        for row in rows {
            if row.index > next { nodes.append(UnbuiltRowsLayoutNode(next..<row.index, source: self)) }
            nodes += row.layoutNodes
            next = row.index + 1
        }
        if next < count { nodes.append(UnbuiltRowsLayoutNode(next..<count, source: self)) }
        return nodes
    }

    // MARK: Data

    override func viewDidChange(from old: ForEach<Data, ID, Content>) {
        if ForEach.isSameInput(old, view) {
            view.movePositions?(old.data, view.data) { _ in ElementMoves(unchanged: count) }
            return
        }
        let hasSameContent = view.hasSameContent(as: old)
        let newCount = view.data.count
        let places = newPlaces(count: newCount)
        view.movePositions?(old.data, view.data) { offsets in
            ElementMoves(newOffsets(of: offsets, in: old, rows: places, growth: newCount - count))
        }
        var isSame = newCount == count
        count = newCount
        var kept: [LazyRow] = []
        kept.reserveCapacity(rows.count)
        for (row, place) in zip(rows, places) {
            if let place {
                isSame = isSame && place == row.index
                if hasSameContent, ValueComparator.areSame(old.element(at: row.index), view.element(at: place)) {
                    row.index = place
                } else {
                    typed(row).update(index: place, content: content(at: place))
                }
                kept.append(row)
            } else {
                isSame = false
                row.remove()
            }
        }
        rows = kept
        rows.sortByIndex()
        if !isSame { rowsDidChange() }
    }

    /// Returns a row with its type. Only rows of this type are added to the rows.
    private func typed(_ row: LazyRow) -> Row { unsafeDowncast(row, to: Row.self) }

    /// Returns the indices of the built rows in the new data; `nil` for rows that the new data does not contain.
    private func newPlaces(count newCount: Int) -> [Int?] {
        var places: [Int] = []
        places.reserveCapacity(rows.count)
        for row in rows where row.index < newCount && id(at: row.index) == typed(row).id { places.append(row.index) }
        if places.count == rows.count { return places }
        var search = RowSearch(rows.map { (index: $0.index, id: typed($0).id) }, growth: newCount - count)
        search.lookNearby(in: newCount) { id(at: $0) }
        let isRemovalAlone = search.isRemovalAlone
        let mustBeFound = search.missing.contains { position in
            rows[position].isWorthKeeping || !isRemovalAlone && holdsFocus(rows[position])
        }
        if search.foundNone || mustBeFound { search.lookEverywhere { view.searchIDs(view.data, $0) } }
        return search.places
    }

    /// Returns the new offsets of elements by their former offsets, as far as the new data has the elements. Their rows
    /// need not be built: a sheet can have the binding of an element whose row is out of sight.
    private func newOffsets(
        of offsets: [Int], in old: ForEach<Data, ID, Content>, rows places: [Int?], growth: Int
    ) -> [Int: Int] {
        var found: [Int: Int] = [:]
        var unbuilt = Set(offsets)
        for (row, place) in zip(rows, places) {
            // A row that has moved far has not been searched for everywhere.
            if let place, unbuilt.remove(row.index) != nil { found[row.index] = place }
        }
        if unbuilt.isEmpty { return found }
        let elements = unbuilt.sorted().map { (index: $0, id: old.idOfElement(old.data, $0)) }
        var search = RowSearch(elements, growth: growth)
        search.lookNearby(in: count + growth) { id(at: $0) }
        if !search.missing.isEmpty { search.lookEverywhere { view.searchIDs(view.data, $0) } }
        for (element, place) in zip(elements, search.places) { found[element.index] = place }
        return found
    }

    private func holdsFocus(_ row: LazyRow) -> Bool {
        guard let focused = layoutContext.focus.focused?.layoutNode else { return false }
        return row.layoutNodes.contains { focused.isIn($0.outermostWrapper) }
    }

    private func id(at place: Int) -> ID {
        view.idOfElement(view.data, place)
    }

    private func content(at place: Int) -> () -> Content {
        let element = view.element(at: place)
        let content = view.content
        return { content(element) }
    }
}

extension ForEach {
    fileprivate func element(at place: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: place)]
    }
}

extension LazyForEachNode: LazyRowSource {
    var editableData: (any EditableData)? { isEditable ? view.data as? any EditableData : nil }

    var elementCount: Int { count }

    func index(of child: Node) -> Int? { child.asLazyRow?.index }

    func build(_ elements: Range<Int>, replacing isLeaving: (LazyRow) -> Bool) {
        let elements = elements.clamped(to: 0..<count)
        var known = Set<Int>(minimumCapacity: rows.count)
        for row in rows { known.insert(row.index) }
        // In an animated change, no nodes are reused, because rows that leave or enter may have transitions.
        var spare: [Row] = []
        if graph.transaction.animation == nil {
            for row in rows where isLeaving(row) && typed(row).canHandOver { spare.append(typed(row)) }
        }
        var replaced: Set<ObjectIdentifier> = []
        var hasChanged = false
        for place in elements where !known.contains(place) {
            let old = spare.popLast()
            let row = Row(
                index: place,
                id: id(at: place),
                source: self,
                in: childContext,
                replacing: old,
                content: content(at: place)
            )
            if let old {
                replaced.insert(ObjectIdentifier(old))
                old.remove()
            }
            rows.append(row)
            hasChanged = true
        }
        guard hasChanged else { return }
        if !replaced.isEmpty {
            var kept: [LazyRow] = []
            kept.reserveCapacity(rows.count)
            for row in rows where !replaced.contains(ObjectIdentifier(row)) { kept.append(row) }
            rows = kept
        }
        rows.sortByIndex()
        reportDuplicates()
        rowsDidChange()
    }

    /// Reports built rows in succession that have the same id. The other rows are not read.
    private func reportDuplicates() {
        var last: LazyRow?
        for row in rows {
            if let last, typed(last).id == typed(row).id, last.index != row.index {
                graph.diagnostics.report(
                    .duplicateID(id: "\(typed(row).id)", view: "ForEach"), once: ObjectIdentifier(self))
            }
            last = row
        }
    }

    func removeRows(where isGone: (LazyRow) -> Bool) {
        var kept: [LazyRow] = []
        for row in rows {
            if isGone(row) { row.remove() } else { kept.append(row) }
        }
        guard kept.count < rows.count else { return }
        rows = kept
        rowsDidChange()
    }

    func ids(of elements: Range<Int>) -> [AnyHashable] {
        elements.clamped(to: 0..<count).map { id(at: $0) }
    }

    func builtRows(at elements: Range<Int>) -> [LazyRow] {
        rows.filter { elements.contains($0.index) }
    }

    func buildTarget(at place: Int) -> LazyRow? {
        build(place..<(place + 1))
        let row = rows.first { $0.index == place }
        row?.isPinned = true
        return row
    }

    private func rowsDidChange() {
        preferenceOrderDidChange()
        layoutNodesDidChange()
    }
}

extension [LazyRow] {
    /// Sorts the rows by their indices. They are nearly always in order.
    @MainActor
    fileprivate mutating func sortByIndex() {
        var sorted = 1
        while sorted < count, self[sorted - 1].index <= self[sorted].index { sorted += 1 }
        guard sorted < count else { return }
        let old = self
        var places: [(index: Int, place: Int)] = []
        places.reserveCapacity(old.count)
        for (place, row) in old.enumerated() { places.append((row.index, place)) }
        // An operator is not isolated to the main actor, so it does not check its actor at each call.
        places.sort(by: <)
        for (place, entry) in places.enumerated() { self[place] = old[entry.place] }
    }
}

extension LazyForEachNode: IdentifiedNode {
    func id(of child: Node) -> AnyHashable? {
        Data.self == Range<Int>.self ? nil : child.asLazyRow?.anyID
    }

    var elementKind: Any.Type { Content.self }

    var identified: [(id: AnyHashable, node: Node)] { rows.map { ($0.anyID, $0) } }

    func target(for id: AnyHashable) -> IdentifiedTarget? {
        guard let id = id.base as? ID else { return nil }
        if let row = rows.first(where: { typed($0).id == id }) { return .view(row) }
        return place(of: id).map { .unbuilt(self, place: $0) }
    }

    /// Returns the index of an element whose row is not built.
    private func place(of wanted: ID) -> Int? {
        let known = RowSearch<ID>.likelyPlaces(of: wanted, built: rows.map(\.index), count: count) { id(at: $0) }
        if let known { return known }
        var place = -1
        var found: Int?
        view.searchIDs(view.data) { id in
            place += 1
            if id == wanted { found = place }
            return found != nil
        }
        return found
    }
}
