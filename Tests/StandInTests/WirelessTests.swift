import CoreWLANCompat
import Testing

@Suite("Wi-Fi")
struct WirelessTests {
    @Test("There is no interface")
    func interface() {
        let client = CWWiFiClient.shared()
        #expect(client.interface()?.ssid() == nil && client.interface() == nil)
        #expect(client.interfaces()?.isEmpty == true && CWWiFiClient.interfaceNames() == [])
        let networks = try? client.interface()?.scanForNetworks(withSSID: nil)
        #expect(networks == nil)
        #expect(throws: CWError(.notSupportedErr)) { try client.startMonitoringEvent(with: .ssidDidChange) }
    }
}
