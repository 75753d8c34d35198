import CombineCompat
import Foundation
import Testing

struct BytesTests {
    /// A session that waits long enough beside other tests.
    let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 600
        return URLSession(configuration: configuration)
    }()

    @Test("The response comes before the bytes, which come as they arrive")
    func streaming() async throws {
        let gate = DispatchSemaphore(value: 0)
        let server = try LoopbackServer { _, send in
            _ = send("HTTP/1.1 200 OK\r\nContent-Length: 12\r\nContent-Type: text/plain\r\n\r\nfirst\n")
            gate.wait()
            _ = send("second")
        }
        let (bytes, response) = try await session.bytes(from: server.url("x"))
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        var lines = bytes.lines.makeAsyncIterator()
        #expect(try await lines.next() == "first")
        gate.signal()
        #expect(try await lines.next() == "second")
        #expect(try await lines.next() == nil)
    }

    @Test("A status other than 200 is a response, and a server that is missing throws")
    func failures() async throws {
        var url: URL
        do {
            let server = try LoopbackServer { _, send in _ = send("gone".http(status: 404)) }
            url = server.url("x")
            let (bytes, response) = try await session.bytes(for: URLRequest(url: url))
            #expect((response as? HTTPURLResponse)?.statusCode == 404)
            var text: [UInt8] = []
            for try await byte in bytes { text.append(byte) }
            #expect(String(decoding: text, as: UTF8.self) == "gone")
        }
        url = URL(string: "http://127.0.0.1:1/")!
        await #expect(throws: (any Error).self) { try await session.bytes(from: url) }
    }

    @Test("Lines end at each kind of separator, and empty ones are left out")
    func lines() async throws {
        let text = "a\nb\r\n\n\rc\u{2028}d\u{85}\u{2029}é\n"
        let bytes = AsyncStream<UInt8> { continuation in
            for byte in text.utf8 { continuation.yield(byte) }
            continuation.finish()
        }
        var found: [String] = []
        for try await line in bytes.lines { found.append(line) }
        #expect(found == ["a", "b", "c", "d", "é"])
    }

    @Test("A file has lines")
    func file() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID())")
        try Data("a\nb".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        var found: [String] = []
        for try await line in url.lines { found.append(line) }
        #expect(found == ["a", "b"])
    }
}
