import Foundation

/// The context whose closure a thread runs. It belongs to the thread, so that a task that the closure starts has none.
enum CurrentContext {
    private static let key = "CoreData context"

    /// The context of the innermost closure; `nil` if the thread runs none.
    static var context: NSManagedObjectContext? { Thread.current.threadDictionary[key] as? NSManagedObjectContext }

    /// Runs a closure of a context.
    static func run<Result, Failure: Error>(
        in context: NSManagedObjectContext, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let values = Thread.current.threadDictionary
        let outer = self.context
        values[key] = context
        defer { if let outer { values[key] = outer } else { values.removeObject(forKey: key) } }
        return try body()
    }
}
