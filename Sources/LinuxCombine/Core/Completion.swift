extension Subscribers {
    /// The last signal of a publisher.
    public enum Completion<Failure: Error> {
        /// The publisher has ended normally.
        case finished

        /// The publisher has stopped because of an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion: Encodable where Failure: Encodable {}

extension Subscribers.Completion: Decodable where Failure: Decodable {}

extension Subscribers.Completion {
    /// The same completion with another kind of error.
    func mapFailure<NewFailure: Error>(
        _ transform: (Failure) -> NewFailure
    ) -> Subscribers.Completion<NewFailure> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }

    /// The same completion, its error forgotten to be of a certain kind.
    func erased() -> Subscribers.Completion<any Error> {
        mapFailure { $0 as any Error }
    }
}
