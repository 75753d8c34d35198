import FoundationGaps
import Testing

@Suite("Access to files and activities")
struct FileCoordinatorTests {
    @Test("Access to files is given at once")
    func coordination() async {
        let url = URL(fileURLWithPath: "/tmp/a")
        let coordinator = NSFileCoordinator(filePresenter: nil)
        var error: NSError?
        var seen: [String] = []
        coordinator.coordinate(readingItemAt: url, options: .withoutChanges, error: &error) {
            seen.append("r\($0.path)")
        }
        coordinator.coordinate(writingItemAt: url, options: [], error: &error) { seen.append("w\($0.path)") }
        #expect(seen == ["r/tmp/a", "w/tmp/a"] && error == nil)
        let intents = [NSFileAccessIntent.readingIntent(with: url)]
        let failure = await withCheckedContinuation { continuation in
            coordinator.coordinate(with: intents, queue: OperationQueue()) { continuation.resume(returning: $0) }
        }
        #expect(failure == nil && intents[0].url == url)
    }

    @Test("Activities have no effect")
    func activities() async {
        let activity = ProcessInfo.processInfo.beginActivity(
            options: [.userInitiated, .idleSystemSleepDisabled], reason: "x")
        ProcessInfo.processInfo.endActivity(activity)
        let expired = await withCheckedContinuation { continuation in
            ProcessInfo.processInfo.performExpiringActivity(withReason: "x") { continuation.resume(returning: $0) }
        }
        #expect(!expired)
    }

    @Test("Work from time to time is done after its interval")
    func schedule() async {
        let work = NSBackgroundActivityScheduler(identifier: "x")
        work.interval = 0.01
        work.repeats = true
        let (times, continuation) = AsyncStream<Void>.makeStream()
        work.schedule { completion in
            continuation.yield()
            completion(.finished)
        }
        var count = 0
        for await _ in times {
            count += 1
            if count == 2 { break }
        }
        work.invalidate()
        #expect(count == 2)
    }

    @Test("Notifications between programs reach this one")
    func notifications() {
        let center = DistributedNotificationCenter.default()
        let name = Notification.Name("FileCoordinatorTests.distributed")
        nonisolated(unsafe) var found: [String] = []
        let observer = center.addObserver(forName: name, object: nil, queue: nil) {
            found.append("\($0.object ?? "-")")
        }
        center.postNotificationName(name, object: "me", userInfo: nil, deliverImmediately: true)
        center.removeObserver(observer)
        #expect(found == ["me"])
    }
}
