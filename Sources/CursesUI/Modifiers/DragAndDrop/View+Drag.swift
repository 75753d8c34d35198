extension View {
    /// Makes the view draggable. The mouse can drag it to any view of the app that accepts its item.
    ///
    /// With the keyboard, Alt-D picks up the focused view, or the list row that contains it. Arrows and Tab choose a
    /// target, Return and Space drop the item, and Escape cancels the drag. If the view has no other use for Return and
    /// Space, these keys pick it up too.
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some View {
        modifier(DraggableModifier(item: { payload() }, preview: nil))
    }

    /// Makes the view draggable, with a custom preview that follows the mouse.
    nonisolated public func draggable<T: Transferable, V: View>(
        _ payload: @autoclosure @escaping () -> T,
        @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        modifier(DraggableModifier(item: { payload() }, preview: { AnyView(preview()) }))
    }

    /// Makes the view draggable; see ``draggable(_:)``.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DraggableModifier(item: { data() }, preview: nil))
    }

    /// Makes the view draggable, with a custom preview that follows the mouse.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider,
        @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        modifier(DraggableModifier(item: { data() }, preview: { AnyView(preview()) }))
    }
}
