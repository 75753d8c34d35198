import Testing
@testable import LinuxCombine

struct ZipTests {
    @Test("Zip of two, three and four publishers pairs values by their index")
    func zip() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<String, Never>()
        let recorder = a.zip(b) { "\($0)\($1)" }.record()
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        #expect(recorder.values == ["1x", "2y"])
        a.send(3)
        a.send(completion: .finished)
        #expect(!recorder.isFinished)
        b.send("z")
        #expect(recorder.values.last == "3z" && recorder.isFinished)
        let three = Just(1).zip(Just(2), Just(3)) { [$0, $1, $2] }
        #expect(three.record().values == [[1, 2, 3]])
        let four = (0..<2).publisher.zip((2..<9).publisher, (4..<6).publisher, (6..<8).publisher) { [$0, $1, $2, $3] }
        let recorded = four.record()
        #expect(recorded.values == [[0, 2, 4, 6], [1, 3, 5, 7]] && recorded.isFinished)
    }

    @Test("A failure of either publisher ends a zip at once")
    func failure() {
        let a = PassthroughSubject<Int, TestError>()
        let b = PassthroughSubject<Int, TestError>()
        let recorder = a.zip(b).record()
        a.send(1)
        b.send(completion: .failure(TestError(code: 2)))
        #expect(recorder.error == TestError(code: 2))
    }

    @Test("A zip of asynchronous publishers delivers", arguments: 0..<20)
    func asynchronous(round: Int) async {
        let one = Future<Int, Never> { promise in
            let promise = Unchecked(promise)
            DispatchQueue.global().async { promise.value(.success(1)) }
        }
        let two = Future<Int, Never> { promise in
            let promise = Unchecked(promise)
            DispatchQueue.global().async { promise.value(.success(2)) }
        }
        var sums: [Int] = []
        for await sum in one.zip(two, +).values { sums.append(sum) }
        #expect(sums == [3])
    }

    @Test("A zip sends no more values than requested")
    func demand() {
        let recorder = (0..<5).publisher.zip((10..<15).publisher).record(demand: .max(2))
        #expect(recorder.values.map(\.0) == [0, 1])
        recorder.request(.max(3))
        #expect(recorder.values.map(\.1) == [10, 11, 12, 13, 14] && recorder.isFinished)
    }
}
