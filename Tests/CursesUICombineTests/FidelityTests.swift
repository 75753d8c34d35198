import CursesUISupport
import Foundation
import Testing
@testable import LinuxCombine

/// Tests of details in which the behaviour must match Combine exactly.
@Suite
struct FidelityTests {
    // MARK: Data

    @Test("Completions and records are encoded as in Combine, and decoded again")
    func coding() throws {
        struct Failed: Error, Codable, Equatable { var code = 3 }
        typealias End = Subscribers.Completion<Failed>
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        func json(_ value: some Encodable) throws -> String {
            String(decoding: try encoder.encode(value), as: UTF8.self)
        }

        #expect(try json([End.finished]) == #"[{"success":true}]"#)
        #expect(try json([End.failure(Failed())]) == #"[{"error":{"code":3},"success":false}]"#)
        let record = Record(output: [1, 2], completion: End.failure(Failed()))
        let text = #"{"recording":{"completion":{"error":{"code":3},"success":false},"output":[1,2]}}"#
        #expect(try json(record) == text)
        let read = try JSONDecoder().decode(Record<Int, Failed>.self, from: Data(text.utf8))
        #expect(read.recording.output == [1, 2])
        #expect(read.recording.completion == .failure(Failed()))
        #expect(
            try json(Into(recording: record.recording))
                == #"{"completion":{"error":{"code":3},"success":false},"output":[1,2]}"#)
    }

    private struct Into<Failure: Error & Codable>: Encodable {
        let recording: Record<Int, Failure>.Recording

        func encode(to encoder: any Encoder) throws { try recording.encode(into: encoder) }
    }

    // MARK: Operators on values themselves

    @Test("A sequence publisher stays one when sequences are prepended and appended")
    func sequences() {
        let first: Publishers.Sequence<[Int], Never> = [1, 2].publisher
        let both: Publishers.Sequence<[Int], Never> = first.append([3].publisher).prepend([0].publisher)
        #expect(both.sequence == [0, 1, 2, 3])
    }

    @Test("The one value of a result is compared with itself")
    func results() {
        func check(_ compare: @escaping (Int, Int) throws -> Bool) -> [Recorder<Int, any Error>] {
            let one = Result<Int, TestError>.success(1).publisher
            let least: Result<Int, any Error>.Publisher = one.tryMin(by: compare)
            let most: Result<Int, any Error>.Publisher = one.tryMax(by: compare)
            let single: Result<Int, any Error>.Publisher = one.tryRemoveDuplicates(by: compare)
            let just: Result<Int, any Error>.Publisher = Just(1).tryRemoveDuplicates(by: compare)
            return [least, most, single, just].map { $0.record() }
        }
        for recorder in check({ $0 == $1 }) {
            #expect(recorder.values == [1] && recorder.isFinished)
        }
        for recorder in check({ _, _ in throw TestError() }) {
            #expect(recorder.values.isEmpty && recorder.error is TestError)
        }
    }

    @Test("An optional without a value sends no value, but collect sends an empty array")
    func optionals() {
        let none = Int?.none.publisher
        let counted: Int?.Publisher = none.count()
        #expect(counted.record().values.isEmpty)
        let isContained: Bool?.Publisher = none.contains(1)
        #expect(isContained.record().values.isEmpty)
        let passes: Bool?.Publisher = none.contains { _ in true }
        #expect(passes.record().values.isEmpty)
        let allPass: Bool?.Publisher = none.allSatisfy { _ in true }
        #expect(allPass.record().values.isEmpty)
        let sum: Int?.Publisher = none.reduce(5, +)
        #expect(sum.record().values.isEmpty)
        let collected: [Int]?.Publisher = none.collect()
        #expect(collected.record().values == [[]])
        let one = Int?(1).publisher
        #expect(one.count().record().values == [1])
        #expect(one.contains(1).record().values == [true])
        #expect(one.allSatisfy { $0 > 1 }.record().values == [false])
        #expect(one.reduce(5, +).record().values == [6])
        #expect(one.collect().record().values == [[1]])
    }

    // MARK: Subjects

    @Test("After its completion, a current value subject stores values that are set, but not values that are sent")
    func setAfterCompletion() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let recorder = subject.record()
        subject.send(completion: .finished)
        subject.value = 42
        #expect(subject.value == 42)
        subject.send(43)
        #expect(subject.value == 42)
        #expect(recorder.values == [0])
    }

    @Test("objectWillChange is also sent to subscribers without demand")
    func changesWithoutDemand() {
        let publisher = ObservableObjectPublisher()
        let recorders = [publisher.record(demand: .none), publisher.record(demand: .max(1))]
        for _ in 0..<3 { publisher.send() }
        #expect(recorders.map(\.values.count) == [3, 3])
    }

    // MARK: Printing

    private final class Lines: TextOutputStream {
        var text = ""

        func write(_ string: String) { text += string }

        var all: [Substring] { text.split(separator: "\n") }
    }

    @Test("print() writes demands as in Combine")
    func printing() {
        let lines = Lines()
        let recorder = Recorder<Int, Never>(demand: .max(1)) { $0 < 2 ? .max(1) : .none }
        (1...3).publisher.print(to: lines).subscribe(recorder)
        recorder.request(.unlimited)
        #expect(
            lines.all == [
                "receive subscription: (1...3)", "request max: (1)", "receive value: (1)",
                "request max: (1) (synchronous)", "receive value: (2)", "request unlimited", "receive value: (3)",
                "receive finished",
            ])
    }

    @Test(
        "Subscriptions have the names that Combine gives them",
        arguments: [
            "Breakpoint", "Multicast", "Drop", "DropWhile", "RemoveDuplicates", "Share", "Cancelled", "Any",
            "TryFirst", "Cancelled Events", "PassthroughSubject",
        ])
    func names(_ kind: String) {
        let subject = PassthroughSubject<Int, Never>()
        var subscription: (any Subscription)?
        let keeper = AnySubscriber<Int, Never>(receiveSubscription: { subscription = $0 })
        switch kind {
        case "Breakpoint": subject.breakpoint().subscribe(keeper)
        case "Multicast": subject.multicast { PassthroughSubject() }.subscribe(keeper)
        case "Drop": subject.dropFirst().subscribe(keeper)
        case "DropWhile": subject.drop { _ in true }.subscribe(keeper)
        case "RemoveDuplicates": subject.removeDuplicates().subscribe(keeper)
        case "Share": subject.share().subscribe(keeper)
        case "Cancelled": [1].publisher.subscribe(keeper)
        case "TryFirst": subject.first { $0 > 1 }.subscribe(keeper)
        case "Cancelled Events": Record(output: [1], completion: .finished).subscribe(keeper)
        case "PassthroughSubject": subject.ignoreOutput().map { $0 }.subscribe(keeper)
        default: break
        }
        let name = subscription.map { "\($0)" }
        switch kind {
        case "Share": #expect(name == "Multicast")
        case "Cancelled Events":
            #expect(name == "[1]")
            subscription?.cancel()
            #expect(subscription.map { "\($0)" } == kind)
        case "Any": #expect("\(keeper)" == "Anonymous AnySubscriber")
        case "Cancelled":
            #expect(name == "[1]")
            subscription?.cancel()
            #expect(subscription.map { "\($0)" } == "Sequence")
        default: #expect(name == kind)
        }
        subscription?.cancel()
    }

    // MARK: Demand

    /// Returns the demands that an operator requests from a subject, in order.
    private func demands<P: Publisher>(
        of operate: (Publishers.HandleEvents<PassthroughSubject<Int, Never>>) -> P,
        first: Subscribers.Demand,
        values: [Int] = []
    ) -> [Subscribers.Demand] {
        let seen = Locked<[Subscribers.Demand]>([])
        let subject = PassthroughSubject<Int, Never>()
        let recorder = operate(subject.handleEvents(receiveRequest: { demand in seen.withLock { $0.append(demand) } }))
            .record(demand: first)
        for value in values { subject.send(value) }
        recorder.cancel()
        return seen.withLock { $0 }
    }

    @Test("Operators request the same demand from their upstream as in Combine")
    func upstreamDemand() {
        #expect(demands(of: { $0.dropFirst(2) }, first: .max(42), values: [1, 2, 3]) == [.max(44)])
        #expect(demands(of: { $0.dropFirst(2) }, first: .none) == [.max(2)])
        #expect(demands(of: { $0.ignoreOutput() }, first: .max(3), values: [1]) == [.max(3), .unlimited])
        #expect(demands(of: { $0.replaceEmpty(with: 0) }, first: .max(3), values: [1]) == [.max(3), .unlimited])
        #expect(
            demands(of: { $0.drop(untilOutputFrom: PassthroughSubject<Int, Never>()) }, first: .max(2), values: [1])
                == [.max(2)]
        )
    }

    @Test("A completion without a value waits for demand, as a value does")
    func emptyEnds() {
        func check<P: Publisher>(_ make: (PassthroughSubject<Int, Never>) -> P) where P.Failure == Never {
            let subject = PassthroughSubject<Int, Never>()
            let recorder = make(subject).record(demand: .none)
            subject.send(completion: .finished)
            #expect(recorder.completion == nil, "\(P.self)")
            recorder.request(.max(1))
            #expect(recorder.isFinished && recorder.values.isEmpty, "\(P.self)")
        }
        check { $0.first() }
        check { $0.first { $0 > 1 } }
        check { $0.last() }
        check { $0.last { $0 > 1 } }
        check { $0.max() }
        check { $0.min() }
        let subject = PassthroughSubject<Int, TestError>()
        let recorder = subject.last().record(demand: .none)
        subject.send(completion: .failure(TestError()))
        #expect(recorder.error == TestError())

        // This publisher violates the Combine contract by completing twice.
        let rude = Rude<TestError>()
        let last = rude.last().record(demand: .none)
        rude.end?(.finished)
        rude.end?(.failure(TestError()))
        #expect(last.completion == nil)
        last.request(.max(1))
        #expect(last.isFinished)
    }

    /// A publisher that ignores demand and sends whatever the test sends.
    private final class Rude<Failure: Error>: Publisher {
        typealias Output = Int

        var send: ((Int) -> Subscribers.Demand)?
        var end: ((Subscribers.Completion<Failure>) -> Void)?

        func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Int {
            send = { subscriber.receive($0) }
            end = { subscriber.receive(completion: $0) }
            subscriber.receive(subscription: Subscriptions.empty)
        }
    }

    @Test("The error of a full buffer overtakes values without demand")
    func bufferError() {
        let subject = PassthroughSubject<Int, TestError>()
        let recorder = subject.buffer(size: 3, prefetch: .byRequest, whenFull: .customError { TestError() })
            .record(demand: .none)
        for value in 1...4 { subject.send(value) }
        #expect(recorder.completion == nil)
        recorder.request(.max(2))
        #expect(recorder.values == [1, 2])
        #expect(recorder.error == TestError())

        // A value that arrives after the buffer has overflowed does not make the error arrive earlier.
        let rude = Rude<TestError>()
        let late = rude.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { TestError() })
            .record(demand: .none)
        for value in 1...3 { _ = rude.send?(value) }
        #expect(late.completion == nil)
    }

    @Test("A buffer that is kept full requests as many values as it has delivered")
    func bufferBatches() {
        let seen = Locked<[Subscribers.Demand]>([])
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.handleEvents(receiveRequest: { demand in seen.withLock { $0.append(demand) } })
            .buffer(size: 5, prefetch: .keepFull, whenFull: .dropNewest).record(demand: .none)
        for value in 1...5 { subject.send(value) }
        recorder.request(.max(3))
        recorder.request(.max(2))
        #expect(seen.withLock { $0 } == [.max(5), .max(3), .max(2)])
        #expect(recorder.values == Array(1...5))
    }

    @Test("A negative number of retries means no limit")
    func endlessRetry() {
        var attempts = 0
        let recorder = Deferred { () -> AnyPublisher<Int, TestError> in
            attempts += 1
            return attempts < 50
                ? Fail(error: TestError()).eraseToAnyPublisher()
                : Just(attempts).setFailureType(to: TestError.self).eraseToAnyPublisher()
        }.retry(-1).record()
        #expect(recorder.values == [50])
    }

    @Test(
        "A request for no values is refused",
        arguments: ["subject", "just", "flatMap", "reduce", "collect", "drop", "drop while", "switch", "zip"])
    func noDemand(_ kind: String) async {
        // The child process that is expected to crash receives the name of the case as its argument.
        switch kind {
        case "subject":
            await #expect(processExitsWith: .failure) {
                PassthroughSubject<Int, Never>().record(demand: .none).request(.none)
            }
        case "just":
            await #expect(processExitsWith: .failure) { Just(1).record(demand: .none).request(.none) }
        case "collect":
            await #expect(processExitsWith: .failure) {
                [1].publisher.collect(2).record(demand: .none).request(.none)
            }
        case "drop":
            await #expect(processExitsWith: .failure) {
                PassthroughSubject<Int, Never>().dropFirst().record(demand: .none).request(.none)
            }
        case "drop while":
            await #expect(processExitsWith: .failure) {
                [1].publisher.eraseToAnyPublisher().drop { _ in true }.record(demand: .none).request(.none)
            }
        case "switch":
            await #expect(processExitsWith: .failure) {
                [1].publisher.map { Just($0) }.switchToLatest().record(demand: .none).request(.none)
            }
        case "zip":
            await #expect(processExitsWith: .failure) {
                Just(1).zip(Just(2), +).eraseToAnyPublisher().zip(Just(3), +).record(demand: .none).request(.none)
            }
        case "flatMap":
            await #expect(processExitsWith: .failure) {
                [1].publisher.flatMap { Just($0) }.record(demand: .none).request(.none)
            }
        default:
            await #expect(processExitsWith: .failure) {
                PassthroughSubject<Int, Never>().first().record(demand: .none).request(.none)
            }
        }
    }

    @Test("A request for no values is accepted where Combine accepts it, and requests nothing")
    func noDemandAllowed() {
        let source = PassthroughSubject<Int, Never>()
        func check<P: Publisher>(_ publisher: P) where P.Output == Int, P.Failure == Never {
            let recorder = publisher.record(demand: .none)
            recorder.request(.none)
            source.send(1)
            #expect(recorder.values.isEmpty, "\(P.self)")
            recorder.cancel()
        }
        check([1, 2].publisher)
        check(Record(output: [1], completion: .finished))
        check([1].publisher.append(2))
        withVirtualTime { time in
            check(source.throttle(for: 1, scheduler: RunLoop.main, latest: true))
            check(source.debounce(for: 1, scheduler: RunLoop.main))
            time.advance(by: .seconds(3))
        }
        check(source.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)))
        check(source.drop(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)))
    }

    @Test(
        "A value without demand is refused",
        arguments: ["catch", "tryCatch", "retry", "replaceError", "switch", "drop until"])
    func unwanted(_ kind: String) async {
        switch kind {
        case "catch":
            await #expect(processExitsWith: .failure) {
                let rude = Rude<TestError>()
                let recorder = rude.catch { _ in Just(1) }.record(demand: .none)
                _ = rude.send?(1)
                recorder.cancel()
            }
        case "tryCatch":
            await #expect(processExitsWith: .failure) {
                let rude = Rude<TestError>()
                let recorder = rude.tryCatch { _ in Just(1) }.record(demand: .none)
                _ = rude.send?(1)
                recorder.cancel()
            }
        case "retry":
            await #expect(processExitsWith: .failure) {
                let rude = Rude<TestError>()
                let recorder = rude.retry(1).record(demand: .none)
                _ = rude.send?(1)
                recorder.cancel()
            }
        case "replaceError":
            await #expect(processExitsWith: .failure) {
                let rude = Rude<TestError>()
                let recorder = rude.replaceError(with: 0).record(demand: .none)
                _ = rude.send?(1)
                recorder.cancel()
            }
        case "switch":
            await #expect(processExitsWith: .failure) {
                let rude = Rude<Never>()
                let recorder = Just(rude).switchToLatest().record(demand: .max(1))
                _ = rude.send?(1)
                _ = rude.send?(2)
                recorder.cancel()
            }
        default:
            await #expect(processExitsWith: .failure) {
                let rude = Rude<Never>()
                let other = Empty<Int, Never>(completeImmediately: false)
                let recorder = rude.drop(untilOutputFrom: other).record(demand: .none)
                _ = rude.send?(1)
                recorder.cancel()
            }
        }
    }

    @Test("append passes on values without demand")
    func unwantedAppended() {
        let rude = Rude<Never>()
        let recorder = rude.append(3).record(demand: .none)
        _ = rude.send?(1)
        #expect(recorder.values == [1])
    }

    @Test("Demand returned for the last value of a publisher goes to the publisher that follows")
    func demandGoesOver() {
        let first = PassthroughSubject<Int, TestError>()
        let second = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>(demand: .max(1)) { value in
            if value == 1 { first.send(completion: .failure(TestError())) }
            return .max(1)
        }
        first.catch { _ in second }.subscribe(recorder)
        first.send(1)
        second.send(2)
        second.send(3)
        #expect(recorder.values == [1, 2, 3])
    }

    @Test("Ten thousand publishers appended in a loop, and a thousand maps, do not exhaust the stack")
    func longChains() {
        var appended = Just(0).eraseToAnyPublisher()
        for value in 1...10_000 { appended = appended.append(Just(value)).eraseToAnyPublisher() }
        #expect(appended.record().values == Array(0...10_000))
        var prepended = Just(0).eraseToAnyPublisher()
        for value in 1...10_000 { prepended = prepended.prepend(Just(value)).eraseToAnyPublisher() }
        #expect(prepended.record().values == Array((0...10_000).reversed()))
        var mapped = Just(0).eraseToAnyPublisher()
        for _ in 1...1_000 { mapped = mapped.map { $0 + 1 }.eraseToAnyPublisher() }
        #expect(mapped.record().values == [1_000])
    }

    // MARK: Time

    @Test("A stride of a dispatch queue is created from seconds, and encoded in nanoseconds")
    func strides() throws {
        typealias Time = DispatchQueue.SchedulerTimeType
        #expect(Time.Stride(exactly: 2) == .seconds(2))
        let text = String(decoding: try JSONEncoder().encode(Time.Stride.nanoseconds(7)), as: UTF8.self)
        #expect(text == #"{"_nanoseconds":7}"#)
        let (soon, never) = (Time(DispatchTime(uptimeNanoseconds: 10_000)), Time(.distantFuture))
        #expect(soon.distance(to: never) == .nanoseconds(.max))
        #expect(never.distance(to: soon) == .nanoseconds(.max))
    }

    @Test("The completion of a debounce, and everything that collect(.byTime) sends, arrive on the scheduler")
    func onScheduler() {
        withVirtualTime { time in
            let source = PassthroughSubject<Int, TestError>()
            let main = DispatchQueue.main
            let debounced = source.debounce(for: 1, scheduler: main).record()
            let collected = source.collect(.byTimeOrCount(main, 10, 2)).record()
            source.send(1)
            source.send(2)
            #expect(collected.values.isEmpty)
            time.runPending()
            #expect(collected.values == [[1, 2]])
            source.send(3)
            source.send(completion: .finished)
            #expect(debounced.completion == nil && collected.completion == nil)
            time.runPending()
            #expect(debounced.isFinished && collected.isFinished)
            #expect(collected.values == [[1, 2], [3]])

            let failing = PassthroughSubject<Int, TestError>()
            let byTime = failing.collect(.byTime(main, 10)).record()
            failing.send(1)
            failing.send(completion: .failure(TestError()))
            #expect(byTime.completion == nil)
            time.runPending()
            #expect(byTime.error == TestError() && byTime.values.isEmpty)
        }
    }
}
