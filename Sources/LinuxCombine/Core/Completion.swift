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

/// The keys of an encoded completion. As in Combine, it is encoded as `{"success":true}` or
/// `{"success":false,"error":...}`.
private enum CompletionKey: CodingKey { case success, error }

extension Subscribers.Completion: Encodable where Failure: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CompletionKey.self)
        switch self {
        case .finished:
            try container.encode(true, forKey: .success)
        case .failure(let error):
            try container.encode(false, forKey: .success)
            try container.encode(error, forKey: .error)
        }
    }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CompletionKey.self)
        if try container.decode(Bool.self, forKey: .success) {
            self = .finished
        } else {
            self = .failure(try container.decode(Failure.self, forKey: .error))
        }
    }
}

extension Subscribers.Completion {
    /// Returns the same completion with its error transformed.
    @inlinable
    func mapFailure<NewFailure: Error>(
        _ transform: (Failure) -> NewFailure
    ) -> Subscribers.Completion<NewFailure> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }

    /// Returns the same completion with the type of its error erased.
    func erased() -> Subscribers.Completion<any Error> {
        mapFailure { $0 as any Error }
    }
}
