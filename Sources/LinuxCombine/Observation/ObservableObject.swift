/// An object that says, before it changes, that it will.
public protocol ObservableObject: AnyObject {
    /// The kind of publisher that says so.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where Self.ObjectWillChangePublisher.Failure == Never

    /// A publisher that sends before the object changes.
    var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that sends before any `@Published` property of the object changes, and whenever it
    /// is told to. There is one for each object.
    public var objectWillChange: ObservableObjectPublisher {
        PublishedFields.of(type(of: self)).publisher(of: self)
            ?? ObservableObjectPublisher.shared(by: self)
    }
}
