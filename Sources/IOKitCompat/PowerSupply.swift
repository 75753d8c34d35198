import Foundation

/// A battery or a connection to a wall socket, from the folder that the kernel has for it in `/sys/class/power_supply`.
package struct PowerSupply: Equatable {
    private let name: String
    private let facts: [String: String]

    private func text(_ fact: String) -> String? { facts[fact] }
    private func number(_ fact: String) -> Double? { facts[fact].flatMap { Double($0) } }

    /// Whether it is a battery of the machine, and not one of a mouse or a keyboard.
    package var isBattery: Bool { (text("type") == "Battery" || isUPS) && text("scope") != "Device" }
    /// Whether it is a battery beside the machine.
    package var isUPS: Bool { text("type") == "UPS" }
    /// Whether it is a connection to a wall socket that gives power.
    package var isSocket: Bool { !isBattery && text("scope") != "Device" && number("online") == 1 }
    /// Whether the battery is being used.
    package var isUsed: Bool { text("status") == "Discharging" }
    /// How full the battery is, in percent.
    package var level: Int? {
        if let capacity = number("capacity") { return Int(capacity) }
        guard let now = energy("now"), let full = energy("full"), full > 0 else { return nil }
        return Int((now / full * 100).rounded())
    }

    /// The energy, in millionths of a watt hour or of an ampere hour.
    private func energy(_ part: String) -> Double? { number("energy_\(part)") ?? number("charge_\(part)") }

    /// The hours for some energy at the rate of the moment.
    private func minutes(for amount: Double?) -> Int {
        let rate = facts["energy_now"] == nil ? number("current_now") : number("power_now")
        guard let amount, amount >= 0, let rate, abs(rate) > 0 else { return -1 }
        return Int((amount / abs(rate) * 60).rounded())
    }

    /// The minutes until the battery is empty; -1 if they are not known.
    package var minutesToEmpty: Int { isUsed ? minutes(for: energy("now")) : -1 }

    /// The minutes until the battery is full; -1 if they are not known.
    private var minutesToFull: Int {
        guard text("status") == "Charging", let full = energy("full"), let now = energy("now") else { return -1 }
        return minutes(for: full - now)
    }

    /// Returns the description of the battery, by the keys of IOKit.
    ///
    /// - Parameter index: the number of the battery.
    package func description(index: Int) -> [String: Any] {
        var result: [String: Any] = [
            kIOPSPowerSourceIDKey: index, kIOPSNameKey: text("model_name") ?? name,
            kIOPSTypeKey: isUPS ? kIOPSUPSType : kIOPSInternalBatteryType,
            kIOPSTransportTypeKey: isUPS ? kIOPSUSBTransportType : kIOPSInternalType,
            kIOPSIsPresentKey: number("present") != 0, kIOPSMaxCapacityKey: 100,
            kIOPSPowerSourceStateKey: isUsed ? kIOPSBatteryPowerValue : kIOPSACPowerValue,
            kIOPSIsChargingKey: text("status") == "Charging", kIOPSTimeToEmptyKey: minutesToEmpty,
            kIOPSTimeToFullChargeKey: minutesToFull,
        ]
        if let level { result[kIOPSCurrentCapacityKey] = level }
        if text("status") == "Full" { result[kIOPSIsChargedKey] = true }
        if let voltage = number("voltage_now") { result[kIOPSVoltageKey] = Int(voltage / 1000) }
        if let current = number("current_now") {
            result[kIOPSCurrentKey] = Int(abs(current) / 1000) * (isUsed ? -1 : 1)
        }
        if let tenths = number("temp") { result[kIOPSTemperatureKey] = Int(tenths / 10) }
        if let design = number("charge_full_design") { result[kIOPSDesignCapacityKey] = Int(design / 1000) }
        if let full = number("charge_full") { result[kIOPSNominalCapacityKey] = Int(full / 1000) }
        if let count = number("cycle_count"), count > 0 { result[kIOPSCycleCountKey] = Int(count) }
        if let serial = text("serial_number") { result[kIOPSHardwareSerialNumberKey] = serial }
        return result
    }

    private static let names = [
        "type", "scope", "status", "online", "present", "capacity", "energy_now", "energy_full", "charge_now",
        "charge_full", "charge_full_design", "power_now", "current_now", "voltage_now", "temp", "cycle_count",
        "model_name", "serial_number",
    ]

    /// The folder of the kernel.
    package static let folder = "/sys/class/power_supply"

    /// Reads all batteries and connections.
    package static func all(in folder: String = folder) -> [PowerSupply] {
        let supplies = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return supplies.sorted().map { name in
            var facts: [String: String] = [:]
            for fact in names {
                let data = FileManager.default.contents(atPath: "\(folder)/\(name)/\(fact)")
                let text = data.map { String(decoding: $0, as: UTF8.self) }?.trimmingCharacters(
                    in: .whitespacesAndNewlines)
                if let text, !text.isEmpty { facts[fact] = text }
            }
            return PowerSupply(name: name, facts: facts)
        }
    }
}
