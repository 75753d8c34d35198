@testable import NetworkCompat
import Testing

@Suite("The state of the network")
struct NetworkPathTests {
    @Test("A monitor reports the state once, on its queue")
    func report() async {
        let monitor = NWPathMonitor()
        let path = await withCheckedContinuation { continuation in
            monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
            monitor.start(queue: DispatchQueue(label: "network"))
        }
        #expect(path == monitor.currentPath)
        #expect((path.status == .satisfied) == !path.availableInterfaces.isEmpty)
        #expect(!path.usesInterfaceType(.loopback) && !path.isExpensive)
        #expect(monitor.queue?.label == "network")
        monitor.cancel()
        #expect(monitor.pathUpdateHandler == nil)
    }

    @Test("A cancelled monitor reports nothing")
    func cancel() {
        let (monitor, queue) = (NWPathMonitor(), DispatchQueue(label: "network"))
        monitor.pathUpdateHandler = { _ in Issue.record("A cancelled monitor reported.") }
        queue.suspend()
        monitor.start(queue: queue)
        monitor.cancel()
        queue.resume()
        queue.sync {}
    }

    @Test("The names of interfaces tell their types")
    func types() {
        let types = ["lo", "wlp3s0", "wwan0", "enp0s1", "eth0", "tun0"].map { NWInterface($0).type }
        #expect(types == [.loopback, .wifi, .cellular, .wiredEthernet, .wiredEthernet, .other])
        #expect(NWPath([]).status == .unsatisfied)
        #expect(NWPath([NWInterface("wlan0")]).usesInterfaceType(.wifi))
    }
}
