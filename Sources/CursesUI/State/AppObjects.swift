/// The objects that the app itself provides to all its views, such as an observable app delegate.
@MainActor
package enum AppObjects {
    private static var additions: [@MainActor (inout EnvironmentValues) -> Void] = []

    /// Provides an object to the `@EnvironmentObject` and `@Environment` properties of all views. Does nothing if views
    /// cannot observe the object.
    package static func provide(_ object: AnyObject) {
        if let object = object as? any ObservableObject {
            add(object)
        } else if let object = object as? any AnyObject & Observable {
            add(object)
        }
    }

    private static func add<T: AnyObject>(_ object: T) {
        additions.append { $0.setObject(object) }
    }

    /// Adds the objects to the environment of a new window.
    static func add(to environment: inout EnvironmentValues) {
        for addition in additions { addition(&environment) }
    }
}
