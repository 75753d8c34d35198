/// Calls a handler on the main thread whenever a descriptor can be read.
@MainActor
protocol ReadSource: AnyObject {
    /// Called after each read, because it may not have read everything.
    func renew()

    /// Stops all further calls.
    func cancel()
}
