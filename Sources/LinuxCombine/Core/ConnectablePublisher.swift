/// A publisher that sends nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts publishing.
    ///
    /// - Returns: a cancellable that stops publishing.
    func connect() -> any Cancellable
}
