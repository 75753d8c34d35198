import CursesUITerminal

/// Fills the lines of a grid one by one.
@MainActor
struct GridFilling {
    let axis: Axis
    let tracks: [GridTrack]
    let indent: Int
    let gap: Int
    let estimate: Int
    var slots: [LazySlot] = []
    /// The start of the current line, along the axis.
    private var position = 0
    /// The length of the current line.
    private var length = 0
    /// The number of occupied cells in the current line.
    private var taken = 0
    /// The slots in the current line, with their nodes and tracks.
    private var line: [(slot: Int, node: LayoutNode, track: GridTrack)] = []

    init(axis: Axis, tracks: [GridTrack], indent: Int, gap: Int, estimate: Int) {
        self.axis = axis
        self.tracks = tracks
        self.indent = indent
        self.gap = gap
        self.estimate = estimate
    }

    mutating func add(_ node: LayoutNode) {
        let track = tracks[taken]
        var slot = LazySlot()
        slot.proposal[axis.other] = track.length
        slot.size = node.size(for: slot.proposal)
        slot.origin[axis] = position
        slot.origin[axis.other] = indent + track.start
        length = max(length, slot.size[axis])
        line.append((slots.count, node, track))
        slots.append(slot)
        take(1)
    }

    /// Adds a view across all tracks.
    mutating func addLine(_ node: LayoutNode, across: Int) {
        endLine()
        var slot = LazySlot()
        slot.proposal[axis.other] = across
        slot.size = node.size(for: slot.proposal)
        slot.origin[axis] = position
        slots.append(slot)
        length = slot.size[axis]
        taken = tracks.count
        endLine()
    }

    mutating func addBlank() {
        var slot = LazySlot()
        slot.origin[axis] = position
        slots.append(slot)
    }

    mutating func addUnbuilt(_ count: Int) {
        var slot = LazySlot()
        slot.origin[axis] = position
        slot.rowsPerLine = tracks.count
        slot.lead = taken
        length = max(length, estimate - gap)
        let end = taken + count
        let lines = (end + tracks.count - 1) / tracks.count
        slot.size[axis] = length + gap + (lines - 1) * estimate
        slots.append(slot)
        if lines > 1 {
            finishLine()
            position += (lines - 2) * estimate
            length = estimate - gap
            taken = 0
        }
        take(end - (lines - 1) * tracks.count - taken)
    }

    private mutating func take(_ places: Int) {
        taken += places
        if taken >= tracks.count { finishLine() }
    }

    private mutating func endLine() {
        if taken > 0 { finishLine() }
    }

    /// Gives the views of a line the same length if they would have the same length in equal tracks.
    ///
    /// Views with an aspect ratio would otherwise differ by a row in tracks that differ by a column.
    private mutating func evenOut() {
        var (hasUnequalTracks, hasUnequalViews) = (false, false)
        for (index, _, track) in line {
            if track.length != track.commonLength { hasUnequalTracks = true }
            if slots[index].size[axis] != length { hasUnequalViews = true }
        }
        guard hasUnequalTracks, hasUnequalViews else { return }
        var even: [LazySlot] = []
        for (_, node, track) in line {
            var slot = LazySlot()
            slot.proposal[axis.other] = track.commonLength
            slot.size = node.size(for: slot.proposal)
            if let first = even.first, first.size[axis] != slot.size[axis] { return }
            even.append(slot)
        }
        for position in line.indices {
            slots[line[position].slot].proposal = even[position].proposal
            slots[line[position].slot].size = even[position].size
        }
        length = even[0].size[axis]
    }

    private mutating func finishLine() {
        evenOut()
        for (index, node, track) in line {
            var cell = CellSize.zero
            cell[axis] = length
            cell[axis.other] = track.length
            slots[index].origin =
                slots[index].origin
                + track.alignment.origin(of: node, offered: slots[index].proposal, in: cell)
        }
        line.removeAll(keepingCapacity: true)
        position += length + gap
        length = 0
        taken = 0
    }

    /// Ends the last line; returns the total length.
    mutating func finish() -> Int {
        endLine()
        return max(0, position - gap)
    }
}
