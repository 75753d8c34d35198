import Foundation

// Things that come from and go to other programs of a desktop. Sources that use these compile; each says
// what is left of them in a terminal.

extension View {
    /// Changes nothing: nothing is dragged out of a terminal.
    nonisolated public func draggable<T: ShareableItem>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some View {
        self
    }

    /// Changes nothing: nothing is dragged out of a terminal.
    nonisolated public func draggable<T: ShareableItem, V: View>(
        _ payload: @autoclosure @escaping () -> T,
        @ViewBuilder preview: () -> V
    ) -> some View {
        self
    }

    /// The action is never run: nothing is dropped on a terminal but as text that is pasted.
    nonisolated public func dropDestination<T: ShareableItem>(
        for payloadType: T.Type = T.self,
        action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        self
    }
}
