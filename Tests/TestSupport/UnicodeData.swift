import Foundation

/// Reads the Unicode Character Database as Debian's package unicode-data installs it; the variable
/// `UNICODE_DATA` names its folder where it is elsewhere.
package enum UnicodeData {
    /// Where the files are.
    package static let folder =
        ProcessInfo.processInfo.environment["UNICODE_DATA"] ?? "/usr/share/unicode"

    /// The version that the files name, such as `15.0.0`; `nil` if they are not installed.
    package static let version: String? = {
        let ages = try? String(contentsOfFile: "\(folder)/DerivedAge.txt", encoding: .utf8)
        return ages?.firstMatch(of: /^# DerivedAge-([0-9.]+)\.txt\n/).map { String($0.1) }
    }()

    /// The lines of a file without comments, each cut into its fields.
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

    /// The ranges of scalars that a file of properties lists, with the value of the second field.
    package static func ranges(of file: String) throws -> [(ClosedRange<UInt32>, String)] {
        try fields(of: file).map { fields in
            let ends = fields[0].split(separator: ".").map { UInt32($0, radix: 16)! }
            return (ends[0]...ends[ends.count - 1], fields[1])
        }
    }

    /// The text of code points in hexadecimal, as the files have it; what is no scalar is left out.
    package static func text(_ points: String) -> String {
        var text = ""
        text.unicodeScalars.append(
            contentsOf: points.split(separator: " ").compactMap { UInt32($0, radix: 16) }
                .compactMap(Unicode.Scalar.init))
        return text
    }

    /// The scalars of a range such as `1F600..1F64F`.
    package static func scalars(in range: String) -> [Unicode.Scalar] {
        let ends = range.split(separator: ".").compactMap { UInt32($0, radix: 16) }
        guard let first = ends.first, let last = ends.last else { return [] }
        return (first...last).compactMap(Unicode.Scalar.init)
    }
}
