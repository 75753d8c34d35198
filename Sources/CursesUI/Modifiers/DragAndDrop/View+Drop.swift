import Foundation

extension View {
    /// Makes the view a drop target for items of a type.
    ///
    /// - Parameters:
    ///   - action: called with the items and the location in the view; returns whether it has used them.
    ///   - isTargeted: called with `true` when an item enters the view, and with `false` when it leaves.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropModifier(
                actions: DropActions(
                    accepts: { TransferredValue.convert($0, to: T.self) != nil },
                    entered: { _, _ in isTargeted(true) },
                    exited: { _, _ in isTargeted(false) },
                    perform: { item, location in
                        isTargeted(false)
                        return TransferredValue.convert(item, to: T.self).map { action([$0], location) } ?? false
                    }
                )
            )
        )
    }

    /// Makes the view a drop target for items with content of the given types.
    ///
    /// - Parameters:
    ///   - isTargeted: set to `true` while an item is over the view.
    ///   - action: called with the items and the location in the view; returns whether it has used them.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropModifier(
                actions: DropActions(
                    accepts: { TransferredValue.conforms($0, to: supportedContentTypes) },
                    entered: { _, _ in isTargeted?.wrappedValue = true },
                    exited: { _, _ in isTargeted?.wrappedValue = false },
                    perform: {
                        isTargeted?.wrappedValue = false
                        return action([NSItemProvider(dragged: $0)], $1)
                    }
                )
            )
        )
    }

    /// Makes the view a drop target for items with content of the given types.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Makes the view a drop target for items with content of the given types, if a delegate accepts them.
    @preconcurrency @MainActor
    public func onDrop(
        of supportedContentTypes: [UTType],
        delegate: any DropDelegate
    ) -> some View {
        modifier(
            DropModifier(
                actions: DropActions(
                    accepts: { item in
                        TransferredValue.conforms(item, to: supportedContentTypes)
                            && delegate.validateDrop(info: DropInfo(item: item, location: .zero))
                    },
                    entered: { delegate.dropEntered(info: DropInfo(item: $0, location: $1)) },
                    moved: { _ = delegate.dropUpdated(info: DropInfo(item: $0, location: $1)) },
                    exited: { delegate.dropExited(info: DropInfo(item: $0, location: $1)) },
                    perform: { item, location in
                        let info = DropInfo(item: item, location: location)
                        switch delegate.dropUpdated(info: info)?.operation {
                        case .cancel?, .forbidden?: return false
                        default: return delegate.performDrop(info: info)
                        }
                    }
                )
            )
        )
    }
}

extension NSItemProvider {
    /// Creates a provider for a dragged item. If the item is a provider itself, copies it.
    convenience init(dragged item: Any) {
        self.init()
        if let provider = item as? NSItemProvider {
            for value in provider.values { register(value) }
            suggestedName = provider.suggestedName
        } else {
            register(item)
        }
    }
}
