import CursesUISupport
import FoundationGaps

/// The state of the sources of power at a moment.
package final class PowerSnapshot: NSObject {
    /// A description of each battery.
    let sources: CFArray
    /// Where the power comes from.
    let provider: String

    package init(_ supplies: [PowerSupply]) {
        let batteries = supplies.filter(\.isBattery)
        sources = NSArray(array: batteries.enumerated().map { NSDictionary(dictionary: $1.description(index: $0)) })
        let used = batteries.first(where: \.isUsed)
        provider =
            if supplies.contains(where: \.isSocket) { kIOPMACPowerKey } else if let used {
                used.isUPS ? kIOPMUPSPowerKey : kIOPMBatteryPowerKey
            } else { kIOPMACPowerKey }
    }
}

/// Reads the state of the sources of power.
public func IOPSCopyPowerSourcesInfo() -> Unmanaged<CFTypeRef>! {
    Unmanaged.passRetained(PowerSnapshot(PowerSupply.all()))
}

/// Returns the batteries of a state; an empty list for a machine without a battery.
public func IOPSCopyPowerSourcesList(_ blob: CFTypeRef?) -> Unmanaged<CFArray>! {
    (blob as? PowerSnapshot).map { Unmanaged.passRetained($0.sources) }
}

/// Returns what is known of a battery, which lives as long as its list.
public func IOPSGetPowerSourceDescription(_ blob: CFTypeRef?, _ ps: CFTypeRef?) -> Unmanaged<CFDictionary>! {
    (ps as? NSDictionary).map { Unmanaged.passUnretained($0) }
}

/// Returns where the power comes from: ``kIOPMACPowerKey``, ``kIOPMBatteryPowerKey`` or ``kIOPMUPSPowerKey``.
///
/// - Parameter snapshot: a state; `nil` for the one of the moment.
public func IOPSGetProvidingPowerSourceType(_ snapshot: CFTypeRef?) -> Unmanaged<CFString>! {
    let state = snapshot as? PowerSnapshot ?? PowerSnapshot(PowerSupply.all())
    // Code takes the text with and without releasing it, so each of the three texts lives for ever.
    let text = providers.withLock { providers in
        if let text = providers[state.provider] { return text }
        let text = ProviderText(state.provider)
        providers[state.provider] = text
        return text
    }
    return Unmanaged.passRetained(text.text)
}

// `@unchecked Sendable`: an `NSString` that is made from a text never changes.
private final class ProviderText: @unchecked Sendable {
    let text: NSString

    init(_ text: String) {
        self.text = text as NSString
    }
}

private let providers = Locked<[String: ProviderText]>([:])

/// The remaining time is not known.
public let kIOPSTimeRemainingUnknown: CFTimeInterval = -1
/// The power does not come from a battery.
public let kIOPSTimeRemainingUnlimited: CFTimeInterval = -2

/// Returns the seconds until the battery is empty, ``kIOPSTimeRemainingUnknown`` or ``kIOPSTimeRemainingUnlimited``.
public func IOPSGetTimeRemainingEstimate() -> CFTimeInterval {
    let supplies = PowerSupply.all()
    let used = supplies.filter { $0.isBattery && $0.isUsed }
    guard !used.isEmpty, !supplies.contains(where: \.isSocket) else { return kIOPSTimeRemainingUnlimited }
    let minutes = used.map(\.minutesToEmpty)
    return minutes.contains(-1) ? kIOPSTimeRemainingUnknown : CFTimeInterval(minutes.reduce(0, +) * 60)
}

/// How empty the battery is.
public enum IOPSLowBatteryWarningLevel: Int32, Sendable {
    /// It is not almost empty, or not being used.
    case warningNone = 1
    /// It is almost empty.
    case warningEarly = 2
    /// It has a few minutes.
    case warningFinal = 3
}

/// Returns how empty the battery is: almost empty with a fifth, and for a few minutes with a twentieth.
public func IOPSGetBatteryWarningLevel() -> IOPSLowBatteryWarningLevel {
    let supplies = PowerSupply.all()
    guard !supplies.contains(where: \.isSocket) else { return .warningNone }
    let levels = supplies.filter { $0.isBattery && $0.isUsed }.compactMap(\.level)
    guard let level = levels.max() else { return .warningNone }
    return level > 20 ? .warningNone : level > 5 ? .warningEarly : .warningFinal
}

/// Returns `nil`: nothing is known of power supplies.
public func IOPSCopyExternalPowerAdapterDetails() -> Unmanaged<CFDictionary>! { nil }
