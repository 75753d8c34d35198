import Foundation

/// Reads the Unicode Character Database as installed by Debian's package unicode-data. The environment variable
/// `UNICODE_DATA` selects a different folder.
package enum UnicodeData {
    /// The folder of the files.
    package static let folder =
        ProcessInfo.processInfo.environment["UNICODE_DATA"] ?? "/usr/share/unicode"

    /// The version in the files, such as `15.0.0`; `nil` if they are not installed.
    package static let version: String? = {
        let ages = try? String(contentsOfFile: "\(folder)/DerivedAge.txt", encoding: .utf8)
        return ages?.firstMatch(of: /^# DerivedAge-([0-9.]+)\.txt\n/).map { String($0.1) }
    }()

    /// Returns the lines of a file without comments, split into fields.
    package static func fields(of file: String) throws -> [[String]] {
        try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
            .split(separator: "\n")
            .compactMap { line -> [String]? in
                let content = line.prefix { $0 != "#" }
                let fields = content.split(separator: ";", omittingEmptySubsequences: false)
                    .map { $0.trimmingCharacters(in: .whitespaces) }
                return fields.first == "" ? nil : fields
            }
    }

    /// Returns the ranges of scalars in a property file, with the value of the second field.
    package static func ranges(of file: String) throws -> [(ClosedRange<UInt32>, String)] {
        try fields(of: file).map { fields in
            let ends = fields[0].split(separator: ".").map { UInt32($0, radix: 16)! }
            return (ends[0]...ends[ends.count - 1], fields[1])
        }
    }

    /// Returns the text for hexadecimal code points as in the files. Code points that are not scalars are ignored.
    package static func text(_ points: String) -> String {
        var text = ""
        text.unicodeScalars.append(
            contentsOf: points.split(separator: " ").compactMap { UInt32($0, radix: 16) }
                .compactMap(Unicode.Scalar.init))
        return text
    }

    /// Returns the scalars of a range such as `1F600..1F64F`.
    package static func scalars(in range: String) -> [Unicode.Scalar] {
        let ends = range.split(separator: ".").compactMap { UInt32($0, radix: 16) }
        guard let first = ends.first, let last = ends.last else { return [] }
        return (first...last).compactMap(Unicode.Scalar.init)
    }
}
