import CursesUITerminal
import Foundation
import Testing

@testable import CursesUI

/// Tests the socket through which a second terminal inspects an app.
@MainActor
@Suite("The socket of the inspector")
struct InspectorSocketTests {
    struct Berth: View {
        var body: some View { Text("Berth") }
    }

    private let folder: TemporaryFolder
    private let environment: [String: String]
    private let host: ViewHost

    init() throws {
        folder = try TemporaryFolder()
        environment = ["XDG_RUNTIME_DIR": folder.url.path, "HOME": "/nowhere"]
        host = ViewHost(
            RootView(content: Berth()), on: VirtualTerminal(size: CellSize(width: 40, height: 10)),
            diagnostics: Diagnostics(write: { _ in }))
        host.renderFrame()
    }

    private func mode(_ path: String) throws -> Int {
        try #require(
            FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test("An inspection and each request are the same after a journey as JSON")
    func coding() throws {
        let inspection = Inspection.fixture
        let data = try JSONEncoder().encode(inspection)
        #expect(!data.contains(UInt8(ascii: "\n")))
        #expect(try JSONDecoder().decode(Inspection.self, from: data) == inspection)
        let requests: [InspectionRequest] = [
            .choose(7), .choose(nil), .pick(true), .movePointer(columns: -1, rows: 5), .pause(false), .listAll(true),
            .clear,
        ]
        for request in requests {
            let data = try JSONEncoder().encode(request)
            #expect(try JSONDecoder().decode(InspectionRequest.self, from: data) == request)
        }
    }

    @Test("Lines are divided as they arrive, and one that is too long is dropped")
    func lines() {
        var reader = LineReader(limit: 4)
        #expect(reader.add(Array("ab".utf8)) == [])
        #expect(reader.add(Array("c\nd\n\nlonger".utf8)) == ["abc", "d", ""].map { Data($0.utf8) })
        #expect(reader.add(Array(" still\nyes\n".utf8)) == [Data("yes".utf8)])
    }

    @Test("The socket has the name and the process of the app; what a name may not hold is replaced")
    func names() {
        let socket = InspectorSocket(app: "My App/../x", process: 12, environment: environment)
        #expect(socket.path == folder.url.path + "/cursesui/My_App_.._x-12.socket")
        let cache = InspectorSocket(app: "A", process: 1, environment: ["HOME": "/home/ada"])
        #expect(cache.path == "/home/ada/.cache/cursesui/A-1.socket")
    }

    @Test("The socket has the mode 0600, its folder 0700, and both go at the end")
    func modes() throws {
        let inspector = Inspector(of: host, app: "Berth", clock: SystemClock())
        let socket = InspectorSocket(app: "Berth", process: getpid(), environment: environment)
        let place = folder.url.path + "/cursesui"
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place)
        let listener = try InspectorListener(at: socket, for: inspector)
        #expect(try mode(socket.path) == 0o600)
        #expect(try mode(place) == 0o700)
        #expect(InspectorSocket.all(in: environment) == [socket])
        listener.close()
        #expect(!FileManager.default.fileExists(atPath: socket.path))
    }

    @Test("A folder that is a link, and a name that is too long, are refused with what to do")
    func refusals() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.path + "/cursesui", withDestinationPath: "/tmp")
        let socket = InspectorSocket(app: "Berth", process: 1, environment: environment)
        #expect { try socket.listen() } throws: { "\($0)".contains("set XDG_RUNTIME_DIR to one that is") }
        let long = InspectorSocket(
            app: "Berth", process: 1,
            environment: ["XDG_RUNTIME_DIR": folder.url.path + "/" + String(repeating: "a", count: 90)])
        #expect { try long.listen() } throws: {
            "\($0)".contains("set XDG_RUNTIME_DIR to a folder with a shorter name")
        }
    }

    @Test("A socket that a crashed app has left is ignored and removed")
    func stale() throws {
        // No process can have this number, because it is the kernel's limit.
        let socket = InspectorSocket(app: "Gone", process: 4_194_304, environment: environment)
        close(try socket.listen())
        #expect(FileManager.default.fileExists(atPath: socket.path))
        #expect(InspectorSocket.all(in: environment) == [])
        #expect(!FileManager.default.fileExists(atPath: socket.path))
        #expect { try InspectorSocket.find(nil, in: environment) } throws: {
            "\($0)".contains("start one in a debug build, or with CURSESUI_INSPECT=1")
        }
    }

    @Test("An app is found by its name or its process; several are listed")
    func finding() throws {
        let first = InspectorSocket(app: "Berth", process: getpid(), environment: environment)
        let second = InspectorSocket(app: "Crane", process: 1, environment: environment)
        let descriptors = [try first.listen(), try second.listen()]
        defer { for descriptor in descriptors { close(descriptor) } }
        #expect(try InspectorSocket.find("Berth", in: environment) == first)
        #expect(try InspectorSocket.find("1", in: environment) == second)
        #expect { try InspectorSocket.find(nil, in: environment) } throws: {
            "\($0)".contains("name one, or its process: Berth \(getpid()), Crane 1")
        }
        #expect { try InspectorSocket.find("Dock", in: environment) } throws: {
            "\($0)".contains("named Dock; these are: Berth")
        }
    }

    @Test("Rubbish does not end the app, and a request after it is answered")
    func rubbish() async throws {
        let inspector = Inspector(of: host, app: "Berth", clock: SystemClock())
        let socket = InspectorSocket(app: "Berth", process: getpid(), environment: environment)
        let listener = try InspectorListener(at: socket, for: inspector)
        defer { listener.close() }
        let descriptor = try socket.connect()
        defer { close(descriptor) }
        #expect(SocketLines.user(at: descriptor) == geteuid())
        var rubbish = (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        rubbish += Array("\n{}\nnull\n{\"choose\":\"no number\"}\n{\"pick\":{\"_0\":7}}\n".utf8)
        rubbish += try JSONEncoder().encode(InspectionRequest.listAll(true)) + [UInt8(ascii: "\n")]
        var sent = 0
        while sent < rubbish.count {
            let count = rubbish[sent...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            try #require(count > 0)
            sent += count
            await Task.yield()
        }
        var reader = LineReader(limit: 1 << 24)
        var answer: Inspection?
        for _ in 0..<500 where answer?.listsAll != true {
            try await Task.sleep(for: .milliseconds(10))
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            if count == 0 { break }
            guard count > 0 else { continue }
            for line in reader.add(buffer[..<count]) {
                answer = try JSONDecoder().decode(Inspection.self, from: line)
            }
        }
        #expect(answer?.listsAll == true)
        #expect(answer?.app == "Berth")
        #expect(answer?.views.contains { $0.name == "Berth" } == true)
        #expect(host.graph.watcher != nil)
    }

    @Test("When the last inspector has gone, nothing is recorded any more")
    func goodbye() async throws {
        let inspector = Inspector(of: host, app: "Berth", clock: SystemClock())
        let socket = InspectorSocket(app: "Berth", process: getpid(), environment: environment)
        let listener = try InspectorListener(at: socket, for: inspector)
        defer { listener.close() }
        let descriptor = try socket.connect()
        for _ in 0..<500 where host.graph.watcher == nil { try await Task.sleep(for: .milliseconds(10)) }
        #expect(host.graph.watcher != nil)
        close(descriptor)
        for _ in 0..<500 where host.graph.watcher != nil { try await Task.sleep(for: .milliseconds(10)) }
        #expect(host.graph.watcher == nil)
        #expect(host.cover == nil)
    }

    @Test("The inspector is there in debug builds and where it is asked for; 0 turns it off")
    func door() throws {
        func door(_ value: String?, isDebug: Bool, runtime: Bool = true) -> InspectorDoor? {
            var variables = runtime ? environment : ["HOME": folder.url.path]
            variables["CURSESUI_INSPECT"] = value
            return InspectorDoor(to: host, app: "Berth", environment: variables, isDebugBuild: isDebug) { _ in
                Issue.record("it cannot be inspected")
            }
        }
        #expect(door(nil, isDebug: false) == nil)
        #expect(door("0", isDebug: true) == nil)
        for (value, isDebug) in [("1", false), (nil, true)] as [(String?, Bool)] {
            let door = try #require(door(value, isDebug: isDebug))
            #expect(InspectorSocket.all(in: environment).count == 1)
            #expect(!door.opens(for: .key(KeyPress("a"))))
            #expect(host.cover == nil)
            #expect(door.opens(for: .key(KeyPress(.function(12)))))
            #expect(host.cover != nil)
            door.inspector.close()
            door.close()
            #expect(InspectorSocket.all(in: environment).isEmpty)
        }
        // A debug build creates no folder in the home folder unless inspection is requested.
        let door = try #require(door(nil, isDebug: true, runtime: false))
        #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/.cache"))
        door.close()
    }
}
