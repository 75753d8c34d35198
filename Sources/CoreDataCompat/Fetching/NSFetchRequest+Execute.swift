import Foundation

extension NSFetchRequest {
    /// Returns the results in the context whose `perform(_:)` or `performAndWait(_:)` runs the caller.
    ///
    /// - Throws: an error if the caller is in no such closure, because a request does not know its context.
    public func execute() throws -> [ResultType] {
        guard let context = CurrentContext.context else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 134060,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "The request for “\(entityName ?? entity?.name ?? "")” has no context: call execute() in "
                        + "perform(_:) or performAndWait(_:) of a context, or pass the request to fetch(_:)."
                ])
        }
        return try context.fetch(self)
    }
}
