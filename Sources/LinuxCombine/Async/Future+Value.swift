extension Future where Failure == Never {
    /// The promised value. Reading it waits until the value is available.
    public final var value: Output {
        get async {
            for await value in values { return value }
            preconditionFailure("A future that cannot fail has a value when it completes")
        }
    }
}

extension Future {
    /// The promised value. Reading it waits until the value is available, or throws the error.
    public final var value: Output {
        get async throws {
            for try await value in values { return value }
            throw CancellationError()
        }
    }
}
