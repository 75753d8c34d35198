import CursesUI

private struct ManagedObjectContextKey: EnvironmentKey {
    /// A context without objects, for views that are given none.
    static var defaultValue: NSManagedObjectContext {
        NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    }
}

extension EnvironmentValues {
    /// The context for the objects of the view. Without one, the view has no objects, and cannot save any.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
