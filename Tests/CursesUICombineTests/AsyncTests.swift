import Testing
@testable import LinuxCombine

struct AsyncTests {
    @Test("values are an asynchronous sequence, asked for one by one")
    func values() async {
        var seen: [Int] = []
        for await value in (1...5).publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3, 4, 5])
    }

    @Test("values of a publisher that fails throw its error")
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
}
