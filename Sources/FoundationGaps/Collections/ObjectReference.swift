/// An object that a collection keeps, or only refers to.
struct ObjectReference<Object: AnyObject> {
    private let kept: Object?
    private weak var referred: Object?

    init(_ object: Object, isWeak: Bool) {
        kept = isWeak ? nil : object
        referred = object
    }

    /// The object; `nil` after it has been released.
    var object: Object? { kept ?? referred }
}
