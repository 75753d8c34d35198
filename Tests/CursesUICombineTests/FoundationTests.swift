import CursesUISupport
import Foundation
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

    @Test("User defaults publish a value at first, and when it has changed")
    func defaults() throws {
        let store = try #require(UserDefaults(suiteName: "FoundationTests.defaults"))
        defer { store.removePersistentDomain(forName: "FoundationTests.defaults") }
        store.removeObject(forKey: "volume")
        let recorder = store.publisher(for: \.volume).record()
        let later = store.publisher(for: \.volume, options: .new).record()
        #expect(recorder.values == [nil] && later.values.isEmpty)
        store.set(3, forKey: "volume")
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
        #expect(recorder.values == [nil, 3] && later.values == [3])
        store.set(4, forKey: "volume")
        ChangeWatch.check()
        #expect(recorder.values == [nil, 3, 4])
        recorder.cancel()
        store.removeObject(forKey: "volume")
        ChangeWatch.check()
        #expect(recorder.values == [nil, 3, 4] && later.values == [3, 4, nil])
    }
}

extension UserDefaults {
    fileprivate var volume: Int? { object(forKey: "volume") as? Int }
}
