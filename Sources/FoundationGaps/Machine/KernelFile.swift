import Foundation
import Glibc

/// The files in which Linux's kernel tells about the machine and its programs.
enum KernelFile {
    /// Returns the text of a file; `nil` if it cannot be read.
    static func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the text of a file with a single line; `nil` if it cannot be read or is empty.
    static func line(_ path: String) -> String? {
        guard let text = text(path)?.trimmingCharacters(in: .whitespacesAndNewlines.union(["\0"])), !text.isEmpty else {
            return nil
        }
        return text
    }

    /// Returns the number that a file consists of.
    static func number(_ path: String) -> Int? { line(path).flatMap { Int($0) } }

    /// Returns the numbers of a file with a name and a number in each line, as in `MemFree:  123 kB`.
    static func numbers(_ path: String) -> [Substring: UInt64] {
        var numbers: [Substring: UInt64] = [:]
        for line in (text(path) ?? "").split(separator: "\n") {
            let words = line.split { $0 == " " || $0 == "\t" || $0 == ":" }
            if words.count > 1, let number = UInt64(words[1]) { numbers[words[0]] = number }
        }
        return numbers
    }

    /// Returns the value of a name in a file such as `/proc/cpuinfo`: the first line `name : value`.
    static func value(_ name: String, in path: String) -> String? {
        for line in (text(path) ?? "").split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":"),
                line[..<colon].trimmingCharacters(in: .whitespaces) == name
            else { continue }
            return line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        return nil
    }

    /// The bytes of a page.
    static let pageSize = UInt64(max(sysconf(Int32(_SC_PAGESIZE)), 1))

    /// The ticks of a second, in which the kernel counts the time of processors.
    static let ticksPerSecond = UInt64(max(sysconf(Int32(_SC_CLK_TCK)), 1))

    /// Returns a number of ticks of the kernel as nanoseconds.
    static func nanoseconds(ticks: UInt64) -> UInt64 { ticks &* (1_000_000_000 / ticksPerSecond) }
}
