/// Calls a handler on the main thread whenever a descriptor can be read.
@MainActor
protocol ReadSource: AnyObject {
    /// Waits for the descriptor again. Call this after each read, because it may not have read all input.
    func renew()

    /// Stops all further calls.
    func cancel()
}
