import CursesUISupport

/// Where in the objects of one class the `@Published` properties are.
///
/// Found once for each class, through the runtime's field metadata; values are not touched by that, and
/// no `Mirror` is made.
struct PublishedFields {
    private struct Field {
        let offset: Int
        let type: any PublishedField.Type
    }

    private static let known = Locked<[ObjectIdentifier: PublishedFields]>([:])

    private let fields: [Field]

    /// The published fields of a class and its superclasses.
    static func of(_ type: AnyObject.Type) -> PublishedFields {
        let key = ObjectIdentifier(type)
        if let fields = known.withLock({ $0[key] }) {
            return fields
        }
        let fields = PublishedFields(searching: type)
        known.withLock { $0[key] = fields }
        return fields
    }

    private init(searching type: AnyObject.Type) {
        fields = TypeFields.fields(of: type).compactMap { field in
            (field.type as? any PublishedField.Type).map { Field(offset: field.offset, type: $0) }
        }
    }

    /// The `objectWillChange` of an object, kept in its published fields; `nil` if it has none.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
        guard let first = fields.first else { return nil }
        let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        // A field may have been replaced since by a fresh `Published`; another one still knows.
        var publisher: ObservableObjectPublisher?
        for field in fields where publisher == nil {
            publisher = field.type.objectWillChange(at: base + field.offset)
        }
        // Two threads may come here at once: the first field decides who wins.
        let winner = first.type.adopt(publisher ?? ObservableObjectPublisher(), at: base + first.offset)
        for field in fields.dropFirst() {
            _ = field.type.adopt(winner, at: base + field.offset)
        }
        return withExtendedLifetime(object) { winner }
    }
}

/// A field of type `Published`, whatever its value's type.
private protocol PublishedField {
    static func objectWillChange(at address: UnsafeRawPointer) -> ObservableObjectPublisher?

    static func adopt(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer) -> ObservableObjectPublisher
}

extension Published: PublishedField {
    fileprivate static func objectWillChange(at address: UnsafeRawPointer) -> ObservableObjectPublisher? {
        address.assumingMemoryBound(to: Self.self).pointee.storage.objectWillChange
    }

    fileprivate static func adopt(
        _ publisher: ObservableObjectPublisher,
        at address: UnsafeRawPointer
    ) -> ObservableObjectPublisher {
        address.assumingMemoryBound(to: Self.self).pointee.storage.adopt(publisher)
    }
}
