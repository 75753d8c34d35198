import Testing
@testable import LinuxCombine

struct SubjectTests {
    @Test("A current value subject replays the newest value; a passthrough subject does not")
    func replay() {
        let current = CurrentValueSubject<Int, Never>(1)
        current.send(2)
        #expect(current.record().values == [2])
        let passthrough = PassthroughSubject<Int, Never>()
        passthrough.send(1)
        let recorder = passthrough.record()
        #expect(recorder.values == [])
        passthrough.send(2)
        #expect(recorder.values == [2])
    }

    @Test("A publisher attached to a subject feeds it until the cancellable is released")
    func subscribeSubject() {
        let source = PassthroughSubject<Int, Never>()
        let target = PassthroughSubject<Int, Never>()
        let recorder = target.record()
        var cancellable: AnyCancellable? = source.subscribe(target)
        source.send(1)
        withExtendedLifetime(cancellable) {}
        cancellable = nil
        source.send(2)
        #expect(recorder.values == [1])
        #expect(recorder.completion == nil)
    }

    @Test("A passthrough subject drops values without demand")
    func drops() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record(demand: .max(1))
        subject.send(1)
        subject.send(2)
        recorder.request(.max(1))
        subject.send(3)
        #expect(recorder.values == [1, 3])
    }

    @Test("A current value subject delivers the newest value at the next request")
    func owesNewest() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let recorder = subject.record(demand: .max(1))
        subject.send(1)
        subject.send(2)
        #expect(recorder.values == [0])
        recorder.request(.max(2))
        #expect(recorder.values == [0, 2])
        subject.send(3)
        #expect(recorder.values == [0, 2, 3])
        subject.send(completion: .finished)
        #expect(recorder.isFinished)
    }

    @Test("A late subscriber of a completed subject receives the completion")
    func late() {
        let subject = CurrentValueSubject<Int, TestError>(0)
        subject.send(completion: .failure(TestError(code: 1)))
        subject.send(1)
        let recorder = subject.record()
        #expect(recorder.values == [])
        #expect(recorder.error == TestError(code: 1))
        #expect(subject.value == 0)
    }

    @Test("Cancelling from within a sink stops the values")
    func cancelWithin() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var cancellable: AnyCancellable?
        cancellable = subject.sink {
            seen.append($0)
            cancellable?.cancel()
        }
        subject.send(1)
        subject.send(2)
        #expect(seen == [1])
    }

    @Test("The order of the subscribers stays when many of them leave")
    func order() {
        let subject = PassthroughSubject<Void, Never>()
        var log: [Int] = []
        var all = (0..<100).map { index in subject.sink { log.append(index) } }
        let kept = stride(from: 0, to: 100, by: 7).map { all[$0] }
        all = []
        subject.send()
        #expect(log == Array(stride(from: 0, to: 100, by: 7)))
        withExtendedLifetime(kept) {}
    }

    @Test("A subscription keeps its subject alive until it is cancelled")
    func lifetime() {
        var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
        weak let held = subject
        var seen: [Int] = []
        let cancellable = subject?.sink { seen.append($0) }
        subject = nil
        held?.send(1)
        #expect(seen == [1])
        cancellable?.cancel()
        #expect(held == nil)
    }

    @Test("Publishers that have ended leave nothing in the subject they fed")
    func manyUpstreams() {
        final class Probe {}
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record()
        var last: Probe?
        weak var first: Probe?
        for number in 0..<100 {
            let probe = Probe()
            if number == 0 { first = probe }
            last = probe
            let source = PassthroughSubject<Int, Never>()
            let cancellable = source.map { [probe] value in withExtendedLifetime(probe) { value } }.subscribe(subject)
            source.send(number)
            cancellable.cancel()
        }
        #expect(recorder.values == Array(0..<100))
        #expect(first == nil && last != nil)
    }

    @Test("A shared publisher that has completed does not start its upstream again")
    func completedShare() {
        var subscriptions = 0
        let shared = Deferred { () -> Just<Int> in
            subscriptions += 1
            return Just(subscriptions)
        }
        .share()
        #expect(shared.record().values == [1])
        let late = shared.record()
        #expect(late.values == [] && late.isFinished)
        #expect(subscriptions == 1)
    }
}
