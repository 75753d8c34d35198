import CoreBluetoothCompat
import Testing

@Suite("Bluetooth")
struct BluetoothTests {
    /// Receives the state of a manager, on a queue of its own.
    private final class Delegate: NSObject, CBCentralManagerDelegate, CBPeripheralManagerDelegate, @unchecked Sendable {
        // Sendable: the values are constant.
        static let key = DispatchSpecificKey<Bool>()
        let report: @Sendable (CBManagerState, Bool) -> Void

        init(report: @escaping @Sendable (CBManagerState, Bool) -> Void) { self.report = report }

        func centralManagerDidUpdateState(_ central: CBCentralManager) {
            report(central.state, DispatchQueue.getSpecific(key: Self.key) == true)
        }
        func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
            report(peripheral.state, DispatchQueue.getSpecific(key: Self.key) == true)
        }
        func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {
            report(peripheral.state, (error as? CBError)?.code == .operationNotSupported)
        }
    }

    @Test("The delegate is told on its queue that Bluetooth is not supported")
    func state() async {
        let queue = DispatchQueue(label: "Bluetooth")
        queue.setSpecific(key: Delegate.key, value: true)
        let (states, report) = AsyncStream.makeStream(of: (CBManagerState, Bool).self)
        let delegate = Delegate { report.yield(($0, $1)) }
        let central = CBCentralManager(delegate: delegate, queue: queue)
        var iterator = states.makeAsyncIterator()
        var state = await iterator.next()
        #expect(state?.0 == .unsupported && state?.1 == true)
        let manager = CBPeripheralManager(delegate: delegate, queue: queue, options: nil)
        state = await iterator.next()
        #expect(state?.0 == .unsupported && state?.1 == true)
        manager.add(CBMutableService(type: CBUUID(string: "180D"), primary: true))
        #expect(await iterator.next()?.1 == true)
        central.scanForPeripherals(withServices: nil)
        #expect(!central.isScanning && central.retrievePeripherals(withIdentifiers: [UUID()]).isEmpty)
    }

    @Test("A short identifier equals the long one")
    func identifiers() {
        let short = CBUUID(string: "180d")
        #expect(short.uuidString == "180D" && short.data == Data([0x18, 0x0D]))
        let long = CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB")
        #expect(long.uuidString == "0000180D-0000-1000-8000-00805F9B34FB" && long == short && long.hash == short.hash)
        let uuid = UUID()
        #expect(CBUUID(nsuuid: uuid).uuidString == uuid.uuidString && CBUUID(data: Data([0x18, 0x0D])) == short)
        #expect(CBUUID(string: "180F") != short)
    }

    @Test("Services of this machine are values")
    func services() {
        let value = CBMutableCharacteristic(
            type: CBUUID(string: "2A37"), properties: [.read, .notify], value: nil, permissions: .readable)
        value.value = Data([1])
        let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
        service.characteristics = [value]
        #expect((service as CBService).characteristics?.first?.value == Data([1]) && service.isPrimary)
        #expect(!CBPeripheralManager().updateValue(Data(), for: value, onSubscribedCentrals: nil))
    }
}
