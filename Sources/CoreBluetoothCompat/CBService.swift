import Foundation

/// A part of a device: a service, a value or a description.
open class CBAttribute: NSObject, @unchecked Sendable {
    // Sendable: as on Apple's platforms, the values are set before a service is added.

    /// The identifier.
    public let uuid: CBUUID

    init(uuid: CBUUID) { self.uuid = uuid }
}

/// A service of a device.
open class CBService: CBAttribute, @unchecked Sendable {
    fileprivate var ownCharacteristics: [CBCharacteristic]?
    fileprivate var ownServices: [CBService]?

    /// The device: none.
    open weak var peripheral: CBPeripheral? { nil }
    /// Whether it is the main service.
    public let isPrimary: Bool
    /// The values.
    open var characteristics: [CBCharacteristic]? { ownCharacteristics }
    /// The services that belong to it.
    open var includedServices: [CBService]? { ownServices }

    fileprivate init(uuid: CBUUID, isPrimary: Bool) {
        self.isPrimary = isPrimary
        super.init(uuid: uuid)
    }
}

/// A service of this machine, which no device sees.
open class CBMutableService: CBService, @unchecked Sendable {
    /// The values.
    open override var characteristics: [CBCharacteristic]? {
        get { ownCharacteristics }
        set { ownCharacteristics = newValue }
    }
    /// The services that belong to it.
    open override var includedServices: [CBService]? {
        get { ownServices }
        set { ownServices = newValue }
    }

    /// Creates a service.
    public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(uuid: UUID, isPrimary: isPrimary) }
}

/// A value of a device.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    fileprivate var ownProperties: CBCharacteristicProperties
    fileprivate var ownValue: Data?
    fileprivate var ownDescriptors: [CBDescriptor]?

    /// The service: none.
    open weak var service: CBService? { nil }
    /// What can be done with the value.
    open var properties: CBCharacteristicProperties { ownProperties }
    /// The value.
    open var value: Data? { ownValue }
    /// The descriptions.
    open var descriptors: [CBDescriptor]? { ownDescriptors }
    /// Whether changes are reported: they are not.
    open var isNotifying: Bool { false }

    fileprivate init(uuid: CBUUID, properties: CBCharacteristicProperties, value: Data?) {
        (ownProperties, ownValue) = (properties, value)
        super.init(uuid: uuid)
    }
}

/// A value of this machine, which no device sees.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    /// Who may read and write the value.
    open var permissions: CBAttributePermissions
    /// The devices that are told of changes: none.
    open var subscribedCentrals: [CBCentral]? { nil }
    /// What can be done with the value.
    open override var properties: CBCharacteristicProperties {
        get { ownProperties }
        set { ownProperties = newValue }
    }
    /// The value.
    open override var value: Data? {
        get { ownValue }
        set { ownValue = newValue }
    }
    /// The descriptions.
    open override var descriptors: [CBDescriptor]? {
        get { ownDescriptors }
        set { ownDescriptors = newValue }
    }

    /// Creates a value.
    public init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
    ) {
        self.permissions = permissions
        super.init(uuid: UUID, properties: properties, value: value)
    }
}

/// A description of a value.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
    /// The value: the description belongs to none.
    open weak var characteristic: CBCharacteristic? { nil }
    /// The description.
    public let value: Any?

    fileprivate init(uuid: CBUUID, value: Any?) {
        self.value = value
        super.init(uuid: uuid)
    }
}

/// A description of a value of this machine, which no device sees.
open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
    /// Creates a description.
    public init(type UUID: CBUUID, value: Any?) { super.init(uuid: UUID, value: value) }
}

/// What can be done with a value.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It can be sent to all.
    public static let broadcast = CBCharacteristicProperties(rawValue: 0x01)
    /// It can be read.
    public static let read = CBCharacteristicProperties(rawValue: 0x02)
    /// It can be written without an answer.
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 0x04)
    /// It can be written with an answer.
    public static let write = CBCharacteristicProperties(rawValue: 0x08)
    /// Its changes are reported without an answer.
    public static let notify = CBCharacteristicProperties(rawValue: 0x10)
    /// Its changes are reported with an answer.
    public static let indicate = CBCharacteristicProperties(rawValue: 0x20)
    /// It can be written with a signature.
    public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 0x40)
    /// It has further properties.
    public static let extendedProperties = CBCharacteristicProperties(rawValue: 0x80)
    /// Its changes are reported to trusted devices.
    public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 0x100)
    /// Its changes are reported to trusted devices, with an answer.
    public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 0x200)
}

/// Who may read and write a value.
public struct CBAttributePermissions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All may read it.
    public static let readable = CBAttributePermissions(rawValue: 1)
    /// All may write it.
    public static let writeable = CBAttributePermissions(rawValue: 2)
    /// Trusted devices may read it.
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
    /// Trusted devices may write it.
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}
