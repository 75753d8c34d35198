import CursesUISupport
import Testing
@testable import LinuxCombine

struct AsyncTests {
    @Test("values is an asynchronous sequence that requests one value at a time")
    func values() async {
        var seen: [Int] = []
        for await value in (1...5).publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3, 4, 5])
    }

    @Test("values of a publisher that fails throws its error")
    func failing() async {
        var seen: [Int] = []
        await #expect(throws: TestError(code: 3)) {
            let source = (1...5).publisher.tryMap { value in
                if value == 3 { throw TestError(code: value) }
                return value
            }
            for try await value in source.values { seen.append(value) }
        }
        #expect(seen == [1, 2])
    }

    @Test("Cancelling the task cancels the subscription")
    func cancellation() async {
        let subject = Unchecked(PassthroughSubject<Int, Never>())
        let (cancelled, continuation) = AsyncStream<Void>.makeStream()
        let task = Task {
            let watched = subject.value.handleEvents(receiveCancel: { continuation.finish() })
            for await _ in watched.values {}
        }
        task.cancel()
        for await _ in cancelled {}
        await task.value
    }

    @Test("A future's value can be awaited")
    func future() async throws {
        #expect(await Future<Int, Never> { $0(.success(4)) }.value == 4)
        let failing = Future<Int, TestError> { $0(.failure(TestError(code: 5))) }
        await #expect(throws: TestError(code: 5)) { try await failing.value }
    }

    @Test("A task can fulfill a promise")
    func promiseFromTask() async {
        let future = Future<Int, Never> { promise in
            Task { promise(.success(7)) }
        }
        #expect(await future.value == 7)
        #expect(future.record().values == [7])
    }

    @Test("Cancelling the task ends the loop and cancels the subscription")
    func cancelledLoop() async {
        let subject = PassthroughSubject<Int, Never>()
        let isCancelled = Locked(false)
        let (asked, answer) = AsyncStream<Void>.makeStream()
        let publisher = Unchecked(
            subject.handleEvents(
                receiveCancel: { _ = isCancelled.exchange(true) },
                receiveRequest: { _ in answer.yield() }
            )
        )
        let task = Task {
            var seen: [Int] = []
            for await value in publisher.value.values { seen.append(value) }
            return seen
        }
        var requests = asked.makeAsyncIterator()
        _ = await requests.next()
        subject.send(1)
        _ = await requests.next()
        task.cancel()
        #expect(await task.value == [1])
        #expect(isCancelled.withLock { $0 })
    }

    @Test("Each loop over the values has its own subscription, and misses no value that it has requested")
    func manyLoops() async {
        let numbers = Unchecked((1...100).publisher)
        let sums = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    var sum = 0
                    for await value in numbers.value.values { sum += value }
                    return sum
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(sums == Array(repeating: 5_050, count: 8))
    }

    @Test("Only buffer keeps values that are sent while no task waits")
    func bufferedLoop() async {
        let subject = PassthroughSubject<Int, Never>()
        var iterator = subject.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest).values
            .makeAsyncIterator()
        for value in 1...12 { subject.send(value) }
        subject.send(completion: .finished)
        var seen: [Int] = []
        while let value = await iterator.next() { seen.append(value) }
        #expect(seen == Array(3...12))
    }
}
