/// Finds the rows of a lazy container in new data.
///
/// New data is mostly the old one with some elements more, or fewer. So a row is looked for where it was,
/// where the row before it has moved to, and where it would be if all that has come or gone stood in front of
/// it; then around these places. That costs the ids of what is built, not of all data. Only where no row is
/// found so, or one that must not be lost is not, all the data is gone through.
struct RowSearch<ID: Hashable> {
    private let rows: [(index: Int, id: ID)]
    /// By how much the data has grown.
    private let growth: Int
    /// Where the rows stand now; `nil` where they are not found.
    private(set) var places: [Int?]
    private var taken: Set<Int> = []

    /// - Parameter rows: in the order of the old data, with their places there.
    init(_ rows: [(index: Int, id: ID)], growth: Int) {
        self.rows = rows
        self.growth = growth
        places = Array(repeating: nil, count: rows.count)
    }

    /// The rows that are not found, by their places in the list of rows.
    var missing: [Int] { places.indices.filter { places[$0] == nil } }

    var foundNone: Bool { taken.isEmpty }

    /// Whether the data is what it would be if the missing rows were removed, and nothing else done.
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

    /// Looks for the rows that are still missing in as many places on both sides as there are rows.
    private mutating func lookAround(in count: Int, id: (Int) -> ID) {
        var wanted = wantedRows
        var next = 0
        for position in missing where !wanted.isEmpty {
            let place = rows[position].index
            let end = min(count, place + rows.count + 1)
            for place in max(next, place - rows.count)..<max(next, end) where place < end && !taken.contains(place) {
                take(place, ifWanted: id(place), &wanted)
            }
            next = max(next, end)
        }
    }

    // MARK: Everywhere

    /// - Parameter search: takes the ids of all data to a closure, until that returns true.
    mutating func lookEverywhere(_ search: ((ID) -> Bool) -> Void) {
        var wanted = wantedRows
        var place = -1
        search { id in
            place += 1
            if !taken.contains(place) { take(place, ifWanted: id, &wanted) }
            return wanted.isEmpty
        }
    }

    /// The missing rows by their ids; those with the same id in their order, the first one last.
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

    /// Looks for an element where it mostly is that somebody asks for: at the ends, next to the rows that are
    /// built, and, of whole numbers, where it stands if they are counted up.
    static func likelyPlaces(of wanted: ID, built: [Int], count: Int, id: (Int) -> ID) -> Int? {
        guard count > 0 else { return nil }
        if let number = wanted as? Int, let first = id(0) as? Int {
            let (place, overflows) = number.subtractingReportingOverflow(first)
            if !overflows, place >= 0, place < count, id(place) == wanted { return place }
        }
        let near = 64
        let starts = [count - near, 0, (built.first ?? 0) - near, (built.last ?? 0) + 1]
        for start in starts {
            for place in max(0, start)..<max(0, min(count, start + near)) where id(place) == wanted { return place }
        }
        return nil
    }
}
