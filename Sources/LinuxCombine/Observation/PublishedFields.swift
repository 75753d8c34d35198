import CursesUISupport

/// The offsets of the `@Published` properties in the objects of a class.
///
/// They are found once for each class, through the runtime's field metadata, without a `Mirror` and without
/// access to the values.
struct PublishedFields {
    private struct Field {
        let offset: Int
        let type: any PublishedField.Type
    }

    private static let known = Locked<[ObjectIdentifier: PublishedFields]>([:])

    private let fields: [Field]

    /// Returns the published fields of a class and its superclasses.
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

    /// Returns the `objectWillChange` of an object, which its published fields store; `nil` if the class has no
    /// published fields.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
        guard let first = fields.first else { return nil }
        let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        // Since the last call, a field may have been replaced by a new `Published`, but another field still stores the
        // publisher.
        var publisher: ObservableObjectPublisher?
        for field in fields where publisher == nil {
            publisher = field.type.objectWillChange(at: base + field.offset)
        }
        // Two threads may run this at once; the first field decides which publisher wins.
        let winner = first.type.adopt(publisher ?? ObservableObjectPublisher(), at: base + first.offset)
        for field in fields.dropFirst() {
            _ = field.type.adopt(winner, at: base + field.offset)
        }
        return withExtendedLifetime(object) { winner }
    }
}

/// A field of type `Published`, with a value of any type.
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
