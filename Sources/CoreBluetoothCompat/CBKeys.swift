/// The option that tells the user that Bluetooth is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The option that names the state that is kept.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The option that reports a device several times.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The option that finds devices that look for services.
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
/// The option that tells the user of a connection.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// The option that tells the user of the end of a connection.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
/// The option that tells the user of a change.
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
/// The devices of a state that was kept.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The services of a state that was kept.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
/// The options of a state that was kept.
public let CBCentralManagerRestoredStateScanOptionsKey = "kCBRestoredScanOptions"
/// The option that tells the user that Bluetooth is off.
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The option that names the state that is kept.
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The name in the data of a device.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The data of the manufacturer in the data of a device.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The data of services in the data of a device.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The services in the data of a device.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// Further services in the data of a device.
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataHashedServiceUUIDs"
/// The power in the data of a device.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// Whether there can be a connection, in the data of a device.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The services that a device looks for.
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"
