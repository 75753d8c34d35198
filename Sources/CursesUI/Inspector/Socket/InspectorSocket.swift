import CursesUISupport
import CursesUITerminal
import Foundation

/// The socket through which an app answers inspectors: `NAME-PID.socket` in a folder that only the user can access.
package struct InspectorSocket: Hashable, Sendable {
    /// The name of the app.
    package let app: String
    /// The process id of the app.
    package let process: Int32
    /// The path of the socket.
    package let path: String

    private static let suffix = ".socket"

    /// An error whose one-line description says how to fix the problem.
    package struct Fault: Error, CustomStringConvertible {
        /// The description, without a final full stop.
        package let description: String

        init(_ description: String) {
            self.description = description.printable
        }
    }

    /// Creates the description of the socket of an app that is running or is about to run.
    package init(app: String, process: Int32, environment: [String: String]) {
        // The address of a socket has a maximum length, of which the folder needs a part.
        let name = app.prefix(40).map { $0.isLetter || $0.isNumber || "._+".contains($0) ? $0 : "_" }
        self.init(app: String(name), process: process, folder: Self.folder(in: environment))
    }

    private init(app: String, process: Int32, folder: String) {
        self.app = app
        self.process = process
        path = "\(folder)/\(app)-\(process)\(Self.suffix)"
    }

    /// Creates a socket from the name of a file in a folder. Returns `nil` if the name does not have the form of a
    /// socket's name.
    private init?(file: String, folder: String) {
        guard file.hasSuffix(Self.suffix) else { return nil }
        let name = file.dropLast(Self.suffix.count)
        guard let dash = name.lastIndex(of: "-"), let process = Int32(name[name.index(after: dash)...]), process > 0
        else { return nil }
        self.init(app: String(name[..<dash]), process: process, folder: folder)
    }

    /// Returns the folder of the sockets: `cursesui` in `XDG_RUNTIME_DIR`, or else in the user's cache folder.
    package static func folder(in environment: [String: String]) -> String {
        if let folder = BaseDirectory.runtime.path(in: environment) { return "\(folder)/cursesui" }
        let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
        return "\(BaseDirectory.cache.path(in: environment, home: home) ?? home)/cursesui"
    }

    /// Returns the sockets of all running apps. Sockets that crashed apps have left behind are removed.
    package static func all(in environment: [String: String]) -> [InspectorSocket] {
        let folder = folder(in: environment)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let sockets = files.compactMap { InspectorSocket(file: $0, folder: folder) }
        return sockets.filter { socket in
            guard let descriptor = try? socket.connect() else {
                if !socket.isProcessAlive { unlink(socket.path) }
                return false
            }
            close(descriptor)
            return true
        }
        .sorted { ($0.app, $0.process) < ($1.app, $1.process) }
    }

    private var isProcessAlive: Bool { kill(process, 0) == 0 || errno == EPERM }

    // MARK: Descriptors

    /// Creates the socket, which only this user can access.
    ///
    /// - Returns: the file descriptor at which connections are accepted.
    func listen() throws(Fault) -> Int32 {
        try prepareFolder()
        let descriptor = try Self.descriptor()
        unlink(path)
        guard try withAddress({ bind(descriptor, $0, $1) }) == 0, chmod(path, 0o600) == 0,
            Self.listen(descriptor)
        else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw Fault("the socket \(path) cannot be made: \(reason)")
        }
        return descriptor
    }

    /// Connects to the app.
    func connect() throws(Fault) -> Int32 {
        let descriptor = try Self.descriptor()
        guard try withAddress({ Self.connect(descriptor, $0, $1) }) == 0 else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw Fault("\(app) (process \(process)) does not answer: \(reason)")
        }
        return descriptor
    }

    private static func connect(
        _ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t
    ) -> Int32 {
        #if canImport(Glibc)
        Glibc.connect(descriptor, address, length)
        #else
        Darwin.connect(descriptor, address, length)
        #endif
    }

    private static func listen(_ descriptor: Int32) -> Bool {
        #if canImport(Glibc)
        Glibc.listen(descriptor, 4) == 0
        #else
        Darwin.listen(descriptor, 4) == 0
        #endif
    }

    /// Creates the folder with the mode 0700, or sets its mode to 0700. A folder that belongs to a different user is
    /// refused, because its owner could replace the socket.
    private func prepareFolder() throws(Fault) {
        let folder = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(
            atPath: (folder as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        mkdir(folder, 0o700)
        var status = stat()
        guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
            chmod(folder, 0o700) == 0
        else {
            throw Fault("\(folder) is not a folder of this user's; set XDG_RUNTIME_DIR to one that is")
        }
    }

    private static func descriptor() throws(Fault) -> Int32 {
        #if canImport(Glibc)
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #else
        let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
        #endif
        guard descriptor >= 0 else { throw Fault("no socket can be made: \(String(cString: strerror(errno)))") }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
    }

    private func withAddress(
        _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) throws(Fault) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let room = MemoryLayout.size(ofValue: address.sun_path)
        guard path.utf8.count < room else {
            throw Fault(
                "\(path) is too long for the name of a socket; set XDG_RUNTIME_DIR to a folder with a shorter name")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    // MARK: Finding

    /// Returns the running app with the given name or process id; without one, the only running app.
    package static func find(_ wanted: String?, in environment: [String: String]) throws(Fault) -> InspectorSocket {
        let all = all(in: environment)
        guard !all.isEmpty else {
            throw Fault(
                "no app can be inspected; start one in a debug build, or with CURSESUI_INSPECT=1 in its environment")
        }
        let list = all.map { "\($0.app) \($0.process)" }.joined(separator: ", ")
        let found = wanted.map { wanted in all.filter { $0.app == wanted || "\($0.process)" == wanted } } ?? all
        guard let first = found.first else {
            throw Fault("no app that can be inspected is named \(wanted ?? ""); these are: \(list)")
        }
        guard found.count == 1 else {
            throw Fault("there are several apps; name one, or its process: \(list)")
        }
        return first
    }
}
