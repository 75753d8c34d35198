/// The pictures that the terminal has: those that are seen, and some that were.
struct SentPictures {
    /// By their numbers; held, so that no number is given away that a cell on the screen has.
    private var known: [Int: TerminalPicture] = [:]
    /// Those that are not seen any more, the last one at the end: who scrolls comes back.
    private var kept: [Kept] = []
    private var isStale = false

    private struct Kept {
        weak var picture: TerminalPicture?
        let id: UInt32
        let bytes: Int
    }

    /// Pictures that are kept, and the bytes of their files.
    private static let keptCount = 32
    private static let keptBytes = 4 << 20

    /// The ids of all of them.
    var ids: [UInt32] { (known.values.map(\.id) + kept.map(\.id)).sorted() }

    /// What goes before a frame and what goes behind it, so that the terminal has the pictures that are
    /// seen in the frame.
    mutating func change(to cells: [Cell]) -> (before: [UInt8], after: [UInt8]) {
        guard !known.isEmpty || PictureTable.shared.hasPictures else { return ([], []) }
        var seen: [Int: TerminalPicture] = [:]
        var last: (number: Int, isDim: Bool) = (-1, false)
        for cell in cells {
            guard let number = cell.glyph.picturePlace?.number else { continue }
            let isDim = cell.style.attributes.contains(.dim)
            guard last != (number, isDim) else { continue }
            last = (number, isDim)
            if let picture = TerminalPicture.shown(by: cell) { seen[picture.number] = picture }
        }
        var gone = isStale ? kept.map(\.id) : []
        if isStale { kept = [] }
        var before: [UInt8] = []
        for (number, picture) in seen.sorted(by: { $0.key < $1.key })
        where isStale || known[number] == nil {
            if let index = kept.firstIndex(where: { $0.picture === picture }) {
                kept.remove(at: index)
            } else {
                before += KittyGraphics.send(picture)
            }
        }
        for (number, picture) in known.sorted(by: { $0.key < $1.key }) where seen[number] == nil {
            if isStale {
                gone.append(picture.id)
            } else {
                kept.append(Kept(picture: picture, id: picture.id, bytes: picture.data.count))
            }
        }
        known = seen
        isStale = false
        gone += forget()
        return (before, gone.sorted().flatMap(KittyGraphics.delete))
    }

    /// Gives up what nobody holds any more, and what is too much.
    private mutating func forget() -> [UInt32] {
        var gone = kept.filter { $0.picture == nil }.map(\.id)
        kept.removeAll { $0.picture == nil }
        while kept.count > Self.keptCount || kept.reduce(0, { $0 + $1.bytes }) > Self.keptBytes {
            gone.append(kept.removeFirst().id)
        }
        return gone
    }

    /// The terminal may have lost them: those that are seen are sent again.
    mutating func invalidate() { isStale = true }

    /// What has the terminal forget all of them. They stay held: the cells of the last frame have them.
    mutating func removeAll() -> [UInt8] {
        defer {
            isStale = true
            kept = []
        }
        return ids.flatMap(KittyGraphics.delete)
    }
}
