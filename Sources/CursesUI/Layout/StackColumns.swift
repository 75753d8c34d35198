import CursesUITerminal

/// The measurements of a long `VStack` with an unspecified height, so that its children do not share a height.
///
/// Each child has its ideal height. So after a change, only changed children are measured again, and only moved
/// children are placed again. With thousands of children, measuring and placing all of them would take most of the time
/// of a frame.
@MainActor
final class StackColumns {
    /// The largest number of children for which it costs less to measure all of them.
    static let few = 24
    /// The number of proposals for which measurements are kept. A parent makes few different proposals, but repeats
    /// them.
    private static let capacity = 6

    private let alignment: AlignmentKey
    private let spacing: Int
    /// The measured columns, one for each proposal, the most recently used last.
    private var columns: [Column] = []
    /// The column in which the children are currently placed.
    private var placed: Column?
    private var mirrorWidth: Int?

    init(alignment: AlignmentKey, spacing: Int) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Notes that a child's size or guides may have changed.
    func childDidChange(_ child: LayoutNode) {
        for index in columns.indices { columns[index].changed.append(child) }
        columns.removeAll { $0.changed.count > StackColumns.few }
    }

    func size(_ proposal: CellProposal, _ children: [LayoutNode]) -> CellSize {
        column(proposal, children).size(spacing: spacing)
    }

    func place(_ children: [LayoutNode], _ proposal: CellProposal) {
        let column = column(proposal, children)
        let parent = children.first?.parent
        let newMirrorWidth = parent?.isRightToLeft == true ? parent?.frame.size.width : nil
        let isComparable = placed?.proposal == column.proposal && mirrorWidth == newMirrorWidth
        let old = isComparable ? placed : nil
        placed = column
        mirrorWidth = newMirrorWidth
        let change = IDChange(from: old?.children ?? [], to: children)
        var moves: [(place: Int, origin: CellPoint)] = []
        var row = 0
        var oldRow = 0
        var oldPlace = 0
        for place in children.indices {
            let slot = column.slots[place]
            let origin = CellPoint(column: column.before - slot.guide, row: row)
            row += slot.size.height + spacing
            if let old, !change.newMiddle.contains(place) {
                let counterpart = place < change.prefix ? place : place - change.growth
                while oldPlace < counterpart {
                    oldRow += old.slots[oldPlace].size.height + spacing
                    oldPlace += 1
                }
                let oldSlot = old.slots[counterpart]
                if oldSlot.size == slot.size, children[place].isPlaced {
                    let oldOrigin = CellPoint(column: old.before - oldSlot.guide, row: oldRow)
                    if origin != oldOrigin { moves.append((place, origin)) }
                    continue
                }
            }
            children[place].place(at: origin, proposal: column.proposal)
        }
        move(children, moves)
        // The columns for other proposals may contain removed children.
        columns.removeAll { $0.proposal != column.proposal && !IDChange(from: $0.children, to: children).isEmpty }
    }

    private func move(_ children: [LayoutNode], _ moves: [(place: Int, origin: CellPoint)]) {
        if moves.count > Self.few, let parent = children[moves[0].place].parent {
            parent.moveChildren(moves)
        } else {
            for (place, origin) in moves { children[place].place(at: origin, proposal: children[place].proposal) }
        }
    }

    /// Returns the column for a proposal. Without a proposed width, the column is as wide as its widest child, and
    /// flexible views such as dividers adapt to that width.
    private func column(_ proposal: CellProposal, _ children: [LayoutNode]) -> Column {
        let column = measured(proposal, children)
        guard proposal.width == nil else { return column }
        return measured(CellProposal(width: column.width, height: nil), children)
    }

    private func measured(_ proposal: CellProposal, _ children: [LayoutNode]) -> Column {
        let known = columns.firstIndex { $0.proposal == proposal }
        var column = known.map { columns.remove(at: $0) } ?? Column(proposal: proposal)
        column.update(children, alignment)
        if columns.count == Self.capacity { columns.removeFirst() }
        columns.append(column)
        return column
    }
}

/// The sizes and guides of children for a proposal.
private struct Column {
    struct Slot {
        var size = CellSize.zero
        /// The position of the alignment guide in the child.
        var guide = 0
    }

    let proposal: CellProposal
    private(set) var children: [LayoutNode] = []
    private(set) var slots: [Slot] = []
    /// The largest number of cells before the guide.
    private(set) var before = 0
    /// The total width of the aligned children.
    private(set) var width = 0
    /// The children that have changed since they were measured.
    var changed: [LayoutNode] = []

    init(proposal: CellProposal) {
        self.proposal = proposal
    }

    @MainActor
    mutating func update(_ new: [LayoutNode], _ alignment: AlignmentKey) {
        let change = IDChange(from: children, to: new)
        guard !change.isEmpty || !changed.isEmpty else { return }
        let known = Dictionary(
            zip(children[change.oldMiddle].map(ObjectIdentifier.init), slots[change.oldMiddle]),
            uniquingKeysWith: { first, _ in first })
        children = new
        slots.replaceSubrange(
            change.oldMiddle,
            with: new[change.newMiddle].map { known[ObjectIdentifier($0)] ?? slot(of: $0, alignment) })
        let measuredAgain = Set(changed.map(ObjectIdentifier.init))
        if !measuredAgain.isEmpty {
            for place in new.indices where measuredAgain.contains(ObjectIdentifier(new[place])) {
                slots[place] = slot(of: new[place], alignment)
            }
        }
        changed.removeAll(keepingCapacity: true)
        lineUp()
    }

    @MainActor
    private func slot(of child: LayoutNode, _ alignment: AlignmentKey) -> Slot {
        let size = child.size(for: proposal)
        return Slot(size: size, guide: child.guide(alignment, in: size, proposal: proposal))
    }

    private mutating func lineUp() {
        var before = Int.min
        var after = Int.min
        for slot in slots {
            before = max(before, slot.guide)
            after = max(after, slot.size.width - slot.guide)
        }
        self.before = before
        width = max(0, before + after)
    }

    func size(spacing: Int) -> CellSize {
        var height = spacing * (slots.count - 1)
        for slot in slots { height += slot.size.height }
        return CellSize(width: width, height: height)
    }
}
