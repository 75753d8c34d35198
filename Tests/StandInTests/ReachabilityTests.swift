import NetworkCompat
import SystemConfigurationCompat
import Testing

@Suite("The way to an address")
struct ReachabilityTests {
    @Test("An address is reachable while the machine has a network")
    func address() throws {
        var address = sockaddr_in(
            sin_len: 0, sin_family: 0, sin_port: 0, sin_addr: in_addr(s_addr: 0), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
        address.sin_family = sa_family_t(AF_INET)
        let target = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
        }
        var flags: SCNetworkReachabilityFlags = [.isWWAN]
        #expect(SCNetworkReachabilityGetFlags(try #require(target), &flags))
        let hasNetwork = !NWPathMonitor().currentPath.availableInterfaces.isEmpty
        #expect(flags == (hasNetwork ? .reachable : []))
        #expect((flags.rawValue & UInt32(kSCNetworkFlagsReachable) != 0) == hasNetwork)
        #expect(address.sin_len == 16 && sockaddr_in6().sin6_len == 28 && sockaddr().sa_len == 16)
    }

    @Test("A host has a way too")
    func host() throws {
        let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
        #expect(SCNetworkReachabilitySetCallback(target, { _, _, _ in }, nil))
        #expect(SCNetworkReachabilitySetDispatchQueue(target, .global()))
    }
}
