// The keys and values of what is known of sources of power.

/// The number of the source.
public let kIOPSPowerSourceIDKey = "Power Source ID"
/// Where the power comes from.
public let kIOPSPowerSourceStateKey = "Power Source State"
/// How full it is, in percent.
public let kIOPSCurrentCapacityKey = "Current Capacity"
/// The number for a full battery: 100.
public let kIOPSMaxCapacityKey = "Max Capacity"
/// How much a new battery holds, in milliampere hours.
public let kIOPSDesignCapacityKey = "DesignCapacity"
/// How much the full battery holds, in milliampere hours.
public let kIOPSNominalCapacityKey = "Nominal Capacity"
/// The minutes until it is empty; -1 if they are not known.
public let kIOPSTimeToEmptyKey = "Time to Empty"
/// The minutes until it is full; -1 if they are not known.
public let kIOPSTimeToFullChargeKey = "Time to Full Charge"
/// Whether it is being charged.
public let kIOPSIsChargingKey = "Is Charging"
/// Whether it is full.
public let kIOPSIsChargedKey = "Is Charged"
/// Whether it is almost full.
public let kIOPSIsFinishingChargeKey = "Is Finishing Charge"
/// Whether it is there.
public let kIOPSIsPresentKey = "Is Present"
/// The voltage, in millivolts.
public let kIOPSVoltageKey = "Voltage"
/// The current, in milliamperes; it is negative while the battery is used.
public let kIOPSCurrentKey = "Current"
/// The temperature, in degrees Celsius.
public let kIOPSTemperatureKey = "Temperature"
/// The name.
public let kIOPSNameKey = "Name"
/// The type, such as a battery in the machine.
public let kIOPSTypeKey = "Type"
/// How it is connected.
public let kIOPSTransportTypeKey = "Transport Type"
/// The serial number.
public let kIOPSHardwareSerialNumberKey = "Hardware Serial Number"
/// How good the battery is.
public let kIOPSBatteryHealthKey = "BatteryHealth"
/// The fault of the battery.
public let kIOPSBatteryHealthConditionKey = "BatteryHealthCondition"
/// How often the battery has been charged.
public let kIOPSCycleCountKey = "Cycle Count"
/// The watts of the power supply.
public let kIOPSPowerAdapterWattsKey = "Watts"
/// The number of the power supply.
public let kIOPSPowerAdapterIDKey = "AdapterID"
/// A battery in the machine.
public let kIOPSInternalBatteryType = "InternalBattery"
/// A battery beside the machine.
public let kIOPSUPSType = "UPS"
/// It is in the machine.
public let kIOPSInternalType = "Internal"
/// It is connected by USB.
public let kIOPSUSBTransportType = "USB"
/// It is connected by a serial line.
public let kIOPSSerialTransportType = "Serial"
/// The power comes from a wall socket.
public let kIOPSACPowerValue = "AC Power"
/// The power comes from the battery.
public let kIOPSBatteryPowerValue = "Battery Power"
/// There is no power.
public let kIOPSOffLineValue = "Off Line"
/// The battery is bad.
public let kIOPSPoorValue = "Poor"
/// The battery has aged.
public let kIOPSFairValue = "Fair"
/// The battery is good.
public let kIOPSGoodValue = "Good"
/// The name of a change of the source.
public let kIOPSNotifyPowerSource = "com.apple.system.powersources.source"
/// The name of any change.
public let kIOPSNotifyAnyPowerSource = "com.apple.system.powersources"
/// The name of a change of the remaining time.
public let kIOPSNotifyTimeRemaining = "com.apple.system.powersources.timeremaining"
/// The name of an almost empty battery.
public let kIOPSNotifyLowBattery = "com.apple.system.powersources.lowbattery"
/// The power comes from a wall socket.
public let kIOPMACPowerKey = "AC Power"
/// The power comes from the battery.
public let kIOPMBatteryPowerKey = "Battery Power"
/// The power comes from a battery beside the machine.
public let kIOPMUPSPowerKey = "UPS Power"
