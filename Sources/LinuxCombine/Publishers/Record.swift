/// A publisher that sends values that were written down beforehand, and a completion.
public struct Record<Output, Failure>: Publisher where Failure: Error {
    /// What was written down.
    public let recording: Recording

    /// Makes a record by writing it.
    public init(record: (inout Record<Output, Failure>.Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// A publisher of what was recorded.
    public init(recording: Record<Output, Failure>.Recording) {
        self.recording = recording
    }

    /// A publisher of values and an end.
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

    /// Values and a completion, written down one by one.
    public struct Recording {
        public typealias Input = Output

        /// The values.
        public internal(set) var output: [Output]

        /// The completion; `.finished` unless another is written down.
        public internal(set) var completion: Subscribers.Completion<Failure>

        private var isComplete: Bool

        /// An empty recording.
        public init() {
            output = []
            completion = .finished
            isComplete = false
        }

        /// A recording of values and an end.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
            isComplete = true
        }

        /// Writes down a value.
        ///
        /// - Precondition: no completion has been written down.
        public mutating func receive(_ input: Record<Output, Failure>.Recording.Input) {
            precondition(!isComplete, "A recording takes no value after its completion")
            output.append(input)
        }

        /// Writes down the completion.
        ///
        /// - Precondition: none has been written down.
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
    /// Writes the recording.
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
