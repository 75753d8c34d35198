import Foundation

/// A device. None is ever found.
open class CBPeripheral: CBPeer, @unchecked Sendable {
    /// The object is kept, but never called.
    open weak var delegate: (any CBPeripheralDelegate)?

    /// The name: none.
    open var name: String? { nil }
    /// Whether there is a connection: there is none.
    open var state: CBPeripheralState { .disconnected }
    /// The services: unknown.
    open var services: [CBService]? { nil }
    /// Whether data can be sent: they cannot.
    open var canSendWriteWithoutResponse: Bool { false }
    /// Whether notifications are shared: they are not.
    open var ancsAuthorized: Bool { false }

    /// Has no effect: there is no connection.
    open func readRSSI() {}
    /// Has no effect: there is no connection.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    /// Has no effect: there is no connection.
    open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
    /// Has no effect: there is no connection.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    /// Has no effect: there is no connection.
    open func discoverDescriptors(for characteristic: CBCharacteristic) {}
    /// Has no effect: there is no connection.
    open func readValue(for characteristic: CBCharacteristic) {}
    /// Has no effect: there is no connection.
    open func readValue(for descriptor: CBDescriptor) {}
    /// Has no effect: there is no connection.
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    /// Has no effect: there is no connection.
    open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
    /// Has no effect: there is no connection.
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    /// Returns the least number of bytes that the standard allows.
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}

/// Whether there is a connection to a device.
public enum CBPeripheralState: Int, Sendable {
    case disconnected, connecting, connected, disconnecting
}

/// Whether a device answers when data are written.
public enum CBCharacteristicWriteType: Int, Sendable {
    case withResponse, withoutResponse
}

/// Receives the events of a device. No method is called.
public protocol CBPeripheralDelegate: AnyObject {
    /// Never called: there are no devices.
    func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    /// Never called: there are no devices.
    func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
    /// Never called: there are no devices.
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    /// Never called: there are no devices.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    /// Never called: there are no devices.
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
    /// Never called: there are no devices.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    /// Never called: there are no devices.
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Never called: there are no devices.
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Never called: there are no devices.
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
    /// Never called: there are no devices.
    func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Never called: there are no devices.
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
    /// Never called: there are no devices.
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?)
    /// Never called: there are no devices.
    func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}

extension CBPeripheralDelegate {
    /// Does nothing.
    public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
    /// Does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
    /// Does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
    /// Does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
    {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?) {
    }
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
}
