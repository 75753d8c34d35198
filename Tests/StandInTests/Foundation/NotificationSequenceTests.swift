import FoundationGaps
import Testing

@Suite("The notifications of a name as a sequence")
struct NotificationSequenceTests {
    private static let name = Notification.Name("NotificationSequenceTests")

    @Test("has each notification of the name and the sender, in order, and ends with its task")
    func sequence() async {
        let center = NotificationCenter()
        let sender = NSObject()
        var iterator = center.notifications(named: Self.name, object: sender).makeAsyncIterator()
        center.post(name: Self.name, object: NSObject(), userInfo: ["number": 0])
        for number in 1...3 { center.post(name: Self.name, object: sender, userInfo: ["number": number]) }
        for number in 1...3 {
            let next = await iterator.next()
            #expect(next?.userInfo?["number"] as? Int == number)
        }
        let task = Task {
            for await _ in center.notifications(named: Self.name) {}
            return true
        }
        task.cancel()
        #expect(await task.value)
    }

    @Test("a pool of objects runs its closure")
    func pool() throws {
        #expect(autoreleasepool { 3 } == 3)
    }
}
