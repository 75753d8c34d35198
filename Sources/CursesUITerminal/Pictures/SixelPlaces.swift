/// The pictures that a terminal with a limited number of them stores.
///
/// xterm has space for 16 pictures (`MAX_GRAPHICS`), and does not free it when their pixels are overwritten.
/// If all are in use, it drops the picture that begins in the highest row, and the first of several (xterm
/// 379, `graphics.c`, `get_new_graphic`).
struct SixelPlaces {
    private let limit: Int?
    private var taken: [(owner: Int, row: Int)] = []
    private var last = 0

    /// xterm's number of pictures.
    static let manyPlaces = 16

    init(limit: Int?) { self.limit = limit }

    /// Adds a picture that begins in a row.
    ///
    /// - Returns: the number of the picture, and that of the picture that the terminal drops for it.
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
