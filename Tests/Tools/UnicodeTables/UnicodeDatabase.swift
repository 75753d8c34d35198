import Foundation

/// Reads the files of the Unicode Character Database in a folder.
struct UnicodeDatabase {
    /// The range of all code points.
    static let codePoints = 0..<0x110000

    /// The files that state their version. UnicodeData.txt does not.
    private static let files = [
        "ArabicShaping.txt", "BidiBrackets.txt", "BidiMirroring.txt", "EastAsianWidth.txt", "LineBreak.txt",
        "PropList.txt", "extracted/DerivedBidiClass.txt", "extracted/DerivedGeneralCategory.txt",
        "extracted/DerivedJoiningType.txt",
    ]

    let folder: String
    /// The version in the first lines of the files, such as `15.0.0`.
    let version: String

    /// - Throws: an error if a file is missing, or if the files have different versions.
    init(folder: String) throws {
        self.folder = folder
        version = try Self.version(of: "DerivedAge.txt", in: folder)
        for file in Self.files {
            let other = try Self.version(of: file, in: folder)
            guard other == version else {
                throw TableError("\(folder)/\(file) is of version \(other), DerivedAge.txt of \(version).")
            }
        }
    }

    /// Reads the version from a first line such as `# LineBreak-15.0.0.txt`.
    private static func version(of file: String, in folder: String) throws -> String {
        let text = try contents(of: file, in: folder)
        guard let line = text.split(separator: "\n").first,
            let version = line.firstMatch(of: /-(\d+\.\d+\.\d+)\.txt$/)
        else { throw TableError("The first line of \(folder)/\(file) names no version.") }
        return String(version.1)
    }

    private static func contents(of file: String, in folder: String) throws -> String {
        do {
            return try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        } catch {
            throw TableError(
                """
                \(folder)/\(file) cannot be read. On Debian and Ubuntu the package unicode-data has the \
                database; UNICODE_DATA names its folder elsewhere.
                """)
        }
    }

    /// Returns the lines of a file without comments, each split into its fields.
    func fields(of file: String) throws -> [[Substring]] {
        try Self.contents(of: file, in: folder).split(separator: "\n").compactMap { line in
            let fields = line.prefix { $0 != "#" }
                .split(separator: ";", omittingEmptySubsequences: false)
                .map { $0.trimmingPrefix(while: \.isWhitespace) }
                .map { $0[..<($0.lastIndex { !$0.isWhitespace }.map($0.index(after:)) ?? $0.startIndex)] }
            return fields.allSatisfy(\.isEmpty) ? nil : fields
        }
    }

    /// Returns the ranges of code points that a file lists, with the value of the second field.
    func ranges(of file: String) throws -> [(ClosedRange<Int>, String)] {
        try fields(of: file).map { fields in
            let ends = fields[0].split(separator: ".").compactMap { Int($0, radix: 16) }
            guard let first = ends.first, let last = ends.last, fields.count > 1 else {
                throw TableError("\(file) has a line that is no range: \(fields.joined(separator: ";"))")
            }
            return (first...last, String(fields[1]))
        }
    }

    /// Returns ranges of code points with default values, for code points that a file does not list. Later ranges take
    /// precedence.
    ///
    /// Files declare the defaults in comments such as `# @missing: 0590..05FF; Right_To_Left`.
    func defaults(of file: String) throws -> [(ClosedRange<Int>, String)] {
        try Self.contents(of: file, in: folder)
            .matches(of: /# @missing: ([0-9A-F]+)\.\.([0-9A-F]+); (\w+)/)
            .map { match in
                guard let first = Int(match.1, radix: 16), let last = Int(match.2, radix: 16), first <= last else {
                    throw TableError("\(file) has a line that is no range: \(match.0)")
                }
                return (first...last, String(match.3))
            }
    }

    /// Returns the value of a property for every code point.
    ///
    /// - Parameter fallback: the value of a code point that the file does not list.
    func values(of file: String, fallback: String) throws -> [String] {
        var values = [String](repeating: fallback, count: Self.codePoints.count)
        for (range, value) in try ranges(of: file) {
            for point in range { values[point] = value }
        }
        return values
    }

    /// Returns the code points that have a binary property according to a file.
    func codePoints(with property: String, in file: String) throws -> Set<Int> {
        try ranges(of: file).reduce(into: []) { points, line in
            if line.1 == property { points.formUnion(line.0) }
        }
    }
}

/// The reason why the tables cannot be generated.
struct TableError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
