import CursesUISupport
import Foundation

/// Reads an `.xcconfig` file, which contains one setting per line, comments, and includes of other files.
enum ConfigurationFile {
    /// Returns the settings of a file; none if the file does not exist.
    static func settings(of file: URL, depth: Int = 0) -> [String: DocumentValue] {
        guard depth < 10, let text = try? file.text() else { return [:] }
        var settings: [String: DocumentValue] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
                .trimmingCharacters(in: .whitespaces)
            if words.hasPrefix("#include") {
                let names = words.split(separator: "\"")
                guard names.count > 1 else { continue }
                let other = file.deletingLastPathComponent().appending(path: String(names[1]))
                settings.merge(self.settings(of: other, depth: depth + 1)) { $1 }
            } else if let sign = words.firstIndex(of: "="), let name = settingName(words, upTo: sign) {
                settings[name.name] = DocumentValue(name.value)
            }
        }
        return settings
    }

    /// Returns the name and the value on a line. An equals sign within a condition, as in `[sdk=macosx*]`, does not
    /// separate them.
    private static func settingName(_ line: String, upTo sign: String.Index) -> (name: String, value: String)? {
        var sign = sign
        if let bracket = line[..<sign].firstIndex(of: "["), !line[bracket..<sign].contains("]") {
            guard let end = line[sign...].firstIndex(of: "]"), let next = line[end...].firstIndex(of: "=") else {
                return nil
            }
            sign = next
        }
        let name = line[..<sign].trimmingCharacters(in: .whitespaces)
        return name.isEmpty ? nil : (name, line[sign...].dropFirst().trimmingCharacters(in: .whitespaces))
    }
}
