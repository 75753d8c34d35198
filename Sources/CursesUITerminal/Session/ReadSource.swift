/// Calls on the main thread whenever a descriptor can be read.
@MainActor
protocol ReadSource: AnyObject {
    /// Called after each read, which may have left something.
    func renew()

    /// No call comes afterwards.
    func cancel()
}
