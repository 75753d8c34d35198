/// The pictures that the terminal stores: all visible pictures, and some that were visible before.
struct SentPictures {
    /// The visible pictures by number. They are retained, so that numbers that occur in cells on the screen are not
    /// reused.
    private var known: [Int: TerminalPicture] = [:]
    /// The pictures that are no longer visible, the most recent one last. They are kept because users scroll
    /// back.
    private var kept: [Kept] = []
    private var isStale = false

    private struct Kept {
        weak var picture: TerminalPicture?
        let id: UInt32
        let bytes: Int
    }

    /// The limits of the pictures that are kept: their count, and the total size of their files in bytes.
    private static let keptCount = 32
    private static let keptBytes = 4 << 20

    /// The ids of all pictures that the terminal stores.
    var ids: [UInt32] { (known.values.map(\.id) + kept.map(\.id)).sorted() }

    /// Returns the bytes to send before and after a frame, so that the terminal has all pictures that are visible in
    /// the frame.
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

    /// Removes pictures that no longer exist or exceed the limits, and returns their ids.
    private mutating func forget() -> [UInt32] {
        var gone = kept.filter { $0.picture == nil }.map(\.id)
        kept.removeAll { $0.picture == nil }
        while kept.count > Self.keptCount || kept.reduce(0, { $0 + $1.bytes }) > Self.keptBytes {
            gone.append(kept.removeFirst().id)
        }
        return gone
    }

    /// Marks all pictures as lost in the terminal, so that the visible ones are sent again.
    mutating func invalidate() { isStale = true }

    /// Returns the bytes that delete all pictures in the terminal. The visible pictures stay retained, because the
    /// cells of the last frame refer to them.
    mutating func removeAll() -> [UInt8] {
        defer {
            isStale = true
            kept = []
        }
        return ids.flatMap(KittyGraphics.delete)
    }
}
