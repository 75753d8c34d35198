import CursesUITerminal

/// The measurements of a long `VStack` whose children do not share a height.
///
/// Each child takes the height that it has on its own. So after a change only the children that have changed are asked
/// again, and only those that have moved are placed again: with thousands of children, asking and placing all of them
/// would cost most of the time of a frame.
@MainActor
final class StackColumns {
    /// The number of children up to which it costs less to ask all of them.
    static let few = 24
    /// The number of proposals that are remembered. A parent tries few of them, and the same again and again.
    private static let capacity = 6

    private let alignment: AlignmentKey
    private let spacing: Int
    /// The columns for proposals, the most recently used one last.
    private var columns: [Column] = []
    /// The column in whose places the children are, and the width within which they are mirrored there.
    private var placed: Column?
    private var mirrorWidth: Int?

    init(alignment: AlignmentKey, spacing: Int) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Notes that a child may give other answers than before.
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
        // The other columns may contain children that are gone.
        columns.removeAll { $0.proposal != column.proposal && !IDChange(from: $0.children, to: children).isEmpty }
    }

    private func move(_ children: [LayoutNode], _ moves: [(place: Int, origin: CellPoint)]) {
        if moves.count > Self.few, let parent = children[moves[0].place].parent {
            parent.moveChildren(moves)
        } else {
            for (place, origin) in moves { children[place].place(at: origin, proposal: children[place].proposal) }
        }
    }

    /// The column for a proposal. Without a proposed width it is as wide as its widest child, to which flexible views,
    /// such as a divider, adapt.
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

/// The sizes of children for a proposal, and where they are aligned.
private struct Column {
    struct Slot {
        var size = CellSize.zero
        /// The position of the guide in the child.
        var guide = 0
    }

    let proposal: CellProposal
    private(set) var children: [LayoutNode] = []
    private(set) var slots: [Slot] = []
    /// The cells in front of the guide.
    private(set) var before = 0
    /// The cells that the children take across the column.
    private(set) var width = 0
    /// Children that have changed since they were measured.
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
