/// The text of a settings file: lines with `[section]`, lines with `name = value`, and comments after `#`.
///
/// A name or a value with characters other than letters, digits and hyphens must be in quotation marks; several values
/// are in brackets. So each file is valid TOML, of which this is a small subset. A value without quotation marks is
/// accepted as well: it ends at the end of the line, or at a comment.
///
/// ```toml
/// preset = "vim"
///
/// [list]
/// first = "g g"
/// down = ["j", "Control-N"]
/// ```
package struct SettingsFile: Sendable {
    /// A setting: a name with its values.
    package struct Setting: Equatable, Sendable {
        /// The section that the setting is in; empty for settings before the first section.
        package let section: String
        package let name: String
        package let values: [String]
        /// The line number, from 1.
        package let line: Int
    }

    /// A line that cannot be used, and the reason.
    package struct Problem: Error, Equatable, Sendable, CustomStringConvertible {
        package let file: String
        package let line: Int
        package let reason: String

        package init(file: String, line: Int, reason: String) {
            self.file = file
            self.line = line
            self.reason = reason
        }

        package var description: String { "\(file):\(line): \(reason)" }
    }

    /// The name of the file in messages.
    package let file: String
    package private(set) var settings: [Setting] = []
    /// The lines that were ignored.
    package private(set) var problems: [Problem] = []

    package init(_ text: String, file: String) {
        self.file = file
        var section = ""
        var lines: [String: Int] = [:]
        for (index, text) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            var line = SettingsLine(text)
            do throws(SettingsLine.Failure) {
                switch try line.read() {
                case .blank: break
                case .section(let name): section = name
                case .setting(let name, let values):
                    let setting = Setting(section: section, name: name, values: values, line: index + 1)
                    if let first = lines["\(section)\n\(name)"] {
                        report(index + 1, "\"\(name)\" has a value in line \(first) already")
                    } else {
                        lines["\(section)\n\(name)"] = index + 1
                        settings.append(setting)
                    }
                }
            } catch {
                report(index + 1, error.reason)
            }
        }
    }

    /// Records that a line cannot be used.
    package mutating func report(_ line: Int, _ reason: String) {
        problems.append(Problem(file: file, line: line, reason: reason))
    }
}
