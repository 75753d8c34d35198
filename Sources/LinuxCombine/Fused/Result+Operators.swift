// A single result needs no subscriptions: as in Combine, these operators work on the result itself, at once.

extension Result.Publisher where Success: Equatable {
    /// Sends whether the value is equal to a given value.
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
        map { $0 == output }
    }

    /// Sends the value, because a single value has no duplicates.
    public func removeDuplicates() -> Result<Success, Failure>.Publisher {
        self
    }
}

extension Result.Publisher where Success: Comparable {
    /// Sends the only value, which is also the least.
    public func min() -> Result<Success, Failure>.Publisher {
        self
    }

    /// Sends the only value, which is also the greatest.
    public func max() -> Result<Success, Failure>.Publisher {
        self
    }
}

extension Result.Publisher where Failure == Never {
    /// Changes the failure type.
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

    /// Sends whether the value passes a test, or fails with the error that the test throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Sends whether the value passes a test.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        map(predicate)
    }

    /// Sends whether the value passes a test, or fails with the error that the test throws.
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

    /// Sends the only value, which is also the first.
    public func first() -> Result<Success, Failure>.Publisher {
        self
    }

    /// Sends the only value, which is also the last.
    public func last() -> Result<Success, Failure>.Publisher {
        self
    }

    /// Sends nothing and finishes.
    public func ignoreOutput() -> Empty<Output, Failure> {
        Empty()
    }

    /// Transforms the value with a closure.
    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
        result.map(transform).publisher
    }

    /// Transforms the value with a closure, or fails with the error that it throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        result.mapError { $0 as any Error }.flatMap { value in Result<T, any Error> { try transform(value) } }.publisher
    }

    /// Transforms the error with a closure.
    public func mapError<E>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher where E: Error {
        result.mapError(transform).publisher
    }

    /// Sends the only value, which is also the least.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher {
        self
    }

    /// Sends the only value, which is also the greatest.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher {
        self
    }

    /// Sends the only value, which is also the least. As in Combine, it is compared with itself, which may throw.
    public func tryMin(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Success, any Error>.Publisher {
        tryMap {
            _ = try areInIncreasingOrder($0, $0)
            return $0
        }
    }

    /// Sends the only value, which is also the greatest. As in Combine, it is compared with itself, which may throw.
    public func tryMax(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Success, any Error>.Publisher {
        tryMap {
            _ = try areInIncreasingOrder($0, $0)
            return $0
        }
    }

    /// Sends the value, because a single value has no duplicates. As in Combine, it is compared with itself, which
    /// may throw.
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Success, any Error>.Publisher {
        tryMap {
            _ = try predicate($0, $0)
            return $0
        }
    }

    /// Sends the result of a closure that combines an initial result with the value.
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// Sends the result of a closure that combines an initial result with the value, or fails with its error.
    public func tryReduce<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// Sends the result of a closure that combines an initial result with the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
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
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher {
        self
    }

    /// Sends a given value in place of the error.
    public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
        Result<Output, Never>.Publisher((try? result.get()) ?? output)
    }

    /// Returns this publisher, because it is not empty.
    public func replaceEmpty(with output: Output) -> Result<Success, Failure>.Publisher {
        self
    }

    /// Returns this publisher, because a retry would give the same result.
    public func retry(_ times: Int) -> Result<Success, Failure>.Publisher {
        self
    }
}
