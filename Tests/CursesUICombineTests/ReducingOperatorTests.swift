import Testing
@testable import LinuxCombine

struct ReducingOperatorTests {
    let numbers = PassthroughSubject<Int, Never>()

    /// Sends 3, 1, 4, 1, 5 through an operator, finishes, and returns a recorder with the output.
    func run<P: Publisher>(_ make: (PassthroughSubject<Int, Never>) -> P) -> Recorder<P.Output, P.Failure> {
        let recorder = make(numbers).record()
        for value in [3, 1, 4, 1, 5] { numbers.send(value) }
        numbers.send(completion: .finished)
        return recorder
    }

    @Test("collect, count, last, min, max and reduce send one result at the end")
    func atEnd() {
        #expect(run { $0.collect() }.values == [[3, 1, 4, 1, 5]])
        #expect([3, 1].publisher.map { $0 }.count().record().values == [2])
        #expect([3, 1].publisher.map { $0 }.last().record().values == [1])
        #expect([3, 1, 4].publisher.map { $0 }.last { $0 > 3 }.record().values == [4])
        #expect([3, 1, 4].publisher.map { $0 }.min().record().values == [1])
        #expect([3, 1, 4].publisher.map { $0 }.max().record().values == [4])
        #expect([3, 1, 4].publisher.map { $0 }.min(by: >).record().values == [4])
        #expect([3, 1, 4].publisher.map { $0 }.reduce(0, +).record().values == [8])
        let empty = Empty<Int, Never>().map { $0 }
        #expect(empty.last().record().values == [] && empty.max().record().isFinished)
        #expect(empty.collect().record().values == [[]] && empty.count().record().values == [0])
    }

    @Test("contains and allSatisfy send a result as soon as it is known, and cancel upstream")
    func early() {
        var cancelled = 0
        let source = CurrentValueSubject<Int, Never>(3)
        let watched = source.handleEvents(receiveCancel: { cancelled += 1 })
        let contains = watched.contains(3).record()
        #expect(contains.values == [true] && contains.isFinished)
        let all = watched.allSatisfy { $0 < 0 }.record()
        #expect(all.values == [false] && all.isFinished)
        #expect(watched.contains { $0 == 3 }.record().values == [true])
        #expect(cancelled == 3)
        #expect(run { $0.contains(9) }.values == [false])
    }

    @Test("A result waits for demand")
    func demand() {
        let recorder = [1, 2].publisher.map { $0 }.collect().record(demand: .none)
        #expect(recorder.values == [] && recorder.completion == nil)
        recorder.request(.max(1))
        #expect(recorder.values == [[1, 2]] && recorder.isFinished)
    }

    @Test("ignoreOutput passes on only the completion")
    func ignoreOutput() {
        let recorder = run { $0.ignoreOutput() }
        #expect(recorder.isFinished)
    }

    @Test("Closures that throw end the stream with their error")
    func throwing() {
        let source = [1, 2, 3].publisher.map { $0 }
        let fail: (Int) throws -> Bool = { if $0 == 2 { throw TestError(code: $0) } else { return true } }
        let order: (Int, Int) throws -> Bool = { _, _ in throw TestError(code: 2) }
        let errors: [(any Error)?] = [
            source.tryAllSatisfy(fail).record().error,
            source.tryContains { try !fail($0) }.record().error,
            source.tryLast(where: fail).record().error,
            source.tryFirst { try !fail($0) }.record().error,
            source.tryReduce(0) { _, value in try fail(value) ? 1 : 0 }.record().error,
            source.tryMax(by: order).record().error,
            source.tryMin(by: order).record().error,
            source.tryFilter(fail).record().error,
            source.tryCompactMap { try fail($0) ? $0 : nil }.record().error,
            source.tryScan(0) { _, value in try fail(value) ? 1 : 0 }.record().error,
            source.tryRemoveDuplicates(by: order).record().error,
            source.tryDrop(while: fail).record().error,
            source.tryPrefix(while: fail).record().error,
        ]
        for error in errors {
            #expect(error as? TestError == TestError(code: 2))
        }
    }
}
