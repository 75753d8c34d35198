/// An object with a publisher that sends before the object changes.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher that sends before the object changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where Self.ObjectWillChangePublisher.Failure == Never

    /// A publisher that sends before the object changes.
    var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that sends before any `@Published` property of the object changes, and on each call of its `send()`.
    /// There is one such publisher for each object.
    public var objectWillChange: ObservableObjectPublisher {
        PublishedFields.of(type(of: self)).publisher(of: self)
            ?? ObservableObjectPublisher.shared(by: self)
    }
}
