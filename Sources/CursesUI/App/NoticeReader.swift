import Dispatch
import Foundation

/// Reads the notices that a development tool sends to the app that it has started. Each line is a JSON array of
/// strings.
@MainActor
final class NoticeReader {
    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private var rest = Data()
    private let show: ([String]) -> Void

    /// - Parameters:
    ///   - name: the number of a file descriptor that the tool has opened, as a string from the environment.
    ///   - show: receives the lines of each notice; an empty array hides the notice.
    /// - Returns: `nil` if the name is not the number of an open file descriptor.
    init?(_ name: String?, show: @escaping ([String]) -> Void) {
        guard let descriptor = name.flatMap({ Int32($0) }), descriptor > STDERR_FILENO,
            fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0, fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0
        else { return nil }
        self.descriptor = descriptor
        self.show = show
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.receive() }
        }
        source.activate()
    }

    private func receive() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &buffer, buffer.count)
        // The tool has ended, and the app continues without it.
        if count == 0 { return source.cancel() }
        guard count > 0 else { return }
        rest += buffer.prefix(count)
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let line = Data(rest[..<end])
            rest = Data(rest[(end + 1)...])
            if let lines = try? JSONDecoder().decode([String].self, from: line) { show(lines) }
        }
    }
}
