import CursesUITerminal
import Foundation

/// Makes each view a row of a list: with its margins, its appearance and its edit actions.
struct ListRowsModifier {
    let selection: ListSelection?
    let look: ListLook
    let theme: Theme
    /// Whether every second row has a different background.
    var alternatesRows = false
    /// The distance between two rows, in the units of the app.
    var spacing: CGFloat = 0
    /// Whether the rows are a single stop for Tab, and letters, Page Up, Page Down, Home and End move among them. In a
    /// form, each control is a stop, and so are the rows of each `ForEach` that have actions but no control.
    var isFocusGroup = true
}

extension ListRowsModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, ListRowsModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, ListRowsModifier>> {
        ListRowsNode(view, in: context)
    }
}

/// The properties of a list that its rows read.
@MainActor
protocol ListRowsOwner: Node, FocusGroup {
    var look: ListLook { get }
    var theme: Theme { get }
    var selection: ListSelection? { get }
    var isEditing: Bool { get }
    var alternatesRows: Bool { get }
    /// The number of empty rows of cells between two rows.
    var rowSpacing: Int { get }
    /// Whether the rows are a single stop for Tab.
    var isFocusGroup: Bool { get }
    /// The letters that were typed to find a row.
    var typeAhead: TypeAhead { get set }
    /// The rows that are being added to the selection with Shift.
    var selectionExtension: SelectionExtension? { get set }

    /// Moves the focus from a row that is not selected to the row that is.
    func focusSelectedRow()

    /// Returns the group of the rows of a `ForEach`, if the rows are not one group.
    func focusGroup(of source: any RowSource) -> (any FocusGroup)?
    /// Whether one of the built rows has a control that takes typed text.
    var hasFields: Bool { get }
}

/// The rows of a `ForEach` in a form, as a single stop for Tab.
private final class ElementRows: FocusGroup {
    var latest = LatestFocus()
}

extension ListRowsOwner {
    /// Returns the row or control that Tab enters: the most recently focused one, or otherwise a selected row.
    func entry(among members: [any Responder]) -> (any Responder)? {
        latest.member(among: members)
            ?? members.first { ($0.layoutNode.listRow)?.isSelected == true }
    }
}

extension LayoutNode {
    /// The row of a list that the node is, or is in.
    var listRow: ListRowLayoutNode? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0 as? ListRowLayoutNode }.first { _ in true }
    }
}

final class ListRowsNode<Content: View>: ModifierNode<Content, ListRowsModifier>, ListRowsOwner {
    private var rows: [ListRowLayoutNode] = []
    private var boxes: [(top: LayoutNode, bottom: LayoutNode)] = []
    private var isEditingNow = false
    /// The value of a single selection when the rows were last updated.
    private var lastSelected: Set<AnyHashable>?
    /// Whether the node has read the selection, so that it is marked when the selection changes.
    private var hasReadSelection = false
    var latest = LatestFocus()
    /// The groups of the rows of each `ForEach` in a form.
    private var groups: [ObjectIdentifier: ElementRows] = [:]
    var typeAhead = TypeAhead()
    var selectionExtension: SelectionExtension?
    // The values of the modifier, which the rows read often.
    private(set) var look = ListLook.automatic
    private(set) var theme = Theme.standard
    private(set) var selection: ListSelection?
    private(set) var alternatesRows = false
    private(set) var rowSpacing = 0
    var isEditing: Bool { isEditingNow }
    var isFocusGroup: Bool { modifier.isFocusGroup }

    override func prepare() {
        adoptModifier()
        super.prepare()
    }

    private func adoptModifier() {
        (look, theme, selection, alternatesRows) =
            (modifier.look, modifier.theme, modifier.selection, modifier.alternatesRows)
        rowSpacing = max(0, layoutContext.metrics.gap(modifier.spacing, along: .vertical))
    }

    override func modifierDidChange(from old: ListRowsModifier) {
        adoptModifier()
        if (old.selection == nil) != (selection == nil) { respondersMayDiffer() }
        if old.look != look || old.theme != theme || old.alternatesRows != alternatesRows
            || old.spacing != modifier.spacing
        {
            boxes = []
            for row in rows {
                if old.spacing != modifier.spacing { row.invalidateLayout() }
                row.setNeedsDisplay()
            }
            layoutNodesDidChange()
        }
        refresh()
    }

    /// Updates the rows only: the selection and the edit mode do not change which rows exist.
    override func refresh() {
        let isEditing = tracking {
            let selection = selection
            selection?.read()
            // A single selection is read once for all rows.
            let selected = selection?.isMultiple == false ? selection?.values() : nil
            for row in rows { row.updateSelection(in: selection, of: selected) }
            if let selected { followSelection(selected) }
            hasReadSelection = true
            return environment.editMode?.wrappedValue.isEditing ?? false
        }
        guard isEditing != isEditingNow else { return }
        isEditingNow = isEditing
        for row in rows {
            row.invalidateLayout()
            row.setNeedsDisplay()
            row.responderMayDiffer()
        }
    }

    /// Moves the focus from a row to the row that the app has selected, so that keys act on the row with the mark.
    private func followSelection(_ selected: Set<AnyHashable>) {
        defer { lastSelected = selected }
        guard let lastSelected, lastSelected != selected, focusedRow?.isSelected == false else { return }
        focusSelectedRow()
    }

    func focusSelectedRow() {
        layoutContext.queue.afterLayout { [weak self] in
            guard let self, focusedRow?.isSelected == false, !focusBuiltRow() else { return }
            // The selected row is out of sight, and must be built first.
            guard let selection, !selection.isMultiple, let selected = selection.values().first,
                let target = scrollTarget(for: selected)
            else { return }
            target.reveal(anchor: nil)
            layoutContext.queue.afterLayout { [weak self] in
                guard let self, focusedRow?.isSelected == false else { return }
                _ = focusBuiltRow()
            }
            layoutContext.requestFrame()
        }
    }

    /// Moves the focus to the selected row; returns `false` if the row has not been built.
    private func focusBuiltRow() -> Bool {
        guard let target = rows.first(where: \.isSelected)?.focusTarget else { return false }
        layoutContext.focus.focus(target)
        return true
    }

    /// The row that has the focus itself, without a control in it.
    private var focusedRow: ListRowLayoutNode? {
        let row = layoutContext.focus.focused?.layoutNode as? ListRowLayoutNode
        return row?.list === self ? row : nil
    }

    var hasFields: Bool { rows.contains { $0.inner.responderCounts.fields > 0 } }

    func focusGroup(of source: any RowSource) -> (any FocusGroup)? {
        if isFocusGroup { return nil }
        let id = ObjectIdentifier(source)
        if let known = groups[id] { return known }
        let new = ElementRows()
        groups[id] = new
        return new
    }

    override func environmentDidChange(_ keys: Set<EnvironmentKeyID>) -> Set<EnvironmentKeyID> {
        respondersMayDiffer()
        return keys
    }

    private func respondersMayDiffer() {
        for row in rows { row.responderMayDiffer() }
    }

    override func makeLayoutNodes() -> [LayoutNode] {
        var old = [ObjectIdentifier: ListRowLayoutNode](minimumCapacity: rows.count)
        for row in rows { old[ObjectIdentifier(row.inner)] = row }
        rows.removeAll(keepingCapacity: true)
        var newRows: [ListRowLayoutNode] = []
        var nodes: [LayoutNode] = []
        var isOpen = false
        var boxCount = 0
        var header: LayoutNode?
        for inner in child.layoutNodes {
            // An element without views is in no box.
            if inner is BlankRowLayoutNode {
                nodes.append(inner)
                continue
            }
            let row = row(for: inner, known: old, new: &newRows)
            if row == nil, inner.sectionPart == .header { header = inner }
            let isLoose =
                !inner.isSectionPart && !(row?.isInSection ?? (inner.owner as? Node)?.isInListedSection ?? false)
            if look.boxesRows, isLoose != isOpen {
                if isLoose { boxCount += 1 }
                let box = box(boxCount - 1)
                nodes.append(isLoose ? box.top : box.bottom)
                isOpen = isLoose
            }
            row?.sectionHeader = isLoose ? nil : header
            nodes.append(row ?? inner)
        }
        if isOpen { nodes.append(box(boxCount - 1).bottom) }
        if hasReadSelection {
            let selected = selection?.isMultiple == false ? lastSelected : nil
            for row in newRows { row.updateSelection(in: selection, of: selected) }
        } else {
            refresh()
        }
        return nodes
    }

    /// Returns the row for a layout node of the content, or `nil` if the node is part of a section or not built yet.
    ///
    /// - Parameter new: receives the row if it is a new one.
    private func row(
        for inner: LayoutNode,
        known: [ObjectIdentifier: ListRowLayoutNode],
        new: inout [ListRowLayoutNode]
    ) -> ListRowLayoutNode? {
        if inner.isSectionPart || inner is RowPlaceholderLayoutNode {
            return nil
        }
        if let old = known[ObjectIdentifier(inner)], inner.parent === old {
            rows.append(old)
            return old
        }
        let row = ListRowLayoutNode(inner, list: self)
        rows.append(row)
        new.append(row)
        return row
    }

    /// Returns the top and bottom lines of a box around rows outside of sections.
    private func box(_ index: Int) -> (top: LayoutNode, bottom: LayoutNode) {
        while boxes.count <= index {
            let look = BoxLook(theme)
            boxes.append(
                (
                    SectionTopLineLayoutNode(look, owner: self),
                    SectionBottomLineLayoutNode(look, owner: self)
                )
            )
        }
        return boxes[index]
    }
}

extension Node {
    /// Whether the node's rows belong to a section of a list.
    fileprivate var isInListedSection: Bool { environment.sectionLook == .bare }
}
