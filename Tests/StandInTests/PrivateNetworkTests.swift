import NetworkExtensionCompat
import Testing

@Suite("Private and wireless networks")
struct PrivateNetworkTests {
    @Test("A private network is not loaded, saved or begun")
    func privateNetwork() async {
        let manager = NEVPNManager.shared()
        await #expect(throws: NEVPNError.self) { try await manager.loadFromPreferences() }
        let description = NEVPNProtocolIKEv2()
        description.serverAddress = "vpn.example"
        description.authenticationMethod = .sharedSecret
        manager.protocolConfiguration = description
        manager.isEnabled = true
        manager.saveToPreferences { error in #expect((error as? NEVPNError)?.code == .configurationReadWriteFailed) }
        #expect(manager.connection.status == .invalid)
        #expect(throws: NEVPNError.self) { try manager.connection.startVPNTunnel() }
    }

    @Test("There are no networks of an extension")
    func tunnels() async throws {
        #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
        let session = NETunnelProviderManager().connection as? NETunnelProviderSession
        #expect(throws: NEVPNError.self) { try session?.startTunnel(options: nil) }
    }

    @Test("No wireless network is known or joined")
    func wireless() async {
        #expect(await NEHotspotNetwork.fetchCurrent() == nil)
        let configuration = NEHotspotConfiguration(ssid: "Home", passphrase: "secret", isWEP: false)
        await #expect(throws: NEHotspotConfigurationError.systemConfiguration) {
            try await NEHotspotConfigurationManager.shared.apply(configuration)
        }
    }
}
