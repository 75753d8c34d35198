// An optional value needs no subscriptions: as in Combine, these operators work on the value itself, at once.

extension Optional.Publisher where Wrapped: Equatable {
    /// Sends whether the value, if there is one, is equal to a given value.
    public func contains(_ output: Output) -> Bool?.Publisher {
        map { $0 == output }
    }

    /// Sends the value, because a single value has no duplicates.
    public func removeDuplicates() -> Wrapped?.Publisher {
        self
    }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// Sends the only value, which is also the least.
    public func min() -> Wrapped?.Publisher {
        self
    }

    /// Sends the only value, which is also the greatest.
    public func max() -> Wrapped?.Publisher {
        self
    }
}

extension Optional.Publisher {
    /// Sends whether the value, if there is one, passes a test.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Bool?.Publisher {
        map(predicate)
    }

    /// Sends whether the value, if there is one, passes a test.
    public func contains(where predicate: (Output) -> Bool) -> Bool?.Publisher {
        map(predicate)
    }

    /// Sends an array with the value, or an empty array.
    public func collect() -> [Output]?.Publisher {
        [Output]?.Publisher(output.map { [$0] } ?? [])
    }

    /// Transforms the value with a closure, and sends the result unless it is `nil`.
    public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher {
        output.flatMap(transform).publisher
    }

    /// Sends the number of values, one, if there is a value.
    public func count() -> Int?.Publisher {
        map { _ in 1 }
    }

    /// Skips the first values.
    public func dropFirst(_ count: Int = 1) -> Wrapped?.Publisher {
        precondition(count >= 0, "The number of values to skip cannot be negative")
        return count > 0 ? Wrapped?.Publisher(nil) : self
    }

    /// Skips the value if it passes a test.
    public func drop(while predicate: (Output) -> Bool) -> Wrapped?.Publisher {
        filter { !predicate($0) }
    }

    /// Sends the only value, which is also the first.
    public func first() -> Wrapped?.Publisher {
        self
    }

    /// Sends the value if it passes a test.
    public func first(where predicate: (Output) -> Bool) -> Wrapped?.Publisher {
        filter(predicate)
    }

    /// Sends the only value, which is also the last.
    public func last() -> Wrapped?.Publisher {
        self
    }

    /// Sends the value if it passes a test.
    public func last(where predicate: (Output) -> Bool) -> Wrapped?.Publisher {
        filter(predicate)
    }

    /// Sends the value if it passes a test.
    public func filter(_ isIncluded: (Output) -> Bool) -> Wrapped?.Publisher {
        output.flatMap { isIncluded($0) ? $0 : nil }.publisher
    }

    /// Sends nothing and finishes.
    public func ignoreOutput() -> Empty<Output, Failure> {
        Empty()
    }

    /// Transforms the value with a closure.
    public func map<T>(_ transform: (Output) -> T) -> T?.Publisher {
        output.map(transform).publisher
    }

    /// Sends the only value, which is also the least.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Wrapped?.Publisher {
        self
    }

    /// Sends the only value, which is also the greatest.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Wrapped?.Publisher {
        self
    }

    /// Sends the value if `index` is zero.
    public func output(at index: Int) -> Wrapped?.Publisher {
        precondition(index >= 0, "Values are counted from zero")
        return index == 0 ? self : Wrapped?.Publisher(nil)
    }

    /// Sends the value if its index, zero, is in a range.
    public func output<R>(in range: R) -> Wrapped?.Publisher where R: RangeExpression, R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        precondition(range.lowerBound >= 0, "Values are counted from zero")
        return range.contains(0) ? self : Wrapped?.Publisher(nil)
    }

    /// Sends the value unless `maxLength` is zero.
    public func prefix(_ maxLength: Int) -> Wrapped?.Publisher {
        precondition(maxLength >= 0, "The number of values cannot be negative")
        return maxLength > 0 ? self : Wrapped?.Publisher(nil)
    }

    /// Sends the value if it passes a test.
    public func prefix(while predicate: (Output) -> Bool) -> Wrapped?.Publisher {
        filter(predicate)
    }

    /// Sends the result of a closure that combines an initial result with the value.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> T?.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// Sends the result of a closure that combines an initial result with the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> T?.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// Sends the value, because a single value has no duplicates.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Wrapped?.Publisher {
        self
    }

    /// Returns this publisher, because there is no error to replace.
    public func replaceError(with output: Output) -> Wrapped?.Publisher {
        self
    }

    /// Sends a given value if this publisher has none.
    public func replaceEmpty(with output: Output) -> Just<Output> {
        Just(self.output ?? output)
    }

    /// Returns this publisher, because there is nothing to retry.
    public func retry(_ times: Int) -> Wrapped?.Publisher {
        self
    }
}
