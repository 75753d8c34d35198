/// The connection from an inspector's screen to its app, which is in the same process or at the other end of a socket.
@MainActor
protocol InspectionSource: AnyObject {
    /// Sends a request to the app.
    func send(_ request: InspectionRequest)
}

/// Receives the snapshots of an app.
@MainActor
protocol InspectionReceiver: AnyObject {
    /// Whether the last snapshot has been delivered, so that another can be sent.
    var isReady: Bool { get }

    /// Notes that there is a new snapshot that the receiver was not ready to receive.
    func noteMiss()

    /// Receives a snapshot.
    func receive(_ inspection: Inspection)
}
