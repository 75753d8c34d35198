import Foundation

/// The context whose closure a thread runs. It belongs to the thread, so that a task that the closure starts has none.
enum CurrentContext {
    private static let key = "CoreData context"

    /// The context of the innermost closure; `nil` if the thread runs none.
    static var context: NSManagedObjectContext? { Thread.current.threadDictionary[key] as? NSManagedObjectContext }

    /// Notes that a closure of a context begins, and returns the context to which its end leads back.
    static func enter(_ context: NSManagedObjectContext) -> NSManagedObjectContext? {
        let outer = self.context
        Thread.current.threadDictionary[key] = context
        return outer
    }

    /// Notes that a closure has ended.
    static func leave(to outer: NSManagedObjectContext?) {
        if let outer {
            Thread.current.threadDictionary[key] = outer
        } else {
            Thread.current.threadDictionary.removeObject(forKey: key)
        }
    }
}
