/// Views that are generated from data, which their container may edit.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection

    /// The data from which the views are generated.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Lets the user delete rows of a list or a form, either with Delete or Backspace on a row, or with the delete
    /// symbol in front of it in edit mode.
    ///
    /// - Parameter action: receives the offsets of the rows in the data; with `nil`, rows cannot be deleted.
    nonisolated public func onDelete(
        perform action: ((IndexSet) -> Void)?
    ) -> some DynamicViewContent<Data> {
        modifier(RowEditModifier(onDelete: action, onMove: nil))
    }

    /// Lets the user move rows of a list or a form with Alt and the up or down arrow.
    ///
    /// - Parameter action: receives the offsets of the rows in the data and the destination offset, as for
    ///   `move(fromOffsets:toOffset:)`; with `nil`, rows cannot be moved.
    nonisolated public func onMove(
        perform action: ((IndexSet, Int) -> Void)?
    ) -> some DynamicViewContent<Data> {
        modifier(RowEditModifier(onDelete: nil, onMove: action))
    }
}

/// The actions with which a list edits the rows of a `ForEach`.
struct RowEditModifier {
    let onDelete: ((IndexSet) -> Void)?
    let onMove: ((IndexSet, Int) -> Void)?
    var onInsert: RowInsertion?
}

/// The action that inserts dropped items between rows.
struct RowInsertion {
    let accepts: (Any) -> Bool
    /// Inserts an item. The arguments are the offset of the new row and the item.
    let insert: (Int, Any) -> Void
}

extension RowEditModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, RowEditModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, RowEditModifier>> {
        RowEditModifierNode(view, in: context)
    }
}

/// A node that provides the edit actions of the rows below it.
@MainActor
protocol RowEditNode: Node {
    var edits: RowEditModifier { get }
}

final class RowEditModifierNode<Content: View>: ModifierNode<Content, RowEditModifier>, RowEditNode {
    var edits: RowEditModifier { modifier }

    override var editsRows: Bool { true }

    override func modifierDidChange(from old: RowEditModifier) {
        guard
            (old.onDelete == nil) != (edits.onDelete == nil) || (old.onMove == nil) != (edits.onMove == nil)
                || (old.onInsert == nil) != (edits.onInsert == nil)
        else { return }
        for node in layoutNodes { node.invalidateTraits() }
    }
}

extension RowElement {
    /// The action that deletes the row; `nil` if the row cannot be deleted.
    @MainActor
    var deletion: (() -> Void)? {
        source.edits { $0.onDelete.map { action in { action(IndexSet(integer: index)) } } }
    }

    /// Returns the action that moves the row by a step, or `nil` if the row cannot be moved.
    @MainActor
    func move(by step: Int) -> (() -> Void)? {
        let place = index + step
        guard place >= 0, place < source.elementCount else { return nil }
        let destination = step > 0 ? place + 1 : place
        return source.edits { $0.onMove.map { action in { action(IndexSet(integer: index), destination) } } }
    }
}

extension RowSource {
    /// The action that inserts dropped items between the rows.
    var insertion: RowInsertion? { edits { $0.onInsert } }

    var isDeletable: Bool { edits { $0.onDelete } != nil }

    var isMovable: Bool { edits { $0.onMove } != nil }

    /// Deletes rows with the `onDelete` action, if there is one.
    func delete(_ places: IndexSet) {
        guard !places.isEmpty else { return }
        edits { $0.onDelete }?(places)
    }

    /// Returns an action of the innermost modifier that has it. Modifiers outside of the row or the container that the
    /// rows are in edit other rows.
    fileprivate func edits<Action>(_ pick: (RowEditModifier) -> Action?) -> Action? {
        if let own = editableData as? any EditableRows, let action = pick(own.rowEdits) { return action }
        var node = parent
        while let current = node, current.asRowSource == nil, !current.isLazyHost, !current.isContainer {
            if current.editsRows, let edits = (current as? any RowEditNode)?.edits, let action = pick(edits) {
                return action
            }
            node = current.parent
        }
        return nil
    }
}
