import FoundationGaps
import Testing

/// The interface of an app's helper.
private protocol Helper {
    func version(reply: @escaping (String) -> Void)
}

@Suite("Connections to helpers")
struct HelperConnectionTests {
    @Test("A connection is invalid once it is resumed, which is told once")
    func invalid() async {
        let connection = NSXPCConnection(machServiceName: "org.example.helper", options: .privileged)
        connection.remoteObjectInterface = NSXPCInterface(with: Helper.self)
        connection.interruptionHandler = { Issue.record("The connection never worked") }
        // A second call would resume the continuation twice, which is an error.
        await withCheckedContinuation { continuation in
            connection.invalidationHandler = { continuation.resume() }
            connection.resume()
            connection.invalidate()
        }
        let proxy = connection.remoteObjectProxyWithErrorHandler { _ in Issue.record("No message was sent") }
        #expect(proxy as? any Helper == nil && connection.remoteObjectProxy as? any Helper == nil)
        #expect(connection.serviceName == "org.example.helper")
    }

    @Test("A listener accepts no connection unless its delegate says so")
    func listener() {
        final class Delegate: NSObject, NSXPCListenerDelegate {}
        let delegate = Delegate()
        let listener = NSXPCListener(machServiceName: "org.example.helper")
        listener.delegate = delegate
        listener.resume()
        let connection = NSXPCConnection(listenerEndpoint: NSXPCListener.anonymous().endpoint)
        #expect(listener.delegate?.listener(listener, shouldAcceptNewConnection: connection) == false)
    }
}
