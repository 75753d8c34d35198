@_exported import FoundationGaps

/// The measurements of the system about the app. There are none: no subscriber is called.
public final class MXMetricManager: NSObject, Sendable {
    /// The measurements.
    public static let shared = MXMetricManager()
    /// The same as ``shared``, as older code names it.
    public class var sharedManager: MXMetricManager { shared }

    /// The measurements of the last days: none.
    public var pastPayloads: [MXMetricPayload] { [] }
    /// The reports of the last days: none.
    public var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }

    /// Has no effect: there are no measurements.
    public func add(_ subscriber: any MXMetricManagerSubscriber) {}
    /// Has no effect: there are no measurements.
    public func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}

/// Receives measurements and reports; there are none.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    /// Never called: there are no measurements.
    func didReceive(_ payloads: [MXMetricPayload])
    /// Never called: there are no reports.
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    /// Does nothing.
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    /// Does nothing.
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// The measurements of a day. There are none.
public final class MXMetricPayload: NSObject, Sendable {
    /// The version of the app.
    public var latestApplicationVersion: String { "" }
    /// Whether the app was updated on the day.
    public var includesMultipleApplicationVersions: Bool { false }
    /// The begin of the day.
    public var timeStampBegin: Date { .distantPast }
    /// The end of the day.
    public var timeStampEnd: Date { .distantPast }

    private override init() {}

    /// Returns an empty object.
    public func jsonRepresentation() -> Data { Data("{}".utf8) }
    /// Returns no values.
    public func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// The reports of a day: crashes and hangs. There are none.
public final class MXDiagnosticPayload: NSObject, Sendable {
    /// The begin of the day.
    public var timeStampBegin: Date { .distantPast }
    /// The end of the day.
    public var timeStampEnd: Date { .distantPast }
    /// The crashes: none.
    public var crashDiagnostics: [MXCrashDiagnostic]? { nil }
    /// The times in which the app did not answer: none.
    public var hangDiagnostics: [MXHangDiagnostic]? { nil }
    /// The times in which the app worked hard: none.
    public var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
    /// The times in which the app wrote much: none.
    public var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }

    private override init() {}

    /// Returns an empty object.
    public func jsonRepresentation() -> Data { Data("{}".utf8) }
    /// Returns no values.
    public func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// A report. There is none.
open class MXDiagnostic: NSObject {
    /// The version of the app.
    open var applicationVersion: String { "" }
    /// The machine and its system.
    open var metaData: MXMetaData { MXMetaData() }

    override init() {}

    /// Returns an empty object.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// A machine and its system.
open class MXMetaData: NSObject {
    /// The version of the system.
    open var osVersion: String { "" }
    /// The kind of machine.
    open var deviceType: String { "" }
    /// The number of the build of the app.
    open var applicationBuildVersion: String { "" }

    override init() {}
}

/// The functions that ran. There are none.
open class MXCallStackTree: NSObject {
    override init() {}

    /// Returns an empty object.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// A crash. There is none.
open class MXCrashDiagnostic: MXDiagnostic {
    /// The functions that ran.
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    /// Why the app was ended.
    open var terminationReason: String? { nil }
    /// The kind of exception.
    open var exceptionType: NSNumber? { nil }
    /// The code of the exception.
    open var exceptionCode: NSNumber? { nil }
    /// The signal.
    open var signal: NSNumber? { nil }
    /// Where in memory it happened.
    open var virtualMemoryRegionInfo: String? { nil }
}

/// A time in which the app did not answer. There is none.
open class MXHangDiagnostic: MXDiagnostic {
    /// The functions that ran.
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    /// The length of the time.
    open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// A time in which the app worked hard. There is none.
open class MXCPUExceptionDiagnostic: MXDiagnostic {
    /// The functions that ran.
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    /// The time of the processor.
    open var totalCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// A time in which the app wrote much. There is none.
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic {
    /// The functions that ran.
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    /// How much was written.
    open var totalWritesCaused: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}
