// As in Combine, these operators use the functions of the standard library on the sequence itself.

extension Publishers.Sequence {
    /// Sends whether all elements pass a test.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result.Publisher(sequence.allSatisfy(predicate))
    }

    /// Sends whether all elements pass a test, or fails with the error that the test throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        Result { try sequence.allSatisfy(predicate) }.publisher
    }

    /// Sends the elements in one array.
    public func collect() -> Result<[Output], Failure>.Publisher {
        Result.Publisher(Array(sequence))
    }

    /// Transforms each element with a closure, and sends the results that are not `nil`.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence(sequence: sequence.compactMap(transform))
    }

    /// Sends whether any element passes a test.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result.Publisher(sequence.contains(where: predicate))
    }

    /// Sends whether any element passes a test, or fails with the error that the test throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        Result { try sequence.contains(where: predicate) }.publisher
    }

    /// Skips elements until one fails a test.
    public func drop(while predicate: (Elements.Element) -> Bool)
        -> Publishers.Sequence<DropWhileSequence<Elements>, Failure>
    {
        Publishers.Sequence(sequence: sequence.drop(while: predicate))
    }

    /// Skips the first elements.
    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        Publishers.Sequence(sequence: sequence.dropFirst(count))
    }

    /// Sends the elements that pass a test.
    public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        Publishers.Sequence(sequence: sequence.filter(isIncluded))
    }

    /// Sends nothing and finishes.
    public func ignoreOutput() -> Empty<Output, Failure> {
        Empty()
    }

    /// Transforms each element with a closure.
    public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence(sequence: sequence.map(transform))
    }

    /// Sends the first `maxLength` elements.
    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        Publishers.Sequence(sequence: sequence.prefix(maxLength))
    }

    /// Sends elements until one fails a test.
    public func prefix(while predicate: (Elements.Element) -> Bool)
        -> Publishers.Sequence<[Elements.Element], Failure>
    {
        Publishers.Sequence(sequence: sequence.prefix(while: predicate))
    }

    /// Combines all elements with a closure, and sends the final result.
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        Result.Publisher(sequence.reduce(initialResult, nextPartialResult))
    }

    /// Combines all elements with a closure, and sends the final result or fails with the closure's error.
    public func tryReduce<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        Result { try sequence.reduce(initialResult, nextPartialResult) }.publisher
    }

    /// Sends the elements, and replaces each `nil` with a value.
    public func replaceNil<T>(with output: T) -> Publishers.Sequence<[Output], Failure> where Elements.Element == T? {
        Publishers.Sequence(sequence: sequence.map { $0 ?? output })
    }

    /// Combines each element with the previous result, and sends every result.
    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) -> T
    ) -> Publishers.Sequence<[T], Failure> {
        var result = initialResult
        return map {
            result = nextPartialResult(result, $0)
            return result
        }
    }

    /// Changes the failure type.
    public func setFailureType<E>(to error: E.Type) -> Publishers.Sequence<Elements, E> where E: Error {
        Publishers.Sequence(sequence: sequence)
    }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Skips elements that are equal to the previous element.
    public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
        var last: Output?
        return filter { element in
            defer { last = element }
            return last != element
        }
    }

    /// Sends whether the sequence contains an element.
    public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
        Result.Publisher(sequence.contains(output))
    }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
    /// Sends the least element.
    public func min() -> Elements.Element?.Publisher {
        sequence.min().publisher
    }

    /// Sends the greatest element.
    public func max() -> Elements.Element?.Publisher {
        sequence.max().publisher
    }
}

extension Publishers.Sequence where Failure == Never {
    /// Sends the least element in the order that a closure defines.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher {
        sequence.min(by: areInIncreasingOrder).publisher
    }

    /// Sends the greatest element in the order that a closure defines.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher {
        sequence.max(by: areInIncreasingOrder).publisher
    }

    /// Sends the first element that passes a test.
    public func first(where predicate: (Output) -> Bool) -> Output?.Publisher {
        sequence.first(where: predicate).publisher
    }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// Sends the first element.
    public func first() -> Elements.Element?.Publisher {
        sequence.first.publisher
    }

    /// Sends the number of elements.
    public func count() -> Just<Int> {
        Just(sequence.count)
    }

    /// Sends the element at an index of the collection.
    public func output(at index: Elements.Index) -> Elements.Element?.Publisher {
        (sequence.indices.contains(index) ? sequence[index] : nil).publisher
    }

    /// Sends the elements in a range of the collection.
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
        Publishers.Sequence(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: Collection {
    /// Sends the number of elements.
    public func count() -> Result<Int, Failure>.Publisher {
        Result.Publisher(sequence.count)
    }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// Sends the last element.
    public func last() -> Elements.Element?.Publisher {
        sequence.last.publisher
    }

    /// Sends the last element that passes a test.
    public func last(where predicate: (Output) -> Bool) -> Elements.Element?.Publisher {
        sequence.last(where: predicate).publisher
    }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Sends values before the elements.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
        prepend(elements)
    }

    /// Sends the elements of a second sequence before these elements.
    public func prepend<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S: Swift.Sequence, Elements.Element == S.Element {
        Publishers.Sequence(sequence: Elements(elements) + sequence)
    }

    /// Sends the elements of a second sequence publisher before these elements.
    public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
        Publishers.Sequence(sequence: publisher.sequence + sequence)
    }

    /// Sends the elements of a second sequence publisher after these elements.
    public func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
        Publishers.Sequence(sequence: sequence + publisher.sequence)
    }

    /// Sends values after the elements.
    public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
        append(elements)
    }

    /// Sends the elements of a second sequence after these elements.
    public func append<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S: Swift.Sequence, Elements.Element == S.Element {
        Publishers.Sequence(sequence: sequence + elements)
    }
}
