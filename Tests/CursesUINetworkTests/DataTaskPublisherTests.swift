import CombineCompat
import Testing

private struct User: Codable, Equatable {
    var login: String
}

private enum APIError: Error, Equatable {
    case status(Int)
    case other
}

struct DataTaskPublisherTests {
    let session = URLSession(configuration: .ephemeral)

    /// Returns the first value or the error of a publisher.
    private func result<P: Publisher>(of publisher: P) async -> Result<P.Output, any Error> {
        do {
            for try await value in publisher.values { return .success(value) }
            return .failure(APIError.other)
        } catch {
            return .failure(error)
        }
    }

    @Test("A status other than 200 is a value with its data", arguments: [200, 404, 500])
    func status(_ status: Int) async throws {
        let server = try LoopbackServer { _, send in _ = send("hello".http(status: status)) }
        let (data, response) = try await result(of: session.dataTaskPublisher(for: server.url("x"))).get()
        #expect(String(decoding: data, as: UTF8.self) == "hello")
        #expect((response as? HTTPURLResponse)?.statusCode == status)
    }

    @Test("A status other than 200 throws, JSON is decoded, errors are mapped")
    func pipeline() async throws {
        let server = try LoopbackServer { path, send in
            _ = send(#"{"login": "marble-fox", "more": 1}"#.http(status: path == "/good" ? 200 : 404))
        }
        func user(_ path: String) -> AnyPublisher<User, APIError> {
            session.dataTaskPublisher(for: server.url(path))
                .tryMap { data, response -> Data in
                    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                    guard status == 200 else { throw APIError.status(status) }
                    return data
                }
                .decode(type: User.self, decoder: JSONDecoder())
                .mapError { $0 as? APIError ?? .other }
                .eraseToAnyPublisher()
        }
        #expect(try await result(of: user("good")).get() == User(login: "marble-fox"))
        await #expect(throws: APIError.status(404)) { try await result(of: user("bad")).get() }
    }

    @Test("A request that avoids constrained networks falls back when the error requires it")
    func lowData() async throws {
        let server = try LoopbackServer { path, send in _ = send(path.http()) }
        func fetch(_ refusal: URLError?) -> AnyPublisher<Data, any Error> {
            var request = URLRequest(url: server.url("high"))
            request.allowsConstrainedNetworkAccess = false
            let first =
                refusal.map { Fail(error: $0).eraseToAnyPublisher() }
                ?? session.dataTaskPublisher(for: request).eraseToAnyPublisher()
            return
                first
                .tryCatch { error -> URLSession.DataTaskPublisher in
                    guard error.networkUnavailableReason == .constrained else { throw error }
                    return session.dataTaskPublisher(for: server.url("low"))
                }
                .map(\.data)
                .eraseToAnyPublisher()
        }
        let reason = URLError.NetworkUnavailableReason.constrained.rawValue
        let refusal = URLError(.notConnectedToInternet, userInfo: [NSURLErrorNetworkUnavailableReasonKey: reason])
        #expect(try await result(of: fetch(nil)).get() == Data("/high".utf8))
        #expect(try await result(of: fetch(refusal)).get() == Data("/low".utf8))
        await #expect(throws: URLError.self) { try await result(of: fetch(URLError(.badURL))).get() }
    }

    @Test("The time limit of the session applies to a body that arrives slowly")
    func totalTimeLimit() async throws {
        let server = try LoopbackServer { _, send in
            guard send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n") else { return }
            while send("x") { Thread.sleep(forTimeInterval: 0.02) }
        }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForResource = 0.3
        let session = URLSession(configuration: configuration)
        let start = ContinuousClock.now
        let error = await #expect(throws: URLError.self) {
            try await result(of: session.dataTaskPublisher(for: server.url("slow"))).get()
        }
        #expect(error?.code == .timedOut)
        #expect(error?.failingURL == server.url("slow"))
        #expect(ContinuousClock.now - start >= .milliseconds(300))
    }

    @Test("A refused connection is a URLError")
    func refused() async throws {
        let url = try LoopbackServer { _, _ in }.url("gone")
        let error = await #expect(throws: URLError.self) {
            try await result(of: session.dataTaskPublisher(for: url)).get()
        }
        #expect(error?.code == .cannotConnectToHost || error?.code == .networkConnectionLost)
    }

    @Test("Cancelling stops the task and sends nothing, not even a completion")
    func cancellation() async throws {
        let (gone, continuation) = AsyncStream<Void>.makeStream()
        let (asked, askedContinuation) = AsyncStream<Void>.makeStream()
        let server = try LoopbackServer { _, send in
            guard send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n") else { return }
            askedContinuation.finish()
            while send("x") { Thread.sleep(forTimeInterval: 0.005) }
            continuation.finish()
        }
        nonisolated(unsafe) var events: [String] = []  // Accessed here only before and after the task runs.
        let cancellable = session.dataTaskPublisher(for: server.url("endless"))
            .handleEvents(receiveCancel: { events.append("cancel") })
            .sink(
                receiveCompletion: { _ in events.append("completion") },
                receiveValue: { _ in events.append("value") }
            )
        for await _ in asked {}
        cancellable.cancel()
        for await _ in gone {}
        #expect(events == ["cancel"])
    }

    @Test("Nothing is fetched before a value is requested")
    func demand() async throws {
        let requests = AsyncStream<String>.makeStream()
        let server = try LoopbackServer { path, send in
            requests.continuation.yield(path)
            _ = send("".http())
        }
        var subscription: (any Subscription)?
        session.dataTaskPublisher(for: server.url("first")).subscribe(
            AnySubscriber(receiveSubscription: { subscription = $0 })
        )
        _ = await result(of: session.dataTaskPublisher(for: server.url("second")))
        subscription?.request(.max(1))
        var paths: [String] = []
        for await path in requests.stream {
            paths.append(path)
            if paths.count == 2 { break }
        }
        #expect(paths == ["/second", "/first"])
    }

    @Test("In a session without a cache a request can be cancelled while it begins, fails or completes")
    func cancelledAtAnyMoment() async throws {
        let configuration = URLSessionConfiguration.default
        configuration.urlCache = nil
        let session = URLSession(configuration: configuration)
        let server = try LoopbackServer { path, send in if path != "/broken" { _ = send(path.http()) } }
        for number in 0..<200 {
            let url = server.url(number.isMultiple(of: 2) ? "broken" : "whole")
            let subscription = session.dataTaskPublisher(for: url).sink { _ in
            } receiveValue: { _ in
            }
            let end = ContinuousClock.now + .microseconds(number * 10)
            while ContinuousClock.now < end { await Task.yield() }
            subscription.cancel()
        }
        let (data, _) = try await result(of: session.dataTaskPublisher(for: server.url("whole"))).get()
        #expect(String(decoding: data, as: UTF8.self) == "/whole")
    }
}
