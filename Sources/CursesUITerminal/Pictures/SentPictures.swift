/// The pictures that the terminal has.
struct SentPictures {
    /// By their numbers; held, so that no number is given away that a cell on the screen has.
    private var known: [Int: TerminalPicture] = [:]
    private var isStale = false

    /// The ids of all of them.
    var ids: [UInt32] { known.values.map(\.id).sorted() }

    /// What goes before a frame and what goes behind it, so that the terminal has the pictures that are
    /// seen in the frame, and no others.
    mutating func change(to cells: [Cell]) -> (before: [UInt8], after: [UInt8]) {
        guard !known.isEmpty || PictureTable.shared.hasPictures else { return ([], []) }
        var seen: [Int: TerminalPicture] = [:]
        var last = -1
        for cell in cells {
            guard let number = cell.glyph.picturePlace?.number, number != last else { continue }
            last = number
            if seen[number] == nil { seen[number] = PictureTable.shared.picture(number) }
        }
        var before: [UInt8] = []
        for (number, picture) in seen.sorted(by: { $0.key < $1.key })
        where isStale || known[number] == nil {
            before += KittyGraphics.send(picture)
        }
        let gone = known.filter { seen[$0.key] == nil }.map(\.value.id).sorted()
        known = seen
        isStale = false
        return (before, gone.flatMap(KittyGraphics.delete))
    }

    /// The terminal may have lost them: those that are seen are sent again.
    mutating func invalidate() { isStale = true }

    /// What has the terminal forget all of them. They stay held: the cells of the last frame have them.
    mutating func removeAll() -> [UInt8] {
        isStale = true
        return ids.flatMap(KittyGraphics.delete)
    }
}
