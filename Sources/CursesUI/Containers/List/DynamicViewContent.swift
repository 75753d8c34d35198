/// Views that are made from data, which their container may edit.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection

    /// The data from which the views are made.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Lets the user delete rows of a list: with Delete or backspace on a row, or with the sign in front of it while
    /// the list is edited.
    ///
    /// - Parameter action: takes the offsets of the rows in the data; `nil` for rows that cannot be deleted.
    nonisolated public func onDelete(
        perform action: ((IndexSet) -> Void)?
    ) -> some DynamicViewContent<Data> {
        modifier(RowEditModifier(onDelete: action, onMove: nil))
    }

    /// Lets the user move rows of a list: with Alt and up or down on a row.
    ///
    /// - Parameter action: takes the offsets of the rows in the data, and the offset that they move to, as
    ///   `move(fromOffsets:toOffset:)` does; `nil` for rows that cannot be moved.
    nonisolated public func onMove(
        perform action: ((IndexSet, Int) -> Void)?
    ) -> some DynamicViewContent<Data> {
        modifier(RowEditModifier(onDelete: nil, onMove: action))
    }
}

/// The actions of a list on the rows of a `ForEach`.
struct RowEditModifier {
    let onDelete: ((IndexSet) -> Void)?
    let onMove: ((IndexSet, Int) -> Void)?
    var onInsert: RowInsertion?
}

/// The action that inserts dropped items among rows.
struct RowInsertion {
    let accepts: (Any) -> Bool
    /// Takes the offset of the new rows, and the item.
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

    override func modifierDidChange(from old: RowEditModifier) {
        guard (old.onDelete == nil) != (edits.onDelete == nil) || (old.onMove == nil) != (edits.onMove == nil)
        else { return }
        for node in layoutNodes { node.invalidateTraits() }
    }
}

extension LazyRow {
    /// The action that deletes the row; `nil` where it cannot be deleted.
    var deletion: (() -> Void)? {
        let places = IndexSet(integer: index)
        return edits { $0.onDelete.map { action in { action(places) } } }
    }

    /// The action that moves the row by a step; `nil` where it cannot be moved.
    func move(by step: Int, of count: Int) -> (() -> Void)? {
        let place = index + step
        let places = IndexSet(integer: index)
        guard place >= 0, place < count else { return nil }
        let destination = step > 0 ? place + 1 : place
        return edits { $0.onMove.map { action in { action(places, destination) } } }
    }

    /// The action that inserts dropped items before the row or after it.
    var insertion: RowInsertion? { edits { $0.onInsert } }

    var isMovable: Bool { edits { $0.onMove } != nil }

    private func edits<Action>(_ pick: (RowEditModifier) -> Action?) -> Action? { source?.edits(pick) }
}

extension LazyRowSource {
    /// Deletes rows by the action of the container, if it has one.
    func delete(_ places: IndexSet) {
        guard !places.isEmpty else { return }
        edits { $0.onDelete }?(places)
    }

    fileprivate func edits<Action>(_ pick: (RowEditModifier) -> Action?) -> Action? {
        var node = parent
        while let current = node, !(current is LazyRow), !(current is any LazyHost) {
            if let edits = (current as? any RowEditNode)?.edits, let action = pick(edits) {
                return action
            }
            node = current.parent
        }
        return nil
    }
}
