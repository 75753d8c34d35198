import Foundation

/// A property wrapper that publishes a property of a class before each change.
///
/// The projected value, `$property`, is a publisher that sends the current value immediately, and then each new value
/// while the property still has the old one. In an ``ObservableObject``, the object's `objectWillChange` sends before
/// `$property` does.
///
/// Only properties of classes can be published. The property can safely be read and written from several threads, but a
/// model that is shown in views must be changed on the main actor.
@propertyWrapper
public struct Published<Value> {
    /// Shared by all copies of the wrapper.
    @usableFromInline let storage: PublishedStorage<Value>

    /// Creates a published property with an initial value.
    @inlinable
    public init(initialValue: Value) {
        storage = PublishedStorage(initialValue)
    }

    /// Creates a published property with an initial value. Called by `@Published var x = value`.
    @inlinable
    public init(wrappedValue: Value) {
        storage = PublishedStorage(wrappedValue)
    }

    /// A publisher of the values of a published property.
    public struct Publisher: LinuxCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        @usableFromInline let storage: PublishedStorage<Value>

        @inlinable
        init(storage: PublishedStorage<Value>) {
            self.storage = storage
        }

        @inlinable
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Value {
            storage.broadcast.subscribe(subscriber, name: "PublishedSubject")
        }
    }

    /// The publisher of this property's values, `$property`.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        set { self = Published(sharing: newValue.storage) }
    }

    /// The value, for tools that show an object.
    package var storedValue: Value { storage.value }

    private init(sharing storage: PublishedStorage<Value>) {
        self.storage = storage
    }

    /// The value of the property.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("A published property belongs to a class") }
        set { fatalError("A published property belongs to a class") }
    }

    /// Accesses the value. The compiler calls this for each access to the property.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        @inlinable
        get {
            object[keyPath: storageKeyPath].storage.value
        }
        @inlinable
        set {
            object[keyPath: storageKeyPath].storage.set(newValue)
            if !MainThreadMark.isCurrent {
                PublishedObserver.noteStore(in: object, of: wrappedKeyPath)
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// Assigns each value to a published property while the property's object exists.
    ///
    /// The assignment does not keep the object alive, and needs no cancellable.
    public func assign(to published: inout Published<Self.Output>.Publisher) {
        subscribe(PublishedSubscriber(published.storage))
    }
}
