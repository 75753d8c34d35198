import Testing
@testable import LinuxCombine

/// Publishers that store all their values apply operators immediately. The result types show this.
struct FusedOperatorTests {
    @Test("Operators on Just return a Just, an optional or a result publisher")
    func just() {
        let mapped: Just<String> = Just(5).map { "\($0)" }
        #expect(mapped.output == "5")
        let filtered: Int?.Publisher = Just(5).filter { $0 > 5 }
        #expect(filtered.output == nil)
        let typed: Result<Int, TestError>.Publisher = Just(5).setFailureType(to: TestError.self)
        #expect(typed.record().values == [5])
        let thrown: Result<Int, any Error>.Publisher = Just(5).tryMap { _ in throw TestError(code: 5) }
        #expect(thrown.record().error as? TestError == TestError(code: 5))
        let appended: Publishers.Sequence<[Int], Never> = Just(1).append(2).prepend([0])
        #expect(appended.sequence == [0, 1, 2])
        #expect(Just(1).reduce(1, +).record().values == [2])
        #expect(Just(1).contains(1).output && !Just(1).allSatisfy { $0 > 1 }.output)
        #expect(Just(1).collect().output == [1] && Just(1).count().output == 1)
        #expect(Just(1).dropFirst().output == nil && Just(1).prefix(1).output == 1)
        #expect(Just(1).output(at: 0).output == 1 && Just(1).output(in: 1...).output == nil)
    }

    @Test("Operators on a sequence return a sequence, an optional or a result publisher")
    func sequence() {
        let numbers = [3, 1, 1, 2].publisher
        let mapped: Publishers.Sequence<[Int], Never> = numbers.map { $0 * 2 }
        #expect(mapped.sequence == [6, 2, 2, 4])
        #expect(numbers.removeDuplicates().sequence == [3, 1, 2])
        #expect(numbers.scan(0, +).sequence == [3, 4, 5, 7])
        #expect(numbers.min().output == 1 && numbers.max().output == 3)
        #expect(numbers.first().output == 3 && numbers.last().output == 2)
        #expect(numbers.count() == Just(4))
        #expect(numbers.prefix(2).record().values == [3, 1])
        #expect(numbers.dropFirst(3).record().values == [2])
        #expect(numbers.collect().record().values == [[3, 1, 1, 2]])
        #expect(numbers.append(9).sequence == [3, 1, 1, 2, 9])
        #expect(numbers.contains(2).record().values == [true])
        #expect([1, nil].publisher.replaceNil(with: 0).sequence == [1, 0])
    }

    @Test("Operators on optionals and results work on the values they hold")
    func holders() {
        #expect(Optional(2).publisher.map { $0 * 2 }.output == 4)
        #expect(Optional<Int>.none.publisher.replaceEmpty(with: 3).output == 3)
        #expect(Optional(2).publisher.reduce(1, +).output == 3)
        #expect(Result<Int, TestError>.success(2).publisher.map { $0 * 2 }.record().values == [4])
        let failed = Result<Int, TestError>.failure(TestError(code: 1)).publisher
        #expect(failed.replaceError(with: 9).record().values == [9])
        #expect(failed.mapError { TestError(code: $0.code + 1) }.record().error == TestError(code: 2))
    }

    @Test("A chain in which several operators fit, with arithmetic in its closures, is compiled")
    func longChain() {
        // The compiler gives up if two of the operators have overloads of the same rank.
        struct Hit: Equatable {
            let id: Int
            let score: Double
        }
        let minimum = CurrentValueSubject<Double, Never>(0.3)
        let hits = Just("a").combineLatest(minimum)
            .map { _, minimum in
                (0..<4).publisher
                    .map { Hit(id: $0, score: 1 / Double($0 + 1)) }
                    .filter { $0.score >= minimum }
                    .collect()
            }
            .switchToLatest()
            .scan([Hit]()) { old, new in new + old.prefix(1).filter { hit in !new.contains { $0.id == hit.id } } }
            .record()
        minimum.value = 0.9
        #expect(hits.values.map { hits in hits.map { $0.id } } == [[0, 1, 2], [0]])
    }
}
