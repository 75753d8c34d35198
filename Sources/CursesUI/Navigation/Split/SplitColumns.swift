import CursesUITerminal

/// The columns that a split view has space for.
enum SplitRoom {
    case all
    /// The sidebar and the content side by side, or the detail.
    case leading
    /// A single column.
    case one
}

/// Some or all columns of a split view, side by side and separated by lines.
struct SplitColumns<Content: View> {
    /// The indices of the visible columns.
    let shown: [Int]
    /// The widths set by the views in each column except the last.
    let widths: [SplitColumnWidth?]
    /// Whether the columns before the last are as narrow as possible.
    let isDetailProminent: Bool
    let room: SplitRoom
    /// Called when the space allows different columns, with the index of the column that has the focus.
    let roomDidChange: (_ room: SplitRoom, _ focusedColumn: Int?) -> Void
    let content: Content

    init(
        shown: [Int],
        widths: [SplitColumnWidth?],
        isDetailProminent: Bool,
        room: SplitRoom,
        roomDidChange: @escaping (_ room: SplitRoom, _ focusedColumn: Int?) -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.shown = shown
        self.widths = widths
        self.isDetailProminent = isDetailProminent
        self.room = room
        self.roomDidChange = roomDidChange
        self.content = content()
    }
}

extension SplitColumns: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<SplitColumns> {
        SplitColumnsNode(self, in: context)
    }
}

final class SplitColumnsNode<Content: View>:
    LayoutContainerNode<SplitColumns<Content>, Content, SplitLayoutNode>
{
    init(_ view: SplitColumns<Content>, in context: NodeContext) {
        super.init(view, in: context, content: { $0.content }) { SplitLayoutNode(owner: $0) }
        layoutNode.roomDidChange = { [unowned self] in self.view.roomDidChange($0, $1) }
    }

    override func viewDidChange(from old: SplitColumns<Content>) {
        super.viewDidChange(from: old)
        if old.shown != view.shown || old.widths != view.widths || old.isDetailProminent != view.isDetailProminent {
            layoutContext.queue.invalidateChildren(of: self)
        }
        // The focus moves into the column that replaces the previous one, but not to the buttons in its bar.
        let columns = child.layoutNodes
        if old.room != .all, view.room != .all, old.shown != view.shown, let shown = view.shown.last,
            columns.indices.contains(shown)
        {
            layoutContext.focus.enter(columns[shown])
        }
    }

    /// The columns do not pass on preferences that are meant for bars. The title is the exception, because it may
    /// become the window's title.
    override func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        key.isForBars && key != NavigationTitleKey.self ? nil : super.computePreference(key)
    }

    override func collectChildren() {
        let columns = child.layoutNodes
        let shown = view.shown.filter(columns.indices.contains)
        layoutNode.show(columns: shown.map { columns[$0] })
        layoutNode.columnIndices = shown
        layoutNode.isDetailProminent = view.isDetailProminent
        layoutNode.widths = shown.map {
            view.widths.indices.contains($0) ? view.widths[$0] : nil
        }
    }
}
