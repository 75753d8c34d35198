extension View {
    /// Puts items on the pasteboard when the user copies while the focus is in the view.
    ///
    /// ```swift
    /// List(notes, selection: $selection) { Text($0.title) }
    ///     .copyable(notes.filter { selection.contains($0.id) }.map(\.title))
    /// ```
    ///
    /// Alt-W copies, as in a text field; so does Command-C in the few terminals that report it, and the command "Copy"
    /// of the command palette. The text of the items, one item a line, also goes to the clipboard of the user's machine;
    /// see ``Pasteboard``. With an empty array, the views around handle the key.
    nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        modifier(ClipboardModifier(action: .give(.copy, { payload() })))
    }

    /// Puts items on the pasteboard when the user cuts while the focus is in the view.
    ///
    /// Control-X cuts; so do Command-X, and the command "Cut" of the command palette.
    ///
    /// - Parameter action: deletes the selected items, and returns them.
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping () -> [T]
    ) -> some View {
        modifier(ClipboardModifier(action: .give(.cut, { action() })))
    }

    /// Takes the items on the pasteboard when the user pastes while the focus is in the view.
    ///
    /// Control-Y and Control-V paste what was copied in the app; so do Command-V, and the command "Paste" of the command
    /// palette. Text that comes with the terminal's own paste key is taken as well, if the type can be made from text.
    ///
    /// - Parameters:
    ///   - action: takes the items.
    ///   - validator: returns the items that the view takes. If there is none, the views around handle the key.
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        func valid(_ items: [Any]) -> [T] {
            let values = items.compactMap { TransferredValue.convert($0, to: T.self) }
            return values.isEmpty ? [] : validator(values)
        }
        return modifier(
            ClipboardModifier(
                action: .take(
                    accepts: { !valid($0).isEmpty },
                    perform: {
                        action(valid($0))
                        return true
                    }
                )
            )
        )
    }
}

// MARK: Item providers

extension View {
    /// Puts items on the pasteboard when the user copies while the focus is in the view; see ``copyable(_:)`` for the
    /// keys. With `nil`, the views around handle the key.
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(ClipboardModifier(action: payloadAction.map { action in .give(.copy, { action() }) }))
    }

    /// Puts items on the pasteboard when the user cuts while the focus is in the view; see ``cuttable(for:action:)`` for
    /// the keys. With `nil`, the views around handle the key.
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(ClipboardModifier(action: payloadAction.map { action in .give(.cut, { action() }) }))
    }

    /// Takes the items on the pasteboard when the user pastes while the focus is in the view; see
    /// ``pasteDestination(for:action:validator:)`` for the keys.
    ///
    /// - Parameter supportedContentTypes: the types that the view takes. Text from the terminal's own paste key has the
    ///   type `.utf8PlainText`.
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType],
        perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
    }

    /// Takes the items on the pasteboard when the user pastes while the focus is in the view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: the types that the view takes.
    ///   - validator: returns the value that is pasted; with `nil`, the views around handle the key.
    ///   - payloadAction: takes the value.
    nonisolated public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType],
        validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        func payload(_ items: [Any]) -> Payload? {
            let providers = NSItemProvider.providers(of: items, conformingTo: supportedContentTypes)
            return providers.isEmpty ? nil : validator(providers)
        }
        return modifier(
            ClipboardModifier(
                action: .take(
                    accepts: { payload($0) != nil },
                    perform: { items in
                        guard let payload = payload(items) else { return false }
                        payloadAction(payload)
                        return true
                    }
                )
            )
        )
    }

    /// Takes the items on the pasteboard when the user pastes while the focus is in the view. Newer code names the types
    /// by `UTType`.
    @_disfavoredOverload
    nonisolated public func onPasteCommand(
        of supportedTypes: [String],
        perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedTypes.map { UTType(importedAs: $0) }, perform: payloadAction)
    }

    /// Takes the items on the pasteboard when the user pastes while the focus is in the view. Newer code names the types
    /// by `UTType`.
    @_disfavoredOverload
    nonisolated public func onPasteCommand<Payload>(
        of supportedTypes: [String],
        validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onPasteCommand(
            of: supportedTypes.map { UTType(importedAs: $0) }, validator: validator, perform: payloadAction)
    }
}

extension NSItemProvider {
    /// Returns providers for those of some items that have content of one of the given types.
    static func providers(of items: [Any], conformingTo types: [UTType]) -> [NSItemProvider] {
        items.filter { TransferredValue.conforms($0, to: types) }.map { NSItemProvider(dragged: $0) }
    }
}
