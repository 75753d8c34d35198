import Foundation
import Synchronization

/// Tells whether the machine has a network.
///
/// The state is read when the monitor starts. Later changes are not reported: nothing on Linux announces them without a
/// further library.
public final class NWPathMonitor: Sendable {
    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var isCancelled = false
        var queue: DispatchQueue?
    }

    private let state = Mutex(State())
    private let type: NWInterface.InterfaceType?

    /// Creates a monitor of all interfaces.
    public init() {
        type = nil
    }

    /// Creates a monitor of the interfaces of one type.
    public init(requiredInterfaceType type: NWInterface.InterfaceType) {
        self.type = type
    }

    /// Is called with the state of the network, once, on the monitor's queue.
    @preconcurrency
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }

    /// The state of the network now.
    public var currentPath: NWPath { NWPath(NetworkInterfaces.current.filter { type == nil || $0.type == type }) }

    /// The queue; `nil` before the start.
    public var queue: DispatchQueue? { state.withLock { $0.queue } }

    /// Reads the state of the network, and reports it.
    public func start(queue: DispatchQueue) {
        state.withLock { $0.queue = queue }
        queue.async { [self] in
            let handler = state.withLock { $0.isCancelled ? nil : $0.handler }
            handler?(currentPath)
        }
    }

    /// Reports nothing from now on.
    public func cancel() {
        state.withLock {
            $0.isCancelled = true
            $0.handler = nil
        }
    }
}

/// The state of the network.
public struct NWPath: Hashable, Sendable {
    /// Whether there is a network.
    public enum Status: Hashable, Sendable {
        case satisfied, unsatisfied, requiresConnection
    }

    /// Whether there is a network: an interface other than the loopback is up and has an address.
    public let status: Status
    /// The interfaces that are up.
    public let availableInterfaces: [NWInterface]

    init(_ interfaces: [NWInterface]) {
        availableInterfaces = interfaces
        status = interfaces.isEmpty ? .unsatisfied : .satisfied
    }

    /// Always false: Linux does not know what a network costs.
    public var isExpensive: Bool { false }
    /// Always false: Linux has no Low Data Mode.
    public var isConstrained: Bool { false }
    /// Whether there are addresses of version 4, which is assumed of each network.
    public var supportsIPv4: Bool { status == .satisfied }
    /// Whether there are addresses of version 6, which is assumed of each network.
    public var supportsIPv6: Bool { status == .satisfied }
    /// Whether names are resolved, which is assumed of each network.
    public var supportsDNS: Bool { status == .satisfied }

    /// Returns whether the network has an interface of a type.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }
}

/// An interface of the network.
public struct NWInterface: Hashable, Sendable {
    /// The type of an interface, which is known by its name.
    public enum InterfaceType: Hashable, Sendable {
        case other, wifi, cellular, wiredEthernet, loopback
    }

    /// The name, such as `eth0`.
    public let name: String
    /// The type.
    public let type: InterfaceType

    init(_ name: String) {
        self.name = name
        type =
            switch name {
            case "lo": .loopback
            case let name where name.hasPrefix("wl"): .wifi
            case let name where name.hasPrefix("ww"): .cellular
            case let name where name.hasPrefix("e"): .wiredEthernet
            default: .other
            }
    }
}

/// Reads the interfaces of the machine.
enum NetworkInterfaces {
    /// The interfaces that are up and have an address, without the loopback.
    static var current: [NWInterface] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        var names: [String] = []
        var entry = first
        while let current = entry {
            let address = current.pointee.ifa_addr
            let isUp = current.pointee.ifa_flags & UInt32(IFF_UP) != 0
            let family = address.map { Int32($0.pointee.sa_family) }
            if isUp, family == AF_INET || family == AF_INET6 {
                let name = String(cString: current.pointee.ifa_name)
                if !names.contains(name) { names.append(name) }
            }
            entry = current.pointee.ifa_next
        }
        return names.map(NWInterface.init).filter { $0.type != .loopback }
    }
}
