import CursesUISupport
import Foundation
import Testing
@testable import LinuxCombine

/// Tests with several threads, which the thread sanitizer checks if it is enabled.
@Suite(.serialized)
struct StressTests {
    static let rounds = 2_000

    @Test("Values sent from four threads all arrive, one at a time, in the same order for all subscribers")
    func concurrentSends() {
        let subject = PassthroughSubject<Int, Never>()
        let busy = Unchecked(Counter())
        var first: [Int] = []
        let serial = subject.sink { value in
            busy.value.enter()
            first.append(value)
            busy.value.leave()
        }
        let second = subject.record()
        together { thread in
            for index in 0..<Self.rounds { subject.send(thread * Self.rounds + index) }
        }
        #expect(first.count == 4 * Self.rounds)
        #expect(first == second.values)
        #expect(busy.value.collisions == 0)
        for thread in 0..<4 {
            let own = first.filter { $0 / Self.rounds == thread }
            #expect(own == own.sorted())
        }
        withExtendedLifetime(serial) {}
    }

    @Test("The last value that a subscriber receives is the stored value")
    func lastValue() {
        for _ in 0..<50 {
            let subject = CurrentValueSubject<Int, Never>(-1)
            let recorder = subject.record()
            together { thread in
                for index in 0..<50 { subject.send(thread * 50 + index) }
            }
            #expect(recorder.values.last == subject.value)
        }
    }

    @Test("A published property has the value that was published last")
    func published() {
        final class Model: ObservableObject {
            @Published var value = -1
        }
        for _ in 0..<50 {
            let model = Unchecked(Model())
            let recorder = model.value.$value.record()
            let changes = model.value.objectWillChange.record()
            together { thread in
                for index in 0..<50 { model.value.value = thread * 50 + index }
            }
            #expect(recorder.values.last == model.value.value)
            #expect(changes.values.count == 200)
        }
    }

    @Test("Subscribing and cancelling while other threads send neither crashes nor hangs")
    func subscribeAndCancel() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let subject2 = Unchecked(subject)
        together { thread in
            for index in 0..<Self.rounds {
                if thread < 2 {
                    subject2.value.send(index)
                } else {
                    let cancellable = subject2.value.map { $0 + 1 }.removeDuplicates().sink { _ in }
                    if index % 2 == 0 { cancellable.cancel() }
                }
            }
        }
        subject.send(-1)
        #expect(subject.value == -1)
    }

    @Test("Two sinks that set each other's subject from two threads do not deadlock")
    func mutual() {
        let a = Unchecked(CurrentValueSubject<Int, Never>(0))
        let b = Unchecked(CurrentValueSubject<Int, Never>(0))
        let cancellables = [
            a.value.sink { if $0 % 2 == 0 { b.value.send($0 + 1) } },
            b.value.sink { if $0 % 2 == 0 { a.value.send($0 + 1) } },
        ]
        together(2) { thread in
            for index in 0..<Self.rounds {
                (thread == 0 ? a : b).value.send(index * 2)
            }
        }
        // Both subjects must still deliver values.
        a.value.send(2 * Self.rounds)
        #expect(b.value.value == 2 * Self.rounds + 1)
        withExtendedLifetime(cancellables) {}
    }

    @Test(
        "Operators that many threads feed respect a demand of .max(1)",
        arguments: ["merge", "zip", "latest", "flat"]
    )
    func backPressure(kind: String) {
        let a = Unchecked(PassthroughSubject<Int, Never>())
        let b = Unchecked(PassthroughSubject<Int, Never>())
        let publisher: AnyPublisher<Int, Never> =
            switch kind {
            case "merge": a.value.merge(with: b.value).eraseToAnyPublisher()
            case "zip": a.value.zip(b.value, +).eraseToAnyPublisher()
            case "latest": a.value.combineLatest(b.value, +).eraseToAnyPublisher()
            default: a.value.flatMap { value in b.value.map { $0 + value } }.eraseToAnyPublisher()
            }
        let busy = Unchecked(Counter())
        let recorder = Recorder<Int, Never>(demand: .max(1)) { _ in
            busy.value.enter()
            busy.value.leave()
            return .none
        }
        publisher.subscribe(recorder)
        let asked = Unchecked(Counter())
        asked.value.add(1)
        together { thread in
            for index in 0..<200 {
                switch thread {
                case 0: a.value.send(index)
                case 1: b.value.send(index)
                default:
                    asked.value.add(1)
                    recorder.request(.max(1))
                }
            }
        }
        #expect(recorder.values.count <= asked.value.total)
        #expect(busy.value.collisions == 0)
    }

    @Test("switchToLatest and combineLatest survive sends and cancellation from several threads")
    func combined() {
        for _ in 0..<200 {
            let outer = Unchecked(PassthroughSubject<Int, Never>())
            let inner = Unchecked(PassthroughSubject<Int, Never>())
            let cancellable = Unchecked(
                outer.value
                    .map { base in inner.value.map { $0 + base } }
                    .switchToLatest()
                    .combineLatest(inner.value)
                    .prefix(20)
                    .share()
                    .sink { _ in }
            )
            together(3) { thread in
                for index in 0..<20 {
                    switch thread {
                    case 0: outer.value.send(index)
                    case 1: inner.value.send(index)
                    default: if index == 19 { cancellable.value.cancel() }
                    }
                }
            }
        }
    }

    // MARK: Full queues

    /// Sends from eight threads to a subscriber. At each value, the subscriber checks how many values are waiting.
    private func flood(
        _ publisher: some Publisher<Int, Never>, send: @escaping (Int, Int) -> Void, left: @escaping () -> Int
    ) {
        let rounds = 10_000
        var received = [[Int]](repeating: [], count: 8)
        var most = 0
        let cancellable = publisher.sink { value in
            received[value / rounds].append(value)
            most = max(most, left())
        }
        together(8) { thread in
            for index in 0..<rounds { send(thread, thread * rounds + index) }
        }
        for thread in 0..<8 {
            #expect(received[thread] == Array(thread * rounds..<(thread + 1) * rounds))
        }
        // Threads wait while the queue is full.
        #expect(most <= WaitingRoom.limit)
        withExtendedLifetime(cancellable) {}
    }

    @Test("Threads that send faster than a subject delivers wait while its queue is full, and nothing is lost")
    func floodedSubject() {
        let subject = Unchecked(PassthroughSubject<Int, Never>())
        flood(subject.value, send: { subject.value.send($1) }) {
            subject.value.broadcast.lock.withLock { subject.value.broadcast.putOff.count }
        }
    }

    @Test("Threads that send through a merge faster than it delivers wait while its queue is full, and nothing is lost")
    func floodedMerge() {
        let subjects = Unchecked((0..<8).map { _ in PassthroughSubject<Int, Never>() })
        var combined: CombinedSubscription<Int, Never>?
        let merged = Publishers.MergeMany(subjects.value).handleEvents(receiveSubscription: {
            combined = $0 as? CombinedSubscription<Int, Never>
        })
        flood(merged, send: { subjects.value[$0].send($1) }) {
            combined.map { combined in combined.lock.withLock { combined.waiting.count } } ?? .max
        }
    }

    @Test("A thread that delivers for other threads is relieved by one of them")
    func relief() {
        let subject = Unchecked(PassthroughSubject<Int, Never>())
        let start = DispatchSemaphore(value: 0)
        let sent = Unchecked(Counter())
        let sentBefore = Unchecked(Counter())
        let first = Unchecked(Box(pthread_self()))
        let total = 2 * 20_000
        let cancellable = subject.value.sink { value in
            if value < 0 { for _ in 0..<2 { start.signal() } }
            guard pthread_self() == first.value.value else { return }
            // The queue of the first thread does not become empty until the other threads have finished.
            let broadcast = subject.value.broadcast
            while broadcast.lock.withLock({ broadcast.putOff.isEmpty }), sent.value.total < total {}
        }
        together(3) { thread in
            if thread == 0 {
                first.value.value = pthread_self()
                subject.value.send(-1)
                sentBefore.value.add(sent.value.total)
            } else {
                start.wait()
                for _ in 0..<total / 2 {
                    subject.value.send(0)
                    sent.value.add(1)
                }
            }
        }
        #expect(sentBefore.value.total < total)
        withExtendedLifetime(cancellable) {}
    }

    @Test("Threads whose subscribers send into each other's full subjects do not wait for each other")
    func mutualFloods() {
        let subjects = Unchecked([PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()])
        let received = Unchecked(Counter())
        let cancellables = (0..<2).map { side in
            subjects.value[side].sink { value in
                received.value.add(1)
                if value > 0 { subjects.value[1 - side].send(0) }
            }
        }
        together(8) { thread in
            for _ in 0..<Self.rounds { subjects.value[thread % 2].send(1) }
        }
        #expect(received.value.total == 2 * 8 * Self.rounds)
        withExtendedLifetime(cancellables) {}
    }

    @Test("A sender stops waiting for a subscriber that waits for the sender")
    func blockedSubscriber() {
        let subject = Unchecked(PassthroughSubject<Int, Never>())
        let (isBlocked, isFull) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let received = Unchecked(Counter())
        let cancellable = subject.value.sink { value in
            if value == 0 {
                isBlocked.signal()
                isFull.wait()
            }
            received.value.add(1)
        }
        let rounds = 2 * WaitingRoom.limit
        together(2) { thread in
            if thread == 0 { return subject.value.send(0) }
            isBlocked.wait()
            for value in 1...rounds { subject.value.send(value) }
            isFull.signal()
        }
        #expect(received.value.total == rounds + 1)
        withExtendedLifetime(cancellable) {}
    }

    // MARK: Lock-free code

    @Test("A single value that several threads request and cancel arrives once or not at all")
    func once() {
        for _ in 0..<Self.rounds {
            let values = Unchecked(Counter())
            let ends = Unchecked(Counter())
            let subscription = Unchecked(Box<(any Subscription)?>(nil))
            Just(1).subscribe(
                AnySubscriber<Int, Never>(
                    receiveSubscription: { subscription.value.value = $0 },
                    receiveValue: { _ in
                        values.value.add(1)
                        return .none
                    },
                    receiveCompletion: { _ in ends.value.add(1) }
                )
            )
            let held = Unchecked(subscription.value.value!)
            together(3) { thread in
                thread == 0 ? held.value.cancel() : held.value.request(.max(1))
            }
            #expect(values.value.total <= 1 && ends.value.total <= values.value.total)
            subscription.value.value = nil
        }
    }

    @Test("A cancellable that several threads cancel cancels once")
    func cancelOnce() {
        for _ in 0..<Self.rounds {
            let counter = Unchecked(Counter())
            let cancellable = Unchecked(AnyCancellable { counter.value.add(1) })
            together(3) { _ in cancellable.value.cancel() }
            #expect(counter.value.total == 1)
        }
    }

    @Test("No two identifiers are equal")
    func identifiers() {
        let all = Unchecked(Locked<Set<CombineIdentifier>>([]))
        together { _ in
            let own = (0..<Self.rounds).map { _ in CombineIdentifier() }
            all.value.withLock { $0.formUnion(own) }
        }
        #expect(all.value.withLock { $0.count } == 4 * Self.rounds)
    }

    @Test("switchToLatest requests from the newest publisher what its subscriber has requested")
    func switchDemand() {
        for _ in 0..<200 {
            let outer = Unchecked(PassthroughSubject<Publishers.Sequence<[Int], Never>, Never>())
            let recorder = outer.value.switchToLatest().record(demand: .none)
            together { thread in
                for index in 0..<50 {
                    thread < 2 ? outer.value.send([index, index, index].publisher) : recorder.request(.max(1))
                }
            }
            #expect(recorder.values.count <= 100)
        }
    }

    @Test("A future fulfilled on one thread while others subscribe reaches every subscriber once")
    func future() {
        for _ in 0..<100 {
            var keep: Future<Int, Never>.Promise?
            let future = Unchecked(Future<Int, Never> { keep = $0 })
            let promise = Unchecked(keep!)
            let results = Unchecked(PassthroughSubject<Int, Never>())
            let counted = results.value.record()
            let bag = Unchecked(Counter())
            together { thread in
                if thread == 0 { return promise.value(.success(1)) }
                future.value.subscribe(
                    Subscribers.Sink(
                        receiveCompletion: { _ in },
                        receiveValue: {
                            bag.value.add($0)
                            results.value.send($0)
                        }
                    )
                )
            }
            #expect(bag.value.total == 3 && counted.values == [1, 1, 1])
        }
    }
}

extension ClockTests {
    @Suite(.serialized) struct ConcurrentSchedulers {
        @Test("Values keep their order on a concurrent queue, and the completion comes last")
        func order() async {
            for _ in 0..<20 {
                var seen: [Int] = []
                for await value in (0..<100).publisher.receive(on: DispatchQueue.global()).values {
                    seen.append(value)
                }
                #expect(seen == Array(0..<100))
            }
        }

        @Test("Many threads that send through a throttle and a debounce neither crash nor hang")
        func timed() async {
            let subject = Unchecked(PassthroughSubject<Int, Never>())
            let queue = DispatchQueue(label: "timed")
            let seen = Unchecked(Counter())
            let cancellables = Unchecked([
                subject.value.throttle(for: .milliseconds(1), scheduler: queue, latest: true).sink { _ in
                    seen.value.add(1)
                },
                subject.value.debounce(for: .milliseconds(1), scheduler: queue).sink { _ in seen.value.add(1) },
                subject.value.timeout(.milliseconds(500), scheduler: queue).sink { _ in seen.value.add(1) },
                subject.value.collect(.byTime(queue, .milliseconds(1))).sink { _ in seen.value.add(1) },
            ])
            together { thread in
                for index in 0..<500 { subject.value.send(thread * 500 + index) }
            }
            while seen.value.total < 2_003 { await Task.yield() }
            withExtendedLifetime(cancellables) {}
        }

        @Test("Values reach the sleeping run loop of a different thread, in order")
        func mailbox() async {
            let thread = RunLoopThread()
            for _ in 0..<20 {
                var seen: [Int] = []
                for await value in (0..<100).publisher.receive(on: thread.loop).values { seen.append(value) }
                #expect(seen == Array(0..<100))
            }
            thread.stop()
        }
    }
}

/// A counter that detects concurrent calls.
final class Counter: @unchecked Sendable {
    // `@unchecked Sendable` is safe because `lock` guards all state.
    private let lock = NSLock()
    private var inside = 0
    private var hits = 0
    private var sum = 0

    var collisions: Int { lock.withLock { hits } }

    var total: Int { lock.withLock { sum } }

    func enter() {
        lock.withLock {
            inside += 1
            if inside > 1 { hits += 1 }
        }
    }

    func leave() {
        lock.withLock { inside -= 1 }
    }

    func add(_ value: Int) {
        lock.withLock { sum += value }
    }
}
