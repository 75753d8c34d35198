import FoundationGaps

/// Finds devices. A terminal has no Bluetooth: the delegate is told that it is not supported, and nothing is found.
open class CBCentralManager: CBManager, @unchecked Sendable {
    /// What a manager can do.
    public struct Feature: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Scans and connections at the same time.
        public static let extendedScanAndConnect = Feature(rawValue: 1)
    }

    /// Is told that Bluetooth is not supported.
    open weak var delegate: (any CBCentralManagerDelegate)?

    /// Creates a manager. Its delegate is told soon that Bluetooth is not supported.
    ///
    /// - Parameter options: have no effect.
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init(queue: queue)
        self.queue.async { [weak self] in
            guard let self else { return }
            self.delegate?.centralManagerDidUpdateState(self)
        }
    }

    /// Creates a manager without a delegate.
    public convenience init() { self.init(delegate: nil, queue: nil) }

    /// Returns false: a terminal has no Bluetooth.
    open class func supports(_ features: Feature) -> Bool { false }
    /// Whether devices are looked for: they are not.
    open var isScanning: Bool { false }
    /// Has no effect: nothing is found.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
    /// Has no effect: devices are not looked for.
    open func stopScan() {}
    /// Returns no devices.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    /// Returns no devices.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
    /// Tells the delegate that there is no connection.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
        queue.async { [weak self] in
            guard let self else { return }
            delegate?.centralManager(self, didFailToConnect: peripheral, error: CBError.unsupported)
        }
    }
    /// Has no effect: there is no connection.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
    /// Has no effect: there are no connections.
    open func registerForConnectionEvents(options: [CBConnectionEventMatchingOption: Any]? = nil) {}
}

/// Receives the events of a manager.
public protocol CBCentralManagerDelegate: AnyObject {
    /// Called when a manager has been created.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    /// Never called: no state is kept.
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
    /// Never called: nothing is found.
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    /// Never called: there are no connections.
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    /// Called when code connects a device.
    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    /// Never called: there are no connections.
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
    /// Never called: there are no connections.
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: CFAbsoluteTime,
        isReconnecting: Bool, error: (any Error)?)
}

extension CBCentralManagerDelegate {
    /// Does nothing.
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
    /// Does nothing.
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {}
    /// Does nothing.
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
    /// Does nothing.
    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {}
    /// Does nothing.
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {}
    /// Does nothing.
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: CFAbsoluteTime,
        isReconnecting: Bool, error: (any Error)?
    ) {}
}

/// Which connections are reported; none are.
public struct CBConnectionEventMatchingOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Those with certain services.
    public static let serviceUUIDs = CBConnectionEventMatchingOption(
        rawValue: "kCBConnectionEventMatchingOptionServiceUUIDs")
    /// Those of certain devices.
    public static let peripheralUUIDs = CBConnectionEventMatchingOption(
        rawValue: "kCBConnectionEventMatchingOptionPeripheralUUIDs")
}
