import Dispatch

/// Tells whether code runs on the main queue, which, in a test, may be served by any thread.
struct MainQueueMark {
    private let key = DispatchSpecificKey<Bool>()

    init() {
        DispatchQueue.main.setSpecific(key: key, value: true)
    }

    var isHere: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
