import Foundation
import Glibc

/// Writes the name of a program.
///
/// - Parameters:
///   - pid: the program.
///   - buffer: receives the name and a zero byte.
///   - buffersize: the bytes for which there is room.
/// - Returns: the bytes of the name, or 0 with `ESRCH` in `errno` if there is no such program.
@discardableResult
public func proc_name(_ pid: Int32, _ buffer: UnsafeMutableRawPointer?, _ buffersize: UInt32) -> Int32 {
    answer(ProcessName.name(of: pid), buffer, buffersize)
}

/// Writes the path of the file of a program.
///
/// - Parameters:
///   - pid: the program.
///   - buffer: receives the path and a zero byte.
///   - buffersize: the bytes for which there is room.
/// - Returns: the bytes of the path, or 0 with `ESRCH` in `errno` if there is no such program, if it is a part of the
///   kernel, or if it belongs to another user.
@discardableResult
public func proc_pidpath(_ pid: Int32, _ buffer: UnsafeMutableRawPointer?, _ buffersize: UInt32) -> Int32 {
    answer(ProcessName.path(of: pid), buffer, buffersize)
}

private func answer(_ text: String?, _ buffer: UnsafeMutableRawPointer?, _ buffersize: UInt32) -> Int32 {
    guard let text else {
        errno = ESRCH
        return 0
    }
    guard let buffer, buffersize > 0 else {
        errno = ENOMEM
        return 0
    }
    write(text, into: UnsafeMutableRawBufferPointer(start: buffer, count: Int(buffersize)))
    return Int32(strlen(buffer.assumingMemoryBound(to: CChar.self)))
}

/// The names of programs.
enum ProcessName {
    /// Returns the path of the file of a program; `nil` if it is not known.
    static func path(of pid: pid_t) -> String? {
        guard pid > 0 else { return nil }
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(pid)/exe")
        // The kernel adds a word if the file has been replaced meanwhile.
        return path.map { $0.hasSuffix(" (deleted)") ? String($0.dropLast(10)) : $0 }
    }

    /// Returns the name of a program: that of its file if the kernel has cut it off, and otherwise the one that the
    /// program has given itself.
    static func name(of pid: pid_t) -> String? {
        guard let short = ProcessFacts(pid)?.name else { return nil }
        guard short.utf8.count == 15, let file = path(of: pid)?.split(separator: "/").last, file.hasPrefix(short) else {
            return short
        }
        return String(file)
    }
}
