import Foundation

/// Something that health data contains.
open class HKObject: NSObject, @unchecked Sendable {
    // Sendable: an object has no value that changes.

    /// The identifier.
    public let uuid = UUID()
    /// Further values, by names.
    public let metadata: [String: Any]?
    /// The device that has measured the object.
    public let device: HKDevice?

    init(device: HKDevice?, metadata: [String: Any]?) {
        self.device = device
        self.metadata = metadata
    }

    /// The app that has saved the object: this app.
    open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
    /// The app that has saved the object: this app.
    open var source: HKSource { .default() }
}

/// An object with a type and a time.
open class HKSample: HKObject, @unchecked Sendable {
    /// The type.
    public let sampleType: HKSampleType
    /// When the sample begins.
    public let startDate: Date
    /// When the sample ends.
    public let endDate: Date

    init(
        type: HKSampleType, start: Date, end: Date, device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        precondition(start <= end, "A sample ends before it begins")
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(device: device, metadata: metadata)
    }

    /// Whether the duration is unknown: no.
    open var hasUndeterminedDuration: Bool { false }
}

/// The key by which samples are ordered by their beginning.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The key by which samples are ordered by their end.
public let HKSampleSortIdentifierEndDate = "endDate"
/// The name of the beginning of samples in a predicate.
public let HKPredicateKeyPathStartDate = "startDate"
/// The name of the end of samples in a predicate.
public let HKPredicateKeyPathEndDate = "endDate"
/// The name of the identifier of objects in a predicate.
public let HKPredicateKeyPathUUID = "uuid"
/// The name of the source of objects in a predicate.
public let HKPredicateKeyPathSource = "source"
/// The name of the quantity of samples in a predicate.
public let HKPredicateKeyPathQuantity = "quantity"
/// The name of the kind of workouts in a predicate.
public let HKPredicateKeyPathWorkoutType = "workoutType"
/// The name of the duration of workouts in a predicate.
public let HKPredicateKeyPathWorkoutDuration = "duration"

/// An app or a device that saves objects.
open class HKSource: NSObject, @unchecked Sendable {
    // Sendable: a source has no value that changes.

    /// The name of the source.
    public let name: String
    /// The identifier of the source.
    public let bundleIdentifier: String

    init(name: String, bundleIdentifier: String) { (self.name, self.bundleIdentifier) = (name, bundleIdentifier) }

    /// Returns this app.
    open class func `default`() -> HKSource {
        let name = ProcessInfo.processInfo.processName
        return HKSource(name: name, bundleIdentifier: Bundle.main.bundleIdentifier ?? name)
    }

    /// Whether the other object is the same source.
    override open func isEqual(_ object: Any?) -> Bool {
        (object as? HKSource)?.bundleIdentifier == bundleIdentifier
    }
    /// A hash value of the identifier.
    override open var hash: Int { bundleIdentifier.hashValue }
}

/// A version of a source.
open class HKSourceRevision: NSObject, @unchecked Sendable {
    // Sendable: a version has no value that changes.

    /// The source.
    public let source: HKSource
    /// The version of the app.
    public let version: String?
    /// The name of the product.
    public let productType: String?
    /// The version of the system.
    public let operatingSystemVersion: OperatingSystemVersion

    /// Creates a version.
    public convenience init(source: HKSource, version: String?) {
        self.init(
            source: source, version: version, productType: nil,
            operatingSystemVersion: ProcessInfo.processInfo.operatingSystemVersion)
    }

    /// Creates a version.
    public init(
        source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion
    ) {
        (self.source, self.version, self.productType) = (source, version, productType)
        self.operatingSystemVersion = operatingSystemVersion
    }
}

/// A device that measures objects.
open class HKDevice: NSObject, @unchecked Sendable {
    // Sendable: a device has no value that changes.

    /// The name.
    public let name: String?
    /// The maker.
    public let manufacturer: String?
    /// The model.
    public let model: String?
    /// The version of the hardware.
    public let hardwareVersion: String?
    /// The version of the firmware.
    public let firmwareVersion: String?
    /// The version of the software.
    public let softwareVersion: String?
    /// The identifier on this machine.
    public let localIdentifier: String?
    /// The identifier of a medical device.
    public let udiDeviceIdentifier: String?

    /// Creates a device.
    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
        (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
        (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
        self.udiDeviceIdentifier = udiDeviceIdentifier
    }

    /// Returns this machine.
    open class func local() -> HKDevice {
        HKDevice(
            name: ProcessInfo.processInfo.hostName, manufacturer: nil, model: nil, hardwareVersion: nil,
            firmwareVersion: nil, softwareVersion: ProcessInfo.processInfo.operatingSystemVersionString,
            localIdentifier: nil, udiDeviceIdentifier: nil)
    }
}

/// An object that has been deleted.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    // Sendable: the values never change.

    /// The identifier of the object.
    public let uuid: UUID
    /// Further values: none.
    open var metadata: [String: Any]? { nil }

    init(uuid: UUID) { self.uuid = uuid }
}
