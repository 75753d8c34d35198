/// Finds the rows of a lazy container in new data.
///
/// New data is mostly the old data with a few elements more, or fewer. So a row is searched for in its old place, in
/// the place that the row before it suggests, and in the place that it would have if all changes were in front of it;
/// then around these places. This costs the ids of the built rows, not of all data. All data is searched only if no row
/// is found this way, or if a row that must not be lost is not found.
struct RowSearch<ID: Hashable> {
    private let rows: [(index: Int, id: ID)]
    /// The difference in the number of elements.
    private let growth: Int
    /// The new places of the rows; `nil` for rows that are not found.
    private(set) var places: [Int?]
    private var taken: Set<Int> = []

    /// - Parameter rows: the rows in the order of the old data, with their old places.
    init(_ rows: [(index: Int, id: ID)], growth: Int) {
        self.rows = rows
        self.growth = growth
        places = Array(repeating: nil, count: rows.count)
    }

    /// The rows that are not found, as indices of the list of rows.
    var missing: [Int] { places.indices.filter { places[$0] == nil } }

    var foundNone: Bool { taken.isEmpty }

    /// Whether removing the missing rows is the only change of the data.
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

    /// Searches for the missing rows in as many places on both sides as there are rows.
    private mutating func lookAround(in count: Int, id: (Int) -> ID) {
        var wanted = wantedRows
        var next = 0
        for position in missing where !wanted.isEmpty {
            let place = rows[position].index
            // The data may be much shorter than it was.
            let end = max(next, min(count, place + rows.count + 1))
            let start = min(end, max(next, place - rows.count))
            for place in start..<end where !taken.contains(place) {
                take(place, ifWanted: id(place), &wanted)
            }
            next = end
        }
    }

    // MARK: Everywhere

    /// - Parameter search: passes the ids of all data to a closure, until it returns true.
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

    /// Searches for an element in the likely places: at the ends, next to the built rows, and, for ids that are whole
    /// numbers, in the place that a consecutive numbering gives.
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
