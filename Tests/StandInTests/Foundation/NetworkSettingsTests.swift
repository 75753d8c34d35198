import CursesUINetwork
import FoundationGaps
import Testing

@Suite("Settings of requests that Linux lacks")
struct NetworkSettingsTests {
    @Test("The settings can be set, and have no effect")
    func settings() throws {
        let configuration = URLSessionConfiguration.background(withIdentifier: "transfers")
        configuration.waitsForConnectivity = true
        configuration.sessionSendsLaunchEvents = true
        configuration.sharedContainerIdentifier = "group"
        #expect(!configuration.waitsForConnectivity)
        #expect(configuration.sharedContainerIdentifier == nil)
        var request = URLRequest(url: try #require(URL(string: "https://example.com")))
        request.assumesHTTP3Capable = true
        #expect(!request.assumesHTTP3Capable)
    }
}
