/// The app that an inspector's screen shows: in the same process, or at the other end of a socket.
@MainActor
protocol InspectionSource: AnyObject {
    /// Sends a request to the app.
    func send(_ request: InspectionRequest)
}

/// Receives the inspections of an app.
@MainActor
protocol InspectionReceiver: AnyObject {
    /// Whether the last inspection has been taken.
    var isReady: Bool { get }

    /// Notes that there is news, which the receiver is not ready to take.
    func noteMiss()

    /// Takes the news of the app.
    func receive(_ inspection: Inspection)
}
