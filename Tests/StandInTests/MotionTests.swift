import CoreMotionCompat
import Testing

@Suite("Sensors of motion")
struct MotionTests {
    @Test("No sensor is available, and updates do not begin")
    func sensors() {
        let manager = CMMotionManager()
        #expect(!manager.isAccelerometerAvailable && !manager.isDeviceMotionAvailable && manager.deviceMotion == nil)
        manager.deviceMotionUpdateInterval = 1 / 60
        manager.startDeviceMotionUpdates(using: .xArbitraryZVertical, to: .main) { motion, _ in
            Issue.record("The device moves: \(motion?.attitude.roll ?? 0)")
        }
        manager.stopDeviceMotionUpdates()
        #expect(!manager.isDeviceMotionActive && CMMotionManager.availableAttitudeReferenceFrames().isEmpty)
        #expect(!CMHeadphoneMotionManager().isDeviceMotionAvailable)
    }

    @Test("Requests for steps, altitudes and activities fail")
    func requests() async {
        #expect(!CMPedometer.isStepCountingAvailable() && CMPedometer.authorizationStatus() == .denied)
        let pedometer = CMPedometer()
        let code = await withCheckedContinuation { continuation in
            pedometer.queryPedometerData(from: .distantPast, to: Date()) { data, error in
                continuation.resume(returning: data == nil ? (error as NSError?)?.code : nil)
            }
        }
        #expect(code == Int(CMErrorNotAvailable.rawValue))
        let (altimeter, queue) = (CMAltimeter(), OperationQueue())
        let hasAltitude = await withCheckedContinuation { continuation in
            altimeter.startRelativeAltitudeUpdates(to: queue) { data, _ in
                continuation.resume(returning: data != nil)
            }
        }
        let manager = CMMotionActivityManager()
        let activities = await withCheckedContinuation { continuation in
            manager.queryActivityStarting(from: .distantPast, to: Date(), to: queue) { activities, error in
                continuation.resume(returning: (activities?.count, (error as NSError?)?.domain))
            }
        }
        #expect(!hasAltitude && activities.0 == nil && activities.1 == CMErrorDomain)
    }
}
