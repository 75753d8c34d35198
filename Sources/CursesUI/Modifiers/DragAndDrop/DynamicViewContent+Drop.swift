extension DynamicViewContent {
    /// Lets items be dropped between the rows of a list.
    ///
    /// - Parameter action: called with the offset at which to insert the new rows, and the items.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent<Data> {
        let insertion = RowInsertion(of: supportedContentTypes, perform: action)
        return modifier(RowEditModifier(onDelete: nil, onMove: nil, onInsert: insertion))
    }

    /// Lets items of a type be dropped between the rows of a list.
    ///
    /// - Parameter action: called with the items, and the offset at which to insert the new rows.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping (_ items: [T], _ offset: Int) -> Void
    ) -> some DynamicViewContent<Data> {
        modifier(RowEditModifier(onDelete: nil, onMove: nil, onInsert: RowInsertion(for: payloadType, action: action)))
    }
}

extension RowInsertion {
    init(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) {
        self.init(
            accepts: { TransferredValue.conforms($0, to: supportedContentTypes) },
            insert: { action($0, [NSItemProvider(dragged: $1)]) }
        )
    }

    init<T: Transferable>(for payloadType: T.Type, action: @escaping ([T], Int) -> Void) {
        self.init(
            accepts: { TransferredValue.convert($0, to: T.self) != nil },
            insert: { offset, item in
                if let value = TransferredValue.convert(item, to: T.self) { action([value], offset) }
            }
        )
    }
}
