import Testing
@testable import LinuxCombine

struct SequencingOperatorTests {
    @Test("append and prepend add values and publishers after and before")
    func concatenate() {
        let two = [2].publisher.map { $0 }
        #expect(two.append(3, 4).record().values == [2, 3, 4])
        #expect(two.prepend(0, 1).record().values == [0, 1, 2])
        #expect(two.append([5]).prepend([1]).record().values == [1, 2, 5])
        #expect(two.append(Just(9)).record().isFinished)
        let recorder = two.append(3, 4, 5).record(demand: .max(2))
        #expect(recorder.values == [2, 3])
        recorder.request(.max(2))
        #expect(recorder.values == [2, 3, 4, 5] && recorder.isFinished)
    }

    @Test("prefix and drop work while a test passes, and until another publisher sends")
    func whileAndUntil() {
        let numbers = (1...5).publisher.map { $0 }
        #expect(numbers.prefix { $0 < 3 }.record().values == [1, 2])
        #expect(numbers.drop { $0 < 3 }.record().values == [3, 4, 5])
        let source = PassthroughSubject<Int, Never>()
        let trigger = PassthroughSubject<Void, Never>()
        let prefix = source.prefix(untilOutputFrom: trigger).record()
        let drop = source.drop(untilOutputFrom: trigger).record(demand: .max(2))
        source.send(1)
        trigger.send()
        source.send(2)
        source.send(3)
        #expect(prefix.values == [1] && prefix.isFinished)
        #expect(drop.values == [2] && drop.completion == nil)
        trigger.send(completion: .finished)
        source.send(completion: .finished)
        #expect(drop.isFinished)
    }

    @Test("drop(untilOutputFrom:) ends when the other publisher ends without a value")
    func dropForever() {
        let source = PassthroughSubject<Int, Never>()
        #expect(source.drop(untilOutputFrom: Empty<Int, Never>()).record().isFinished)
    }

    @Test("output selects values by their index")
    func output() {
        let letters = ["a", "b", "c", "d"].publisher.map { $0 }
        #expect(letters.output(at: 2).record().values == ["c"])
        #expect(letters.output(in: 1...).record().values == ["b", "c", "d"])
        #expect(letters.output(at: 9).record().isFinished)
    }

    @Test("retry subscribes again the given number of times, and stops at success")
    func retry() {
        var attempts = 0
        let failing = Deferred { () -> Fail<Int, TestError> in
            attempts += 1
            return Fail(error: TestError(code: attempts))
        }
        #expect(failing.retry(3).record().error == TestError(code: 4))
        attempts = 0
        let mending = Deferred { () -> AnyPublisher<Int, TestError> in
            attempts += 1
            return attempts < 3
                ? Fail(error: TestError()).eraseToAnyPublisher()
                : Just(attempts).setFailureType(to: TestError.self).eraseToAnyPublisher()
        }
        #expect(mending.retry(100_000).record().values == [3])
    }

    @Test("A long chain of failing retries does not exhaust the stack")
    func longRetry() {
        var attempts = 0
        let failing = Deferred { () -> Fail<Int, TestError> in
            attempts += 1
            return Fail(error: TestError())
        }
        #expect(failing.retry(100_000).record().error == TestError())
        #expect(attempts == 100_001)
    }

    @Test("replaceEmpty and replaceNil supply missing values")
    func replace() {
        #expect(Empty<Int, Never>().map { $0 }.replaceEmpty(with: 4).record().values == [4])
        #expect([1].publisher.map { $0 }.replaceEmpty(with: 4).record().values == [1])
        #expect([1, nil].publisher.map { $0 }.replaceNil(with: 7).record().values == [1, 7])
    }

    @Test("setFailureType and mapError change the failure type")
    func failures() {
        let recorder = Fail<Int, TestError>(error: TestError(code: 1)).mapError { TestError(code: $0.code + 1) }
            .record()
        #expect(recorder.error == TestError(code: 2))
        let typed: Publishers.SetFailureType<Publishers.Map<CurrentValueSubject<Int, Never>, Int>, TestError> =
            CurrentValueSubject(1).map { $0 }.setFailureType(to: TestError.self)
        #expect(typed.record().values == [1])
    }

    @Test("collect sends arrays of the given length, and the remaining values at the end")
    func collectByCount() {
        let recorder = (1...5).publisher.map { $0 }.collect(2).record()
        #expect(recorder.values == [[1, 2], [3, 4], [5]] && recorder.isFinished)
        #expect((1...5).publisher.map { $0 }.collect(2).record(demand: .max(1)).values == [[1, 2]])
    }

    @Test("A buffer keeps values without demand, and follows its strategy when it is full")
    func buffer() {
        func values(_ whenFull: Publishers.BufferingStrategy<TestError>) -> ([Int], TestError?) {
            let source = PassthroughSubject<Int, TestError>()
            let recorder = source.buffer(size: 2, prefetch: .byRequest, whenFull: whenFull).record(demand: .none)
            for value in 1...4 { source.send(value) }
            recorder.request(.unlimited)
            source.send(completion: .finished)
            return (recorder.values, recorder.error)
        }
        #expect(values(.dropNewest).0 == [1, 2])
        #expect(values(.dropOldest).0 == [3, 4])
        #expect(values(.customError { TestError(code: 1) }).1 == TestError(code: 1))
        let kept = (1...4).publisher.map { $0 }.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest)
            .record(demand: .none)
        kept.request(.max(5))
        #expect(kept.values == [1, 2, 3, 4] && kept.isFinished)
    }

    @Test("encode and decode go through JSON and property lists, and fail with the coder's error")
    func coders() {
        struct User: Codable, Equatable { var login: String }
        let user = User(login: "marble-fox")
        let json = Just(user).encode(encoder: JSONEncoder()).decode(type: User.self, decoder: JSONDecoder())
        #expect(json.record().values == [user])
        let list = Just(user).encode(encoder: PropertyListEncoder())
            .decode(type: User.self, decoder: PropertyListDecoder())
        #expect(list.record().values == [user])
        #expect(Just(Data()).decode(type: User.self, decoder: JSONDecoder()).record().error is DecodingError)
    }

    @Test("Record, Optional and Result publish their values")
    func holders() throws {
        let record = Record<Int, TestError> { recording in
            recording.receive(1)
            recording.receive(2)
            recording.receive(completion: .failure(TestError(code: 9)))
        }
        let recorder = record.record()
        #expect(recorder.values == [1, 2] && recorder.error == TestError(code: 9))
        #expect(Optional(1).publisher.record().values == [1])
        #expect(Optional<Int>.none.publisher.record().isFinished)
        #expect(Result<Int, TestError>.success(1).publisher.record().values == [1])
        #expect(Result<Int, TestError>.failure(TestError()).publisher.record().error == TestError())
    }
}
