/// The pictures that a terminal keeps in mind, where they are not many.
///
/// xterm has 16 places for pictures of pixels (`MAX_GRAPHICS`), and frees none when its pixels are
/// written over. Where all are taken, it forgets the one that begins in the highest row, and the first of
/// several (xterm 379, `graphics.c`, `get_new_graphic`).
struct SixelPlaces {
    private let limit: Int?
    private var taken: [(owner: Int, row: Int)] = []
    private var last = 0

    /// Those that xterm has.
    static let manyPlaces = 16

    init(limit: Int?) { self.limit = limit }

    /// A picture is sent that begins in a row.
    ///
    /// - Returns: its own number, and that of the one which is forgotten for it.
    mutating func add(row: Int) -> (owner: Int, forgotten: Int?) {
        last += 1
        guard let limit else { return (last, nil) }
        guard taken.count >= limit else {
            taken.append((last, row))
            return (last, nil)
        }
        let highest = taken.indices.min { taken[$0].row < taken[$1].row } ?? 0
        let forgotten = taken[highest].owner
        taken[highest] = (last, row)
        return (last, forgotten)
    }
}
