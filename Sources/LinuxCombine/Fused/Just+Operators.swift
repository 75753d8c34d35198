// A single value needs no subscriptions: as in Combine, these operators work on the value itself, at once.

extension Just where Output: Equatable {
    /// Sends whether the value is equal to a given value.
    public func contains(_ output: Output) -> Just<Bool> {
        Just<Bool>(self.output == output)
    }

    /// Sends the value, because a single value has no duplicates.
    public func removeDuplicates() -> Just<Output> {
        self
    }
}

extension Just where Output: Comparable {
    /// Sends the only value, which is also the least.
    public func min() -> Just<Output> {
        self
    }

    /// Sends the only value, which is also the greatest.
    public func max() -> Just<Output> {
        self
    }
}

extension Just {
    /// Sends whether the value passes a test.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
        Just<Bool>(predicate(output))
    }

    /// Sends whether the value passes a test, or fails with the error that the test throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Sends whether the value passes a test.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
        Just<Bool>(predicate(output))
    }

    /// Sends whether the value passes a test, or fails with the error that the test throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Sends the value in an array.
    public func collect() -> Just<[Output]> {
        Just<[Output]>([output])
    }

    /// Transforms the value with a closure, and sends the result unless it is `nil`.
    public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher {
        transform(output).publisher
    }

    /// Sends the only value, which is also the least.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
        self
    }

    /// Sends the only value, which is also the greatest.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
        self
    }

    /// Sends values before the value.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
        prepend(elements)
    }

    /// Sends the elements of a sequence before the value.
    public func prepend<S>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where Output == S.Element, S: Swift.Sequence {
        Publishers.Sequence(sequence: elements + [output])
    }

    /// Sends values after the value.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
        append(elements)
    }

    /// Sends the elements of a sequence after the value.
    public func append<S>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where Output == S.Element, S: Swift.Sequence {
        Publishers.Sequence(sequence: [output] + elements)
    }

    /// Sends the number of values: one.
    public func count() -> Just<Int> {
        Just<Int>(1)
    }

    /// Skips the first values.
    public func dropFirst(_ count: Int = 1) -> Output?.Publisher {
        precondition(count >= 0, "The number of values to skip cannot be negative")
        return (count > 0 ? nil : output).publisher
    }

    /// Skips the value if it passes a test.
    public func drop(while predicate: (Output) -> Bool) -> Output?.Publisher {
        (predicate(output) ? nil : output).publisher
    }

    /// Sends the only value, which is also the first.
    public func first() -> Just<Output> {
        self
    }

    /// Sends the value if it passes a test.
    public func first(where predicate: (Output) -> Bool) -> Output?.Publisher {
        filter(predicate)
    }

    /// Sends the only value, which is also the last.
    public func last() -> Just<Output> {
        self
    }

    /// Sends the value if it passes a test.
    public func last(where predicate: (Output) -> Bool) -> Output?.Publisher {
        filter(predicate)
    }

    /// Sends the value if it passes a test.
    public func filter(_ isIncluded: (Output) -> Bool) -> Output?.Publisher {
        (isIncluded(output) ? output : nil).publisher
    }

    /// Sends nothing and finishes.
    public func ignoreOutput() -> Empty<Never, Never> {
        Empty()
    }

    /// Transforms the value with a closure.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> {
        Just<T>(transform(output))
    }

    /// Transforms the value with a closure, or fails with the error that it throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result { try transform(output) }.publisher
    }

    /// Changes the failure type; there is no error to transform.
    public func mapError<E>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher where E: Error {
        Result.Publisher(output)
    }

    /// Sends the value if `index` is zero.
    public func output(at index: Int) -> Output?.Publisher {
        precondition(index >= 0, "Values are counted from zero")
        return (index == 0 ? output : nil).publisher
    }

    /// Sends the value if its index, zero, is in a range.
    public func output<R>(in range: R) -> Output?.Publisher where R: RangeExpression, R.Bound == Int {
        (range.relative(to: 0..<Int.max).contains(0) ? output : nil).publisher
    }

    /// Sends the value unless `maxLength` is zero.
    public func prefix(_ maxLength: Int) -> Output?.Publisher {
        precondition(maxLength >= 0, "The number of values cannot be negative")
        return (maxLength > 0 ? output : nil).publisher
    }

    /// Sends the value if it passes a test.
    public func prefix(while predicate: (Output) -> Bool) -> Output?.Publisher {
        filter(predicate)
    }

    /// Sends the result of a closure that combines an initial result with the value.
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Never>.Publisher {
        Result.Publisher(nextPartialResult(initialResult, output))
    }

    /// Sends the result of a closure that combines an initial result with the value, or fails with its error.
    public func tryReduce<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// Sends the result of a closure that combines an initial result with the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        reduce(initialResult, nextPartialResult)
    }

    /// Sends the result of a closure that combines an initial result with the value, or fails with its error.
    public func tryScan<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryReduce(initialResult, nextPartialResult)
    }

    /// Sends the value, because a single value has no duplicates.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> {
        self
    }

    /// Sends the value, because a single value has no duplicates. As in Combine, it is compared with itself, which
    /// may throw.
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryMap {
            _ = try predicate($0, $0)
            return $0
        }
    }

    /// Returns this publisher, because there is no error to replace.
    public func replaceError(with output: Output) -> Just<Output> {
        self
    }

    /// Returns this publisher, because it is not empty.
    public func replaceEmpty(with output: Output) -> Just<Output> {
        self
    }

    /// Returns this publisher, because there is nothing to retry.
    public func retry(_ times: Int) -> Just<Output> {
        self
    }

    /// Changes the failure type.
    public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
        Result.Publisher(output)
    }
}
