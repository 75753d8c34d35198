import Foundation

// Modifiers for drag and drop between the programs of a desktop. Sources that use them compile; the comment of each
// describes its effect in a terminal.

extension View {
    /// Changes nothing: nothing can be dragged out of a terminal.
    nonisolated public func draggable<T: ShareableItem>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some View {
        self
    }

    /// Changes nothing: nothing can be dragged out of a terminal.
    nonisolated public func draggable<T: ShareableItem, V: View>(
        _ payload: @autoclosure @escaping () -> T,
        @ViewBuilder preview: () -> V
    ) -> some View {
        self
    }

    /// Never runs the action: only text can be dropped on a terminal, and it arrives as pasted text.
    nonisolated public func dropDestination<T: ShareableItem>(
        for payloadType: T.Type = T.self,
        action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        self
    }
}
