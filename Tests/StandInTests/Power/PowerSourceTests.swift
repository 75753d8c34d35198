import FoundationGaps
import IOKitCompat
import Testing

@Suite("Sources of power")
struct PowerSourceTests {
    /// A folder like `/sys/class/power_supply`, with a battery, a wall socket and the battery of a mouse.
    private final class Supplies {
        let folder = FileManager.default.temporaryDirectory.appending(path: "power-\(UUID().uuidString)")

        init(_ battery: [String: String], isPlugged: Bool) throws {
            try write(["type": "Battery"].merging(battery) { $1 }, to: "BAT0")
            try write(["type": "Mains", "online": isPlugged ? "1" : "0"], to: "AC")
            try write(["type": "Battery", "scope": "Device", "status": "Discharging", "capacity": "3"], to: "mouse")
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func write(_ facts: [String: String], to name: String) throws {
            let place = folder.appending(path: name)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for (fact, value) in facts {
                try (value + "\n").write(to: place.appending(path: fact), atomically: true, encoding: .utf8)
            }
        }

        func read() -> [PowerSupply] { PowerSupply.all(in: folder.path) }
    }

    /// Returns the description of the first battery, as an app reads it.
    private func description(_ snapshot: CFTypeRef) -> [String: Any]? {
        guard let sources = IOPSCopyPowerSourcesList(snapshot)?.takeRetainedValue() as? [CFTypeRef] else { return nil }
        return sources.first.flatMap {
            IOPSGetPowerSourceDescription(snapshot, $0)?.takeUnretainedValue() as? [String: Any]
        }
    }

    @Test("A battery that is used tells its level, its time and its type")
    func used() throws {
        let supplies = try Supplies(
            [
                "status": "Discharging", "energy_now": "30000000", "energy_full": "60000000",
                "power_now": "15000000", "voltage_now": "12100000", "present": "1", "cycle_count": "7",
                "model_name": "Cell",
            ], isPlugged: false)
        let snapshot = PowerSnapshot(supplies.read())
        let battery = try #require(description(snapshot))
        #expect(battery[kIOPSCurrentCapacityKey] as? Int == 50 && battery[kIOPSMaxCapacityKey] as? Int == 100)
        #expect(battery[kIOPSTimeToEmptyKey] as? Int == 120 && battery[kIOPSTimeToFullChargeKey] as? Int == -1)
        #expect(battery[kIOPSIsChargingKey] as? Bool == false && battery[kIOPSIsPresentKey] as? Bool == true)
        #expect(battery[kIOPSTypeKey] as? String == kIOPSInternalBatteryType)
        #expect(battery[kIOPSPowerSourceStateKey] as? String == kIOPSBatteryPowerValue)
        #expect(battery[kIOPSVoltageKey] as? Int == 12100 && battery[kIOPSNameKey] as? String == "Cell")
        for _ in 0..<5 {
            let type = try #require(IOPSGetProvidingPowerSourceType(snapshot))
            #expect(type.takeRetainedValue() as String == kIOPMBatteryPowerKey)
        }
        let list = try #require(IOPSCopyPowerSourcesList(snapshot)?.takeRetainedValue())
        #expect(list.count == 1)
    }

    @Test("A battery that is charged tells the time until it is full")
    func charged() throws {
        let supplies = try Supplies(
            [
                "status": "Charging", "capacity": "80", "charge_now": "4000000", "charge_full": "5000000",
                "current_now": "2000000",
            ], isPlugged: true)
        let snapshot = PowerSnapshot(supplies.read())
        let battery = try #require(description(snapshot))
        #expect(battery[kIOPSCurrentCapacityKey] as? Int == 80 && battery[kIOPSIsChargingKey] as? Bool == true)
        #expect(battery[kIOPSTimeToFullChargeKey] as? Int == 30 && battery[kIOPSCurrentKey] as? Int == 2000)
        let type = IOPSGetProvidingPowerSourceType(snapshot)?.takeUnretainedValue() as String?
        #expect(type == kIOPSACPowerValue)
    }

    @Test("A change is noticed once")
    func change() throws {
        let supplies = try Supplies(["status": "Charging", "capacity": "80"], isPlugged: true)
        let state = PowerState { supplies.read() }
        #expect(!state.hasChanged())
        try supplies.write(["status": "Discharging"], to: "BAT0")
        #expect(state.hasChanged() && !state.hasChanged())
    }

    @Test("A source of a loop calls the function after a signal")
    func notification() throws {
        nonisolated(unsafe) var calls = 0
        withUnsafeMutablePointer(to: &calls) { pointer in
            nonisolated(unsafe) let pointer = pointer
            // Unsafe: only the loop of this thread writes, and this thread runs it.
            let source = RunLoopSource.make { pointer.pointee += 1 }
            CFRunLoopAddSource(CFRunLoopGetCurrent(), source, .defaultMode)
            RunLoopSource.signal(source)
            CFRunLoopRunInMode(.defaultMode, 0, true)
            CFRunLoopSourceInvalidate(source)
        }
        #expect(calls == 1)
        let made = IOPSNotificationCreateRunLoopSource({ _ in }, nil)?.takeRetainedValue()
        #expect(made != nil)
        CFRunLoopAddSource(CFRunLoopGetMain(), made, .defaultMode)
        CFRunLoopRemoveSource(CFRunLoopGetMain(), made, .defaultMode)
    }

    @Test("The state of this machine can be read")
    func machine() throws {
        let snapshot = try #require(IOPSCopyPowerSourcesInfo()?.takeRetainedValue())
        let sources = try #require(IOPSCopyPowerSourcesList(snapshot)?.takeRetainedValue() as? [CFTypeRef])
        #expect(sources.count == PowerSupply.all().count(where: \.isBattery))
        if sources.isEmpty { #expect(IOPSGetTimeRemainingEstimate() == kIOPSTimeRemainingUnlimited) }
    }
}
