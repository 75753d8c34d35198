/// A publisher that does nothing until it is told to connect.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts publishing.
    ///
    /// - Returns: a cancellable that stops it.
    func connect() -> any Cancellable
}
