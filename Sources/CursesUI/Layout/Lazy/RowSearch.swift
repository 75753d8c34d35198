/// Finds the rows of a lazy container in new data.
///
/// New data is usually the old data with a few more or fewer elements. So a row is searched for at its old index, at
/// its old index with the shift of the row before it, and at the index that it would have if all changes were before
/// it. Rows that are not found are then searched for around their old indices. This reads only a few ids for each built
/// row. All data is searched only if no row is found in this way, or if a row that must not be lost is not found.
struct RowSearch<ID: Hashable> {
    private let rows: [(index: Int, id: ID)]
    /// The difference in the number of elements.
    private let growth: Int
    /// The new indices of the rows; `nil` for rows that have not been found.
    private(set) var places: [Int?]
    private var taken: Set<Int> = []

    /// - Parameter rows: the rows in the order of the old data, with their old indices.
    init(_ rows: [(index: Int, id: ID)], growth: Int) {
        self.rows = rows
        self.growth = growth
        places = Array(repeating: nil, count: rows.count)
    }

    /// The rows that have not been found, as indices in the list of rows.
    var missing: [Int] { places.indices.filter { places[$0] == nil } }

    var foundNone: Bool { taken.isEmpty }

    /// Whether the data has changed only by the removal of the missing rows.
    var isRemovalAlone: Bool {
        var removed = 0
        for (row, place) in zip(rows, places) {
            guard let place else {
                removed += 1
                continue
            }
            if place != row.index - removed { return false }
        }
        return growth == -removed
    }

    // MARK: Nearby

    mutating func lookNearby(in count: Int, id: (Int) -> ID) {
        var shift = 0
        for (position, row) in rows.enumerated() {
            func isThere(_ place: Int) -> Bool {
                place >= 0 && place < count && !taken.contains(place) && id(place) == row.id
            }
            if isThere(row.index + shift) {
                take(row.index + shift, for: position)
            } else if shift != 0, isThere(row.index) {
                shift = 0
                take(row.index, for: position)
            } else if shift != growth, isThere(row.index + growth) {
                shift = growth
                take(row.index + growth, for: position)
            }
        }
        lookAround(in: count, id: id)
    }

    /// Searches for the missing rows around their old indices, on each side over as many elements as there are built
    /// rows.
    private mutating func lookAround(in count: Int, id: (Int) -> ID) {
        var wanted = wantedRows
        var next = 0
        for position in missing where !wanted.isEmpty {
            let place = rows[position].index
            // The new data may be much shorter than the old data.
            let end = max(next, min(count, place + rows.count + 1))
            let start = min(end, max(next, place - rows.count))
            for place in start..<end where !taken.contains(place) {
                take(place, ifWanted: id(place), &wanted)
            }
            next = end
        }
    }

    // MARK: Everywhere

    /// Searches for the missing rows in all data.
    ///
    /// - Parameter search: passes the ids of all data, in order, to a closure until the closure returns `true`.
    mutating func lookEverywhere(_ search: ((ID) -> Bool) -> Void) {
        var wanted = wantedRows
        var place = -1
        search { id in
            place += 1
            if !taken.contains(place) { take(place, ifWanted: id, &wanted) }
            return wanted.isEmpty
        }
    }

    /// The missing rows by their ids; rows with the same id are in reverse order.
    private var wantedRows: [ID: [Int]] {
        var wanted: [ID: [Int]] = [:]
        for position in missing.reversed() { wanted[rows[position].id, default: []].append(position) }
        return wanted
    }

    private mutating func take(_ place: Int, ifWanted id: ID, _ wanted: inout [ID: [Int]]) {
        guard var positions = wanted[id] else { return }
        take(place, for: positions.removeLast())
        wanted[id] = positions.isEmpty ? nil : positions
    }

    private mutating func take(_ place: Int, for position: Int) {
        places[position] = place
        taken.insert(place)
    }

    // MARK: One element

    /// Searches for an element at likely indices: at both ends, next to the built rows, and, for integer ids, at the
    /// index that consecutive numbering suggests. Returns the index; `nil` if the element is elsewhere.
    static func likelyPlaces(of wanted: ID, built: [Int], count: Int, id: (Int) -> ID) -> Int? {
        guard count > 0 else { return nil }
        if let number = wanted as? Int, let first = id(0) as? Int {
            let (place, overflows) = number.subtractingReportingOverflow(first)
            if !overflows, place >= 0, place < count, id(place) == wanted { return place }
        }
        let near = 64
        let starts = [count - near, 0, (built.first ?? 0) - near, (built.last ?? 0) + 1]
        for start in starts {
            let end = max(0, min(count, start + near))
            for place in min(end, max(0, start))..<end where id(place) == wanted { return place }
        }
        return nil
    }
}
