import Testing
@testable import LinuxCombine

struct PublisherTests {
    @Test("A value mapped with a switch is printed")
    func just() {
        var printed = ""
        _ = Just(5).map { value -> String in
            switch value {
            case ..<0: "negative"
            case 0: "none"
            default: "some"
            }
        }
        .sink { printed = $0 }
        #expect(printed == "some")
    }

    @Test("A sink requests unlimited values, and releasing its cancellable ends the stream")
    func sink() {
        let subject = PassthroughSubject<Int, Never>()
        var requests: [Subscribers.Demand] = []
        var cancelled = 0
        var seen: [Int] = []
        var cancellable: AnyCancellable? =
            subject
            .handleEvents(receiveCancel: { cancelled += 1 }, receiveRequest: { requests.append($0) })
            .sink { seen.append($0) }
        subject.send(1)
        withExtendedLifetime(cancellable) {}
        cancellable = nil
        subject.send(2)
        #expect(requests == [.unlimited])
        #expect(seen == [1])
        #expect(cancelled == 1)
    }

    @Test("A range publishes its elements and finishes")
    func sequence() {
        let recorder = (0...3).publisher.record()
        #expect(recorder.values == [0, 1, 2, 3])
        #expect(recorder.isFinished)
    }

    @Test("Assign sets the property, and holds the object until completion")
    func assign() {
        final class Box {
            var log: [Int] = []
            var value = -1 { didSet { log.append(value) } }
        }
        let subject = PassthroughSubject<Int, Never>()
        var box: Box? = Box()
        weak let held = box
        let cancellable = subject.assign(to: \.value, on: box!)
        for value in 0...2 { subject.send(value) }
        #expect(box?.log == [0, 1, 2])
        box = nil
        #expect(held != nil)
        subject.send(completion: .finished)
        #expect(held == nil)
        withExtendedLifetime(cancellable) {}
    }

    @Test("A sequence sends no more values than requested, and finishes with its last element")
    func demand() {
        let recorder = [1, 2, 3].publisher.record(demand: .max(1))
        #expect(recorder.values == [1])
        recorder.request(.max(2))
        #expect(recorder.values == [1, 2, 3])
        #expect(recorder.isFinished)
    }

    @Test("A hundred thousand values do not exhaust the stack")
    func deep() {
        var count = 0
        let recorder = Recorder<Int, Never>(demand: .max(1)) { _ in
            count += 1
            return .max(1)
        }
        (0..<100_000).publisher.map { $0 + 1 }.filter { $0 > 0 }.subscribe(recorder)
        #expect(count == 100_000)
    }

    @Test("A future runs its closure once, at once, and replays the result")
    func future() {
        var runs = 0
        var keep: Future<Int, Never>.Promise?
        let future = Future<Int, Never> {
            runs += 1
            keep = $0
        }
        let early = future.record()
        keep?(.success(7))
        keep?(.success(8))
        let late = future.record(demand: .max(1))
        #expect(runs == 1)
        #expect(early.values == [7] && early.isFinished)
        #expect(late.values == [7] && late.isFinished)
    }

    @Test("Deferred makes a publisher for each subscriber, Empty and Fail end at once")
    func ends() {
        var made = 0
        let deferred = Deferred {
            made += 1; return Just(made)
        }
        #expect(made == 0)
        #expect(deferred.record().values == [1])
        #expect(deferred.record().values == [2])
        #expect(Empty<Int, Never>().record().isFinished)
        #expect(Empty<Int, Never>(completeImmediately: false).record().completion == nil)
        #expect(Fail<Int, TestError>(error: TestError()).record().error == TestError())
    }

    @Test("Demands add up, and an unlimited demand stays unlimited")
    func arithmetic() {
        #expect(Subscribers.Demand.max(1) + .max(2) == .max(3))
        #expect(Subscribers.Demand.max(1) - .max(2) == .none)
        #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
        #expect(Subscribers.Demand.max(.max) + .max(.max) == .unlimited)
        #expect(Subscribers.Demand.max(2) > 1 && Subscribers.Demand.unlimited > Int.max)
        #expect(Subscribers.Demand.unlimited.max == nil)
        #expect("\(Subscribers.Demand.max(4)) \(Subscribers.Demand.unlimited)" == "max(4) unlimited")
    }
}
