import Testing
@testable import LinuxCombine

struct FoundationTests {
    @Test("A notification center publishes the notifications with a name until cancelled")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let recorder = center.publisher(for: name).record()
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: Notification.Name("other"), object: nil)
        #expect(recorder.values.map { $0.userInfo?["n"] as? Int } == [1])
        recorder.cancel()
        center.post(name: name, object: nil)
        #expect(recorder.values.count == 1)
    }
}
