// On a desktop, services and shortcuts exchange items with apps. In a terminal, only the clipboard does, so these
// modifiers are connected with the keys that copy and paste.

extension View {
    /// Makes the view draggable with the item of a provider, and copies the item when the user copies while the focus is
    /// in the view. With `nil`, there is no item.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(DraggableModifier(item: { action?() ?? NSItemProvider() }, preview: nil, hasItem: action != nil))
            .modifier(
                ClipboardModifier(action: action.map { action in .give(.copy, { action().map { [$0] } ?? [] }) })
            )
    }

    /// Offers items to other programs: copying while the focus is in the view puts them on the pasteboard, which is the
    /// only way out of an app in a terminal.
    nonisolated public func exportsItemProviders(
        _ contentTypes: [UTType],
        onExport: @escaping () -> [NSItemProvider]
    ) -> some View {
        modifier(
            ClipboardModifier(
                action: .give(.copy, { NSItemProvider.providers(of: onExport(), conformingTo: contentTypes) })
            )
        )
    }

    /// Offers items to other programs, and takes them back: copying while the focus is in the view puts them on the
    /// pasteboard, and pasting takes what has come of them.
    nonisolated public func exportsItemProviders(
        _ contentTypes: [UTType],
        onExport: @escaping () -> [NSItemProvider],
        onEdit: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        exportsItemProviders(contentTypes, onExport: onExport).importsItemProviders(contentTypes, onImport: onEdit)
    }

    /// Takes items of other programs: pasting while the focus is in the view hands them over, which is the only way into
    /// an app in a terminal.
    ///
    /// - Parameter onImport: takes the items, and returns whether it has used them.
    nonisolated public func importsItemProviders(
        _ contentTypes: [UTType],
        onImport: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        modifier(
            ClipboardModifier(
                action: .take(
                    accepts: { !NSItemProvider.providers(of: $0, conformingTo: contentTypes).isEmpty },
                    perform: { onImport(NSItemProvider.providers(of: $0, conformingTo: contentTypes)) }
                )
            )
        )
    }

    /// Offers items to other programs: copying while the focus is in the view puts them on the pasteboard, as with
    /// ``copyable(_:)``.
    nonisolated public func exportableToServices<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T]
    ) -> some View {
        modifier(ClipboardModifier(action: .give(.copy, { payload() })))
    }

    /// Offers items to other programs, and takes them back: copying while the focus is in the view puts them on the
    /// pasteboard, and pasting takes what has come of them.
    nonisolated public func exportableToServices<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T],
        onEdit: @escaping ([T]) -> Bool
    ) -> some View {
        modifier(ClipboardModifier(action: .give(.copy, { payload() })))
            .importableFromServices(for: T.self, action: onEdit)
    }

    /// Takes items of other programs: pasting while the focus is in the view hands them over, as with
    /// ``pasteDestination(for:action:validator:)``.
    ///
    /// - Parameter action: takes the items, and returns whether it has used them.
    nonisolated public func importableFromServices<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T]) -> Bool
    ) -> some View {
        func values(_ items: [Any]) -> [T] { items.compactMap { TransferredValue.convert($0, to: T.self) } }
        return modifier(
            ClipboardModifier(
                action: .take(accepts: { !values($0).isEmpty }, perform: { action(values($0)) })
            )
        )
    }
}
