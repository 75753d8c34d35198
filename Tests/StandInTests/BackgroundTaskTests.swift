import BackgroundTasksCompat
import Testing

@Suite("Tasks in the background")
struct BackgroundTaskTests {
    @Test("A task can be registered, and a request fails")
    func requests() async {
        let scheduler = BGTaskScheduler.shared
        let isRegistered = scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { task in
            (task as? BGAppRefreshTask)?.setTaskCompleted(success: true)
        }
        let request = BGProcessingTaskRequest(identifier: "clean")
        request.requiresExternalPower = true
        request.earliestBeginDate = Date(timeIntervalSinceNow: 60)
        #expect(throws: BGTaskScheduler.Error(.unavailable)) { try scheduler.submit(request) }
        do {
            try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
            Issue.record("The request was accepted")
        } catch BGTaskScheduler.Error.unavailable {} catch { Issue.record(error) }
        #expect(isRegistered)
        #expect(await scheduler.pendingTaskRequests().isEmpty)
    }
}
