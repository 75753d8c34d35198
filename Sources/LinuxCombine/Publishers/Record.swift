/// A publisher that sends recorded values and a completion.
public struct Record<Output, Failure>: Publisher where Failure: Error {
    /// The recorded values and the completion.
    public let recording: Recording

    /// Creates a record with a closure that fills the recording.
    public init(record: (inout Record<Output, Failure>.Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Creates a publisher of a recording.
    public init(recording: Record<Output, Failure>.Recording) {
        self.recording = recording
    }

    /// Creates a publisher of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    @inlinable
    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        ValuesSubscription.start(
            recording.output,
            completion: recording.completion,
            description: "\(recording.output)",
            cancelledDescription: "Cancelled Events",
            downstream: subscriber
        )
    }

    /// A recording of values and a completion.
    public struct Recording {
        public typealias Input = Output

        /// The values.
        public internal(set) var output: [Output]

        /// The completion, which is `.finished` by default.
        public internal(set) var completion: Subscribers.Completion<Failure>

        private var isComplete: Bool

        /// Creates an empty recording.
        public init() {
            output = []
            completion = .finished
            isComplete = false
        }

        /// Creates a recording of values and a completion.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
            isComplete = true
        }

        /// Records a value.
        ///
        /// - Precondition: no completion has been recorded.
        public mutating func receive(_ input: Record<Output, Failure>.Recording.Input) {
            precondition(!isComplete, "A recording takes no value after its completion")
            output.append(input)
        }

        /// Records the completion.
        ///
        /// - Precondition: no completion has been recorded.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isComplete, "A recording takes one completion")
            self.completion = completion
            isComplete = true
        }
    }
}

private enum RecordKey: CodingKey { case recording, output, completion }

extension Record: Encodable where Output: Encodable, Failure: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: RecordKey.self)
        try container.encode(recording, forKey: .recording)
    }
}

extension Record: Decodable where Output: Decodable, Failure: Decodable {
    public init(from decoder: any Decoder) throws {
        self.init(recording: try decoder.container(keyedBy: RecordKey.self).decode(Recording.self, forKey: .recording))
    }
}

extension Record.Recording where Output: Codable, Failure: Codable {
    /// Encodes the recording.
    public func encode(into encoder: any Encoder) throws {
        try encode(to: encoder)
    }
}

extension Record.Recording: Encodable where Output: Encodable, Failure: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: RecordKey.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}

extension Record.Recording: Decodable where Output: Decodable, Failure: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: RecordKey.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion)
        )
    }
}
