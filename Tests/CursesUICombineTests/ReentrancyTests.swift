import CursesUISupport
import Foundation
import Testing
@testable import LinuxCombine

/// Subscribers that send values while they receive one, on a single thread and on several threads.
@Suite(.serialized)
struct ReentrancyTests {
    @Test("A value that a subscriber sends reaches all before the outer value continues")
    func nestedValue() {
        for makeSubject in [{ AnySend(PassthroughSubject<Int, Never>()) }, { AnySend(CurrentValueSubject(0)) }] {
            let subject = makeSubject()
            var seen: [String] = []
            let a = subject.publisher.dropReplay(subject.replays).sink {
                seen.append("a\($0)")
                if $0 == 1 { subject.send(2) }
            }
            let b = subject.publisher.dropReplay(subject.replays).sink { seen.append("b\($0)") }
            subject.send(1)
            #expect(seen == ["a1", "a2", "b2", "b1"])
            withExtendedLifetime((a, b)) {}
        }
    }

    @Test("After a completion that a subscriber sends, later subscribers do not receive the outer value")
    func nestedCompletion() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [String] = []
        let a = subject.sink(receiveCompletion: { _ in seen.append("a|") }) {
            seen.append("a\($0)")
            subject.send(completion: .finished)
        }
        let b = subject.sink(receiveCompletion: { _ in seen.append("b|") }) { seen.append("b\($0)") }
        subject.send(1)
        subject.send(2)
        #expect(seen == ["a1", "a|", "b|"])
        withExtendedLifetime((a, b)) {}
    }

    @Test("A published property that its subscriber sets is sent to all subscribers at once")
    func nestedPublished() {
        final class Model: ObservableObject { @Published var x = 0 }
        let model = Model()
        var seen: [String] = []
        let a = model.$x.dropFirst().sink {
            seen.append("a\($0)")
            if $0 > 100 { model.x = 50 }
        }
        let b = model.$x.dropFirst().sink { seen.append("b\($0)") }
        model.x = 101
        #expect(seen == ["a101", "a50", "b50", "b101"])
        // The outer value is stored last, as in Combine.
        #expect(model.x == 101)
        withExtendedLifetime((a, b)) {}
    }

    @Test("A subscriber that sends while other threads send nests only its own calls, and loses nothing")
    func answers() {
        let subject = PassthroughSubject<Int, Never>()
        let shared = Unchecked(subject)
        let depth = Depth()
        var received: [Int] = []
        let cancellable = subject.sink { value in
            depth.enter()
            received.append(value)
            if value >= 0 { shared.value.send(-1) }
            depth.leave()
        }
        let (threads, rounds) = (8, 5_000)
        together(threads) { thread in
            for index in 0..<rounds { shared.value.send(thread * rounds + index) }
        }
        #expect(depth.deepest == 2)
        #expect(received.count == 2 * threads * rounds)
        for thread in 0..<threads {
            let own = received.filter { $0 >= 0 && $0 / rounds == thread }
            #expect(own == Array(thread * rounds..<(thread + 1) * rounds))
        }
        withExtendedLifetime(cancellable) {}
    }

    @Test("A subscriber that clamps a published property from many threads nests no deeper than twice")
    func clamps() {
        final class Model: ObservableObject { @Published var x = 0 }
        let model = Unchecked(Model())
        let depth = Depth()
        let counter = Counter()
        let cancellable = model.value.$x.dropFirst().sink {
            depth.enter()
            counter.add(1)
            if $0 > 100 { model.value.x = 50 }
            depth.leave()
        }
        together(8) { thread in
            for index in 0..<2_000 { model.value.x = 1_000 + index }
        }
        #expect(depth.deepest == 2)
        #expect(counter.total == 2 * 8 * 2_000)
        withExtendedLifetime(cancellable) {}
    }

    @Test("Two subjects that feed each other from many threads finish, and lose nothing")
    func mutual() {
        let a = Unchecked(PassthroughSubject<Int, Never>())
        let b = Unchecked(PassthroughSubject<Int, Never>())
        let (seenA, seenB) = (Counter(), Counter())
        let cancellables = [
            a.value.sink {
                seenA.add(1)
                if $0 == 1 { b.value.send(0) }
            },
            b.value.sink {
                seenB.add(1)
                if $0 == 1 { a.value.send(0) }
            },
        ]
        let rounds = 5_000
        together(8) { thread in
            for _ in 0..<rounds { (thread % 2 == 0 ? a : b).value.send(1) }
        }
        #expect(seenA.total == 8 * rounds)
        #expect(seenB.total == 8 * rounds)
        withExtendedLifetime(cancellables) {}
    }

    @Test(
        "Operators whose subscriber feeds them nest only its own calls",
        arguments: ["merge", "flatMap", "switchToLatest", "combineLatest", "zip"]
    )
    func operators(kind: String) {
        let a = Unchecked(PassthroughSubject<Int, Never>())
        let b = Unchecked(PassthroughSubject<Int, Never>())
        let publisher: AnyPublisher<Int, Never> =
            switch kind {
            case "merge": a.value.merge(with: b.value).eraseToAnyPublisher()
            case "flatMap": a.value.merge(with: b.value).flatMap { Just($0) }.eraseToAnyPublisher()
            case "switchToLatest": a.value.merge(with: b.value).map { Just($0) }.switchToLatest().eraseToAnyPublisher()
            case "combineLatest": a.value.combineLatest(b.value.prepend(0)) { $0 + $1 }.eraseToAnyPublisher()
            default: a.value.zip(a.value) { $0 + $1 }.map { $0 > 0 ? 1 : 0 }.eraseToAnyPublisher()
            }
        let depth = Depth()
        let counter = Counter()
        let cancellable = publisher.sink {
            depth.enter()
            counter.add(1)
            if $0 == 1 { a.value.send(0) }
            depth.leave()
        }
        together(8) { _ in
            for _ in 0..<1_000 { a.value.send(1) }
        }
        #expect(depth.deepest <= 3)
        if kind != "switchToLatest" { #expect(counter.total == 16_000) }
        withExtendedLifetime(cancellable) {}
    }

    @Test("A subscriber that attaches while a different thread sends receives the stored value, then later values")
    func subscribing() {
        for _ in 0..<50 {
            let subject = Unchecked(CurrentValueSubject<Int, Never>(0))
            let results = Locked<[[Int]]>([])
            together(4) { thread in
                for index in 1...50 {
                    if thread < 2 {
                        subject.value.send(thread * 1_000 + index)
                    } else if index % 10 == 0 {
                        let recorder = subject.value.record()
                        subject.value.send(thread * 1_000 + index)
                        results.withLock { $0.append(recorder.values) }
                        recorder.cancel()
                    }
                }
            }
            // No subscriber receives a value twice.
            for values in results.withLock({ $0 }) {
                #expect(Set(values).count == values.count)
            }
        }
    }
}

/// Measures how deeply calls are nested on one thread.
final class Depth: @unchecked Sendable {
    // `@unchecked Sendable` is safe because `lock` guards all state.
    private let lock = NSLock()
    private var current = 0
    private var most = 0

    var deepest: Int { lock.withLock { most } }

    func enter() {
        lock.withLock {
            current += 1
            most = max(most, current)
        }
    }

    func leave() {
        lock.withLock { current -= 1 }
    }
}

/// A type-erased subject.
private final class AnySend {
    let publisher: AnyPublisher<Int, Never>
    let send: (Int) -> Void
    let replays: Bool

    init(_ subject: PassthroughSubject<Int, Never>) {
        (publisher, send, replays) = (subject.eraseToAnyPublisher(), subject.send, false)
    }

    init(_ subject: CurrentValueSubject<Int, Never>) {
        (publisher, send, replays) = (subject.eraseToAnyPublisher(), subject.send, true)
    }
}

extension Publisher {
    fileprivate func dropReplay(_ replays: Bool) -> Publishers.Drop<Self> { dropFirst(replays ? 1 : 0) }
}
