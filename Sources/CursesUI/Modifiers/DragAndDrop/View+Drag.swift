extension View {
    /// Lets the view be dragged with the mouse, to a view of the app on which its item can be dropped.
    ///
    /// With the keyboard, Alt-D picks up the focused view, or the row of a list that it is in; arrows and Tab choose a
    /// target, Return and Space drop the item, and Escape puts it back. If a view has no other use for Return and
    /// Space, they pick it up too.
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some View {
        modifier(DraggableModifier(item: { payload() }, preview: nil))
    }

    /// Lets the view be dragged, with a custom view that follows the mouse.
    nonisolated public func draggable<T: Transferable, V: View>(
        _ payload: @autoclosure @escaping () -> T,
        @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        modifier(DraggableModifier(item: { payload() }, preview: { AnyView(preview()) }))
    }

    /// Lets the view be dragged; see ``draggable(_:)``.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DraggableModifier(item: { data() }, preview: nil))
    }

    /// Lets the view be dragged, with a custom view that follows the mouse.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider,
        @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        modifier(DraggableModifier(item: { data() }, preview: { AnyView(preview()) }))
    }
}
