import FoundationGaps
import Testing

@Suite("Timers and notifications that call methods")
@MainActor
struct SelectorTests {
    @MainActor
    private final class Listener: NSObject {
        var calls: [String] = []

        func tick() { calls.append("tick") }
        func fire(_ timer: Timer) { calls.append("fire \(timer.isValid)") }
        func heard(_ note: Notification) { calls.append(note.name.rawValue) }
        func sent(by sender: Any?) { calls.append("\(sender == nil)") }

        func start() -> [Timer] {
            [
                Timer.scheduledTimer(
                    timeInterval: 0.01, target: self, selector: Selector("tick", Self.tick), userInfo: nil,
                    repeats: false),
                Timer(
                    timeInterval: 0.01, target: self, selector: Selector("fire(_:)", Self.fire(_:)), userInfo: nil,
                    repeats: false),
            ]
        }

        func listen(to center: NotificationCenter) {
            center.addObserver(self, selector: Selector("heard(_:)", Self.heard(_:)), name: .init("a"), object: nil)
            center.addObserver(self, selector: Selector("tick", Self.tick), name: .init("b"), object: nil)
            center.addObserver(self, selector: "unknown", name: .init("b"), object: nil)
        }
    }

    @Test("A timer calls its method, which may have the timer as its parameter")
    func timers() {
        let listener = Listener()
        let timers = listener.start()
        RunLoop.current.add(timers[1], forMode: .common)
        for _ in 0..<100 where listener.calls.count < 2 { RunLoop.current.run(until: Date() + 0.01) }
        #expect(listener.calls.sorted() == ["fire true", "tick"])
        #expect(timers.allSatisfy { !$0.isValid })
    }

    @Test("A timer of nothing is invalid")
    func noTimer() {
        #expect(!Timer().isValid)
    }

    @Test("An observer is called until it is removed, or no longer exists")
    func notifications() {
        let center = NotificationCenter()
        let listener = Listener()
        listener.listen(to: center)
        for name in ["a", "b", "c"] { center.post(name: .init(name), object: nil) }
        #expect(listener.calls == ["a", "tick"])
        center.removeObserver(listener, name: .init("a"), object: nil)
        for name in ["a", "b"] { center.post(name: .init(name), object: nil) }
        #expect(listener.calls == ["a", "tick", "tick"])
        center.removeObserver(listener)
        center.post(name: .init("b"), object: nil)
        #expect(listener.calls.count == 3)

        weak var released: Listener?
        do {
            let other = Listener()
            other.listen(to: center)
            released = other
        }
        #expect(released == nil)
        center.post(name: .init("b"), object: nil)
    }

    @Test("A method gets the arguments that it has, if they fit")
    func arguments() {
        let listener = Listener()
        Selector("sent(by:)", Listener.sent(by:)).perform(on: listener, nil)
        Selector("tick", Listener.tick).perform(on: listener, 1, 2)
        Selector("fire(_:)", Listener.fire(_:)).perform(on: listener, "no timer")
        Selector("tick", Listener.tick).perform(on: "no listener")
        Selector("tick").perform(on: listener)
        #expect(listener.calls == ["true", "tick"])
        #expect(Selector("a") == "a")
    }
}
