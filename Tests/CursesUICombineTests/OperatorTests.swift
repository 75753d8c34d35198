import Testing
@testable import LinuxCombine

struct OperatorTests {
    @Test("map, filter, compactMap, scan, removeDuplicates and dropFirst transform values as documented")
    func simple() {
        let numbers = (1...5).publisher
        #expect(numbers.map { $0 * 2 }.record().values == [2, 4, 6, 8, 10])
        #expect(numbers.filter { $0 % 2 == 0 }.record().values == [2, 4])
        #expect(numbers.compactMap { $0 > 3 ? "\($0)" : nil }.record().values == ["4", "5"])
        #expect(numbers.scan(0, +).record().values == [1, 3, 6, 10, 15])
        #expect(
            ["john", "joe", "joe", "john"].publisher.removeDuplicates().record().values == ["john", "joe", "john"])
        #expect(numbers.dropFirst(3).record().values == [4, 5])
        #expect(["a", "bc"].publisher.map(\.count).record().values == [1, 2])
    }

    @Test("An error thrown by a closure cancels upstream and fails")
    func tryMap() {
        let subject = PassthroughSubject<Int, Never>()
        var cancelled = false
        let recorder = subject.handleEvents(receiveCancel: { cancelled = true })
            .tryMap { value in
                if value == 2 { throw TestError(code: value) }
                return value
            }
            .record()
        for value in 1...3 { subject.send(value) }
        #expect(recorder.values == [1])
        #expect(recorder.error as? TestError == TestError(code: 2))
        #expect(cancelled)
    }

    @Test("prefix finishes with its last value, not one later")
    func prefix() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.prefix(2).record()
        subject.send(1)
        #expect(!recorder.isFinished)
        subject.send(2)
        #expect(recorder.values == [1, 2] && recorder.isFinished)
        #expect(subject.prefix(0).record().isFinished)
        #expect((0...9).publisher.output(in: 3...4).record().values == [3, 4])
    }

    @Test("first sends the first value that passes the test, and finishes")
    func first() {
        #expect((1...9).publisher.first().record().values == [1])
        let recorder = (1...9).publisher.first { $0 > 4 }.record()
        #expect(recorder.values == [5] && recorder.isFinished)
        let none = (1...3).publisher.first { $0 > 4 }.record()
        #expect(none.values == [] && none.isFinished)
    }

    @Test("CombineLatest of two, three and four publishers starts when all have sent, and ends when all have finished")
    func combineLatest() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<String, Never>()
        let two = a.combineLatest(b) { "\($0)\($1)" }.record()
        a.send(1)
        #expect(two.values == [])
        b.send("x")
        a.send(2)
        b.send("y")
        #expect(two.values == ["1x", "2x", "2y"])
        a.send(completion: .finished)
        #expect(!two.isFinished)
        b.send("z")
        b.send(completion: .finished)
        #expect(two.values.last == "2z" && two.isFinished)
        let three = Just(1).combineLatest(Just(2), Just(3)) { [$0, $1, $2] }
        #expect(three.record().values == [[1, 2, 3]])
        let four = Just(1).combineLatest(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }
        #expect(four.record().values == [[1, 2, 3, 4]])
    }

    @Test("Merge of two to eight and of many publishers sends every value of each")
    func merge() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let merged = a.merge(with: b).record()
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        #expect(merged.values == [1, 2, 3] && !merged.isFinished)
        b.send(completion: .finished)
        #expect(merged.isFinished)
        let one = Just(1)
        let three = one.merge(with: Just(2), Just(3))
        #expect(three.record().values == [1, 2, 3])
        let four = one.merge(with: Just(2), Just(3), Just(4))
        #expect(four.record().values == [1, 2, 3, 4])
        let five: Publishers.Merge5 = four.merge(with: Just(5))
        #expect(five.record().values == Array(1...5))
        let six: Publishers.Merge6 = five.merge(with: Just(6))
        #expect(six.record().values == Array(1...6))
        let seven: Publishers.Merge7 = six.merge(with: Just(7))
        #expect(seven.record().values == Array(1...7))
        let eight = one.merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8)).record()
        #expect(eight.values == Array(1...8) && eight.isFinished)
        #expect(Publishers.MergeMany((1...20).map { Just($0) }).record().values == Array(1...20))
        #expect(Publishers.MergeMany([Just<Int>]()).record().isFinished)
    }

    @Test("A merge sends no more values than requested, and loses none")
    func mergeDemand() {
        let recorder = (0..<3).publisher.merge(with: (10..<13).publisher).record(demand: .max(2))
        #expect(recorder.values.count == 2)
        recorder.request(.max(1))
        #expect(recorder.values.count == 3)
        recorder.request(.max(10))
        #expect(Set(recorder.values) == [0, 1, 2, 10, 11, 12] && recorder.values.count == 6)
        #expect(recorder.isFinished)
    }

    @Test("A shared publisher subscribes once; a late subscriber receives only later values")
    func share() {
        var subscriptions = 0
        let subject = CurrentValueSubject<Int, Never>(1)
        let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        let early = shared.record()
        let late = shared.record()
        subject.send(2)
        #expect(subscriptions == 1)
        #expect(early.values == [1, 2] && late.values == [2])
        early.cancel()
        late.cancel()
        #expect(shared.record().values == [2])
        #expect(subscriptions == 2)
    }

    @Test("A multicast waits to be connected, and stops when disconnected")
    func multicast() {
        let source = PassthroughSubject<Int, Never>()
        let multicast = source.multicast { PassthroughSubject<Int, Never>() }
        let recorder = multicast.record()
        source.send(1)
        let connection = multicast.connect()
        source.send(2)
        connection.cancel()
        source.send(3)
        #expect(recorder.values == [2])
        let connectable = [1, 2].publisher.makeConnectable()
        let both = (connectable.record(), connectable.record())
        _ = connectable.connect()
        #expect(both.0.values == [1, 2] && both.1.values == [1, 2])
    }

    @Test("catch switches to a different publisher, tryCatch can throw, replaceError sends a value")
    func recovery() {
        let failing = Fail<Int, TestError>(error: TestError(code: 3))
        #expect(failing.catch { Just($0.code) }.record().values == [3])
        #expect(failing.tryCatch { _ in Just(4).setFailureType(to: TestError.self) }.record().values == [4])
        let refused = failing.tryCatch { error -> Just<Int> in throw error }.record()
        #expect(refused.error as? TestError == TestError(code: 3))
        #expect(failing.replaceError(with: 9).record().values == [9])
        let limited = failing.replaceError(with: 9).record(demand: .none)
        #expect(limited.values == [] && limited.completion == nil)
        limited.request(.max(1))
        #expect(limited.values == [9] && limited.isFinished)
    }

    @Test("flatMap sends the values of all inner publishers, with no more of them active than allowed")
    func flatMap() {
        #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.record().values == [1, 10, 2, 20])
        let inner = (0..<3).map { _ in PassthroughSubject<String, Never>() }
        var started: [Int] = []
        let recorder = (0..<3).publisher.flatMap(maxPublishers: .max(2)) { index in
            started.append(index)
            return inner[index]
        }
        .record()
        #expect(started == [0, 1])
        inner[1].send("b")
        inner[0].send(completion: .finished)
        #expect(started == [0, 1, 2])
        inner[2].send("c")
        inner[1].send(completion: .finished)
        inner[2].send(completion: .finished)
        #expect(recorder.values == ["b", "c"] && recorder.isFinished)
    }

    @Test("A flatMap sends no more values than requested")
    func flatMapDemand() {
        let recorder = (0..<3).publisher.flatMap { value in (0..<3).publisher.map { value * 10 + $0 } }
            .record(demand: .max(4))
        #expect(recorder.values.count == 4)
        recorder.request(.unlimited)
        #expect(recorder.values.sorted() == [0, 1, 2, 10, 11, 12, 20, 21, 22] && recorder.isFinished)
    }

    @Test("switchToLatest cancels the stale inner publisher before it starts the new one")
    func switchToLatest() {
        var log: [String] = []
        let outer = PassthroughSubject<String, Never>()
        let inner = ["a": PassthroughSubject<Int, Never>(), "b": PassthroughSubject<Int, Never>()]
        let recorder = outer.map { name in
            inner[name]!.handleEvents(
                receiveSubscription: { _ in log.append("sub \(name)") },
                receiveCancel: { log.append("cancel \(name)") }
            )
        }
        .switchToLatest()
        .record()
        outer.send("a")
        inner["a"]!.send(1)
        outer.send("b")
        inner["a"]!.send(2)
        inner["b"]!.send(3)
        outer.send(completion: .finished)
        #expect(!recorder.isFinished)
        inner["b"]!.send(completion: .finished)
        #expect(recorder.values == [1, 3] && recorder.isFinished)
        #expect(log == ["sub a", "cancel a", "sub b"])
    }

    @Test("print writes a line for every event")
    func print() {
        final class Page: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let page = Page()
        let subject = PassthroughSubject<Int, TestError>()
        let recorder = subject.print("p", to: page).record()
        subject.send(1)
        subject.send(completion: .failure(TestError()))
        #expect(recorder.values == [1])
        #expect(
            page.text == """
                p: receive subscription: (PassthroughSubject)
                p: request unlimited
                p: receive value: (1)
                p: receive error: (TestError(code: 0))

                """)
    }
}
