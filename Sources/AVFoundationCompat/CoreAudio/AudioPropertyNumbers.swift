import FoundationGaps

// The numbers of Core Audio's objects and of their properties.

/// The devices.
public let kAudioHardwarePropertyDevices: AudioObjectPropertySelector = 0x6465_7623
/// The device that records.
public let kAudioHardwarePropertyDefaultInputDevice: AudioObjectPropertySelector = 0x6449_6E20
/// The device that plays.
public let kAudioHardwarePropertyDefaultOutputDevice: AudioObjectPropertySelector = 0x644F_7574
/// The device that plays the sounds of the system.
public let kAudioHardwarePropertyDefaultSystemOutputDevice: AudioObjectPropertySelector = 0x734F_7574
/// The device with an identifier.
public let kAudioHardwarePropertyTranslateUIDToDevice: AudioObjectPropertySelector = 0x7569_6464
/// The programs.
public let kAudioHardwarePropertyProcessObjectList: AudioObjectPropertySelector = 0x7072_7323
/// The object of a program.
public let kAudioHardwarePropertyTranslatePIDToProcessObject: AudioObjectPropertySelector = 0x6964_3270
/// The name.
public let kAudioObjectPropertyName: AudioObjectPropertySelector = 0x6C6E_616D
/// The maker.
public let kAudioObjectPropertyManufacturer: AudioObjectPropertySelector = 0x6C6D_616B
/// The name of a channel.
public let kAudioObjectPropertyElementName: AudioObjectPropertySelector = 0x6C63_686E
/// The objects that belong to it.
public let kAudioObjectPropertyOwnedObjects: AudioObjectPropertySelector = 0x6F77_6E64
/// The class.
public let kAudioObjectPropertyClass: AudioObjectPropertySelector = 0x636C_6173
/// The identifier.
public let kAudioDevicePropertyDeviceUID: AudioObjectPropertySelector = 0x7569_6420
/// The name.
public let kAudioDevicePropertyDeviceName: AudioObjectPropertySelector = 0x6E61_6D65
/// The name.
public let kAudioDevicePropertyDeviceNameCFString: AudioObjectPropertySelector = 0x6C6E_616D
/// The model.
public let kAudioDevicePropertyModelUID: AudioObjectPropertySelector = 0x6D75_6964
/// How the device is connected.
public let kAudioDevicePropertyTransportType: AudioObjectPropertySelector = 0x7472_616E
/// Whether the device is there.
public let kAudioDevicePropertyDeviceIsAlive: AudioObjectPropertySelector = 0x6C69_766E
/// Whether this program uses the device.
public let kAudioDevicePropertyDeviceIsRunning: AudioObjectPropertySelector = 0x676F_696E
/// Whether any program uses the device.
public let kAudioDevicePropertyDeviceIsRunningSomewhere: AudioObjectPropertySelector = 0x676F_6E65
/// The streams.
public let kAudioDevicePropertyStreams: AudioObjectPropertySelector = 0x7374_6D23
/// The channels of the streams.
public let kAudioDevicePropertyStreamConfiguration: AudioObjectPropertySelector = 0x736C_6179
/// The samples in a second.
public let kAudioDevicePropertyNominalSampleRate: AudioObjectPropertySelector = 0x6E73_7274
/// The possible numbers of samples.
public let kAudioDevicePropertyAvailableNominalSampleRates: AudioObjectPropertySelector = 0x6E73_7223
/// The frames of a buffer.
public let kAudioDevicePropertyBufferFrameSize: AudioObjectPropertySelector = 0x6673_697A
/// The volume, from 0 to 1.
public let kAudioDevicePropertyVolumeScalar: AudioObjectPropertySelector = 0x766F_6C6D
/// The volume, in decibels.
public let kAudioDevicePropertyVolumeDecibels: AudioObjectPropertySelector = 0x766F_6C64
/// Whether the device is mute.
public let kAudioDevicePropertyMute: AudioObjectPropertySelector = 0x6D75_7465
/// The channels of the left and the right.
public let kAudioDevicePropertyPreferredChannelsForStereo: AudioObjectPropertySelector = 0x6463_6832
/// The jack.
public let kAudioDevicePropertyDataSource: AudioObjectPropertySelector = 0x7373_7263
/// Whether the device is hidden.
public let kAudioDevicePropertyIsHidden: AudioObjectPropertySelector = 0x6869_646E
/// The volume of all channels.
public let kAudioHardwareServiceDeviceProperty_VirtualMainVolume: AudioObjectPropertySelector = 0x766D_7663
/// The volume of all channels, by its former name.
public let kAudioHardwareServiceDeviceProperty_VirtualMasterVolume: AudioObjectPropertySelector = 0x766D_7663
/// The number of a program.
public let kAudioProcessPropertyPID: AudioObjectPropertySelector = 0x7070_6964
/// The identifier of a program.
public let kAudioProcessPropertyBundleID: AudioObjectPropertySelector = 0x7062_6964
/// Whether a program records.
public let kAudioProcessPropertyIsRunningInput: AudioObjectPropertySelector = 0x7069_7269
/// Whether a program plays.
public let kAudioProcessPropertyIsRunningOutput: AudioObjectPropertySelector = 0x7069_726F
/// The format of a tap.
public let kAudioTapPropertyFormat: AudioObjectPropertySelector = 0x7466_6D74

/// The whole object.
public let kAudioObjectPropertyScopeGlobal: AudioObjectPropertyScope = 0x676C_6F62
/// The part that records.
public let kAudioObjectPropertyScopeInput: AudioObjectPropertyScope = 0x696E_7074
/// The part that plays.
public let kAudioObjectPropertyScopeOutput: AudioObjectPropertyScope = 0x6F75_7470
/// The part of a device that records.
public let kAudioDevicePropertyScopeInput: AudioObjectPropertyScope = 0x696E_7074
/// The part of a device that plays.
public let kAudioDevicePropertyScopeOutput: AudioObjectPropertyScope = 0x6F75_7470
/// Any part.
public let kAudioObjectPropertyScopeWildcard: AudioObjectPropertyScope = 0x2A2A_2A2A
/// The whole object, and not a channel.
public let kAudioObjectPropertyElementMain: AudioObjectPropertyElement = 0
/// The whole object, by its former name.
public let kAudioObjectPropertyElementMaster: AudioObjectPropertyElement = 0

/// In the machine.
public let kAudioDeviceTransportTypeBuiltIn: UInt32 = 0x626C_746E
/// By USB.
public let kAudioDeviceTransportTypeUSB: UInt32 = 0x7573_6220
/// By Bluetooth.
public let kAudioDeviceTransportTypeBluetooth: UInt32 = 0x626C_7565
/// By Bluetooth Low Energy.
public let kAudioDeviceTransportTypeBluetoothLE: UInt32 = 0x626C_6561
/// By HDMI.
public let kAudioDeviceTransportTypeHDMI: UInt32 = 0x6864_6D69
/// By DisplayPort.
public let kAudioDeviceTransportTypeDisplayPort: UInt32 = 0x6470_7274
/// By AirPlay.
public let kAudioDeviceTransportTypeAirPlay: UInt32 = 0x6169_7270
/// Not at all: the device is a program.
public let kAudioDeviceTransportTypeVirtual: UInt32 = 0x7669_7274
/// Several devices.
public let kAudioDeviceTransportTypeAggregate: UInt32 = 0x6772_7570
/// By Thunderbolt.
public let kAudioDeviceTransportTypeThunderbolt: UInt32 = 0x7468_756E
/// In a slot.
public let kAudioDeviceTransportTypePCI: UInt32 = 0x7063_6920
/// A phone with a cable.
public let kAudioDeviceTransportTypeContinuityCaptureWired: UInt32 = 0x6363_7764
/// A phone without a cable.
public let kAudioDeviceTransportTypeContinuityCaptureWireless: UInt32 = 0x6363_776C
/// The way is not known.
public let kAudioDeviceTransportTypeUnknown: UInt32 = 0

/// Something has failed.
public let kAudioHardwareUnspecifiedError: OSStatus = 0x7768_6174
/// The device does not run.
public let kAudioHardwareNotRunningError: OSStatus = 0x7374_6F70
/// There is no such property.
public let kAudioHardwareUnknownPropertyError: OSStatus = 0x7768_6F3F
/// The room has the wrong size.
public let kAudioHardwareBadPropertySizeError: OSStatus = 0x2173_697A
/// This is not possible.
public let kAudioHardwareIllegalOperationError: OSStatus = 0x6E6F_7065
/// There is no such object.
public let kAudioHardwareBadObjectError: OSStatus = 0x216F_626A
/// There is no such device.
public let kAudioHardwareBadDeviceError: OSStatus = 0x2164_6576
/// The operation is not supported.
public let kAudioHardwareUnsupportedOperationError: OSStatus = 0x756E_6F70
/// The function has succeeded.
public let kAudioHardwareNoError: OSStatus = 0
