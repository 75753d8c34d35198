// A single result needs no machinery: these operators work on the result itself, at once, as in Combine.

extension Result.Publisher where Success: Equatable {
    /// Sends whether the value is the one looked for.
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
        map { $0 == output }
    }

    /// A single value has no duplicates.
    public func removeDuplicates() -> Result<Success, Failure>.Publisher {
        self
    }
}

extension Result.Publisher where Success: Comparable {
    /// The single value is the least one.
    public func min() -> Result<Success, Failure>.Publisher {
        self
    }

    /// The single value is the greatest one.
    public func max() -> Result<Success, Failure>.Publisher {
        self
    }
}

extension Result.Publisher where Failure == Never {
    /// Says that it might fail with a kind of error.
    public func setFailureType<E>(to failureType: E.Type) -> Result<Success, E>.Publisher where E: Error {
        switch result {
        case .success(let value): Result<Success, E>.Publisher(value)
        }
    }
}

extension Result.Publisher {
    /// Sends whether the value passes a test.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        map(predicate)
    }

    /// Sends whether the value passes a test, or fails with its error.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Sends whether the value passes a test.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        map(predicate)
    }

    /// Sends whether the value passes a test, or fails with its error.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Sends the value in an array.
    public func collect() -> Result<[Output], Failure>.Publisher {
        map { [$0] }
    }

    /// Sends the number of values: one.
    public func count() -> Result<Int, Failure>.Publisher {
        map { _ in 1 }
    }

    /// The single value is the first.
    public func first() -> Result<Success, Failure>.Publisher {
        self
    }

    /// The single value is the last.
    public func last() -> Result<Success, Failure>.Publisher {
        self
    }

    /// Sends nothing and finishes.
    public func ignoreOutput() -> Empty<Output, Failure> {
        Empty()
    }

    /// Sends what a closure makes of the value.
    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
        result.map(transform).publisher
    }

    /// Sends what a closure makes of the value, or fails with its error.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        result.mapError { $0 as any Error }.flatMap { value in Result<T, any Error> { try transform(value) } }.publisher
    }

    /// Changes the error.
    public func mapError<E>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher where E: Error {
        result.mapError(transform).publisher
    }

    /// The single value is the least one.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher {
        self
    }

    /// The single value is the greatest one.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher {
        self
    }

    /// The single value is the least one. As in Combine it is compared with itself, which may fail.
    public func tryMin(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Success, any Error>.Publisher {
        tryMap {
            _ = try areInIncreasingOrder($0, $0)
            return $0
        }
    }

    /// The single value is the greatest one. As in Combine it is compared with itself, which may fail.
    public func tryMax(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Success, any Error>.Publisher {
        tryMap {
            _ = try areInIncreasingOrder($0, $0)
            return $0
        }
    }

    /// A single value has no duplicates. As in Combine it is compared with itself, which may fail.
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Success, any Error>.Publisher {
        tryMap {
            _ = try predicate($0, $0)
            return $0
        }
    }

    /// Sends the result of a closure over the value.
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// Sends the result of a closure over the value, or fails with its error.
    public func tryReduce<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// Sends the result of a closure over the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        reduce(initialResult, nextPartialResult)
    }

    /// Sends the result of a closure over the value, or fails with its error.
    public func tryScan<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryReduce(initialResult, nextPartialResult)
    }

    /// A single value has no duplicates.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher {
        self
    }

    /// Sends a value instead of the error.
    public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
        Result<Output, Never>.Publisher((try? result.get()) ?? output)
    }

    /// It is not empty.
    public func replaceEmpty(with output: Output) -> Result<Success, Failure>.Publisher {
        self
    }

    /// The result stays what it is.
    public func retry(_ times: Int) -> Result<Success, Failure>.Publisher {
        self
    }
}
