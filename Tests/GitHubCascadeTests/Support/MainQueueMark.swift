import Dispatch

/// Determines whether code runs on the main queue. In a test, any thread may serve the main queue.
struct MainQueueMark {
    private let key = DispatchSpecificKey<Bool>()

    init() {
        DispatchQueue.main.setSpecific(key: key, value: true)
    }

    var isHere: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
