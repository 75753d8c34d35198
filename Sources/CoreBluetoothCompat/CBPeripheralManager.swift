import Foundation

/// Offers services to devices. A terminal has no Bluetooth: the delegate is told that it is not supported.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
    /// Is told that Bluetooth is not supported.
    open weak var delegate: (any CBPeripheralManagerDelegate)?

    /// Creates a manager. Its delegate is told soon that Bluetooth is not supported.
    ///
    /// - Parameter options: have no effect.
    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init(queue: queue)
        self.queue.async { [weak self] in
            guard let self else { return }
            self.delegate?.peripheralManagerDidUpdateState(self)
        }
    }

    /// Creates a manager without a delegate.
    public convenience init() { self.init(delegate: nil, queue: nil) }

    /// Whether services are offered: they are not.
    open var isAdvertising: Bool { false }
    /// Tells the delegate that nothing is offered.
    open func startAdvertising(_ advertisementData: [String: Any]?) {
        queue.async { [weak self] in
            guard let self else { return }
            delegate?.peripheralManagerDidStartAdvertising(self, error: CBError.unsupported)
        }
    }
    /// Has no effect: nothing is offered.
    open func stopAdvertising() {}
    /// Tells the delegate that the service is not offered.
    open func add(_ service: CBMutableService) {
        queue.async { [weak self] in
            guard let self else { return }
            delegate?.peripheralManager(self, didAdd: service, error: CBError.unsupported)
        }
    }
    /// Has no effect: nothing is offered.
    open func remove(_ service: CBMutableService) {}
    /// Has no effect: nothing is offered.
    open func removeAllServices() {}
    /// Has no effect: there are no requests.
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
    /// Returns false: no device is told.
    @discardableResult
    open func updateValue(
        _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
    ) -> Bool { false }
}

/// Receives the events of a manager.
public protocol CBPeripheralManagerDelegate: AnyObject {
    /// Called when a manager has been created.
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    /// Never called: no state is kept.
    func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
    /// Called when code offers services, with an error.
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    /// Called when code adds a service, with an error.
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    /// Never called: there are no devices.
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
    /// Never called: there are no devices.
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
    /// Never called: there are no devices.
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    /// Never called: there are no devices.
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    /// Never called: there are no devices.
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

extension CBPeripheralManagerDelegate {
    /// Does nothing.
    public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
    /// Does nothing.
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
    /// Does nothing.
    public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
    /// Does nothing.
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
    ) {}
    /// Does nothing.
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
    ) {}
    /// Does nothing.
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
    /// Does nothing.
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
    /// Does nothing.
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}

/// A device that uses the services of this machine. There is none.
open class CBCentral: CBPeer, @unchecked Sendable {
    /// The largest number of bytes: the least that the standard allows.
    open var maximumUpdateValueLength: Int { 20 }
}

/// A request of a device. There is none.
open class CBATTRequest: NSObject, @unchecked Sendable {
    // Sendable: there are no objects of this class.

    /// The device.
    public let central: CBCentral
    /// The value that it asks for.
    public let characteristic: CBCharacteristic
    /// The first byte.
    public let offset: Int
    /// The bytes.
    open var value: Data?

    init(central: CBCentral, characteristic: CBCharacteristic, offset: Int) {
        (self.central, self.characteristic, self.offset) = (central, characteristic, offset)
    }
}
